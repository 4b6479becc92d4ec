#!/usr/bin/env bash
# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing and tests gpuplan: release build and all tests, core tests under the address and
# undefined-behaviour sanitizers, three minutes of fuzzing, format, clang-tidy on changed files.
#   packaging/test.sh         what a change must pass
#   packaging/test.sh --all   the long form: also clang, thread sanitizer, window under sanitizers, tidy on all
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source packaging/packages.sh
source packaging/steps.sh

ALL=false
case ${1:-} in
'') ;;
--all) ALL=true ;;
*)
  printf 'usage: packaging/test.sh [--all]\n' >&2
  exit 2
  ;;
esac
JOBS=$(nproc)
FUZZ_SECONDS=180
TIDY_AT_MOST=24
if $ALL; then
  FUZZ_SECONDS=900
  TIDY_AT_MOST=100000
fi
export LC_ALL=C.UTF-8 CTEST_PARALLEL_LEVEL=$JOBS
# The folder may belong to another user than the one who runs the tests (a container, a mounted folder).
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=$PWD

sources()
{
  if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -- '*.cpp' '*.h'
  else
    find core ui app tests -name '*.cpp' -o -name '*.h'
  fi
}

build_and_test()
{
  local preset=$1
  shift
  step "$preset: configure" cmake --preset "$preset" "$@"
  step "$preset: build" cmake --build --preset "$preset"
  step "$preset: test" ctest --preset "$preset"
  say "  $(grep -E 'tests passed|tests failed' "$LOGS/$preset--test.log" || true)"
}

# Every text of the sources is in the translation files, and translated.
check_translations()
{
  local folder=build/translations lupdate=/usr/lib/qt6/bin/lupdate
  rm -rf "$folder" && mkdir -p "$folder" && cp resources/i18n/*.ts "$folder"
  "$lupdate" -I . -locations none -no-obsolete -pluralonly ui app -ts "$folder/gpuplan_en.ts" || return 1
  "$lupdate" -I . -locations none -no-obsolete ui app -ts "$folder/gpuplan_es.ts" || return 1
  if grep -B3 'type="unfinished"' "$folder"/*.ts; then
    printf 'Translate these: cmake --build build/dev --target update_translations, then edit resources/i18n.\n'
    return 1
  fi
}

check_format() { sources | xargs clang-format-14 --dry-run -Werror; }

# First inputs: the files of tests/fuzz/corpus/<subject>; for targets that have none, all plans of the tests.
fuzz_one()
{
  local target=$1 seconds=$2 name seeds found
  name=$(basename "$target")
  found=build/fuzz/found/$name
  mapfile -t seeds < <(find "tests/fuzz/corpus/${name#fuzz_}" -maxdepth 0 2>/dev/null)
  ((${#seeds[@]})) || mapfile -t seeds < <(find tests/cases tests/broken resources/templates -maxdepth 0 2>/dev/null)
  mkdir -p "build/fuzz/corpus/$name" "$found"
  "$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=3000 -print_final_stats=1 \
    -artifact_prefix="$found/" "build/fuzz/corpus/$name" "${seeds[@]}"
}

fuzz()
{
  step 'fuzz: configure' cmake --preset fuzz
  step 'fuzz: build' cmake --build --preset fuzz
  local targets
  mapfile -t targets < <(find build/fuzz/bin -name 'fuzz_*' -type f -executable 2>/dev/null | sort)
  if ((${#targets[@]} == 0)); then
    say 'fuzz: no targets yet'
    return 0
  fi
  local target each=$((FUZZ_SECONDS / ${#targets[@]}))
  for target in "${targets[@]}"; do
    step "$(basename "$target") for $each s" fuzz_one "$target" "$each"
  done
}

# The commit that the present state is compared with: where it left main, or else the one before.
base_commit()
{
  local base
  base=$(git merge-base HEAD origin/main 2>/dev/null) || base=''
  if [[ -z $base || $base == $(git rev-parse HEAD) ]]; then
    base=$(git rev-parse --verify --quiet HEAD~1) || base=''
  fi
  printf '%s' "$base"
}

# A changed header is checked through the sources that include it first: its own, or else one that includes it.
source_for()
{
  local file=$1
  case $file in
  *.cpp) printf '%s\n' "$file" ;;
  *) if [[ -e ${file%.h}.cpp ]]; then
    printf '%s\n' "${file%.h}.cpp"
  else
    { grep -rlF "#include \"$file\"" --include='*.cpp' core ui app || true; } | sort | sed -n 1p
  fi ;;
  esac
}

files_to_tidy()
{
  local base=''
  $ALL || base=$(base_commit 2>/dev/null)
  if [[ -z $base ]]; then
    sources | grep -E '^(core|ui|app)/.*\.cpp$'
    return
  fi
  git diff --name-only --diff-filter=d "$base" -- 'core/*.cpp' 'core/*.h' 'ui/*.cpp' 'ui/*.h' 'app/*.cpp' 'app/*.h' \
    | while read -r file; do source_for "$file"; done | sort -u
}

tidy()
{
  local files
  mapfile -t files < <(files_to_tidy)
  local shown=${#files[@]}
  if ((shown == 0)); then
    say 'clang-tidy: no changed sources'
    return 0
  fi
  ((shown <= TIDY_AT_MOST)) || shown=$TIDY_AT_MOST
  step "clang-tidy on $shown of ${#files[@]} files" tidy_files "${files[@]:0:shown}"
}

tidy_files() { printf '%s\n' "$@" | xargs -P "$JOBS" -n 1 clang-tidy-14 --quiet -p build/release; }

install_packages "${RUN_PACKAGES[@]}" "${TEST_PACKAGES[@]}"
step 'format' check_format
step 'translations' check_translations
build_and_test release -DGPUPLAN_TESTS=ON -DGPUPLAN_BENCH=ON
tidy
if $ALL; then
  build_and_test asan -DGPUPLAN_UI=ON
  build_and_test tsan
  build_and_test clang-core
else
  build_and_test asan -DGPUPLAN_UI=OFF -DGPUPLAN_BENCH=OFF
fi
fuzz
say 'all passed'
