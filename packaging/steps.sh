# shellcheck shell=bash
# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What run.sh and test.sh share: progress lines and the installation of packages. Everything is said on standard
# error, so that standard output stays the program's own.

LOGS=build/logs
SECONDS=0

say() { printf '[%4d s] %s\n' "$SECONDS" "$*" >&2; }

# step NAME COMMAND…: runs quietly; the output is kept in build/logs and its end shown when the step fails.
step()
{
  local name=$1 log
  shift
  log="$LOGS/${name//[^A-Za-z0-9]/-}.log"
  mkdir -p "$LOGS"
  say "$name"
  if ! "$@" >"$log" 2>&1 </dev/null; then
    tail -n 150 "$log" >&2
    say "FAILED: $name (whole output: $log)"
    return 1
  fi
}

missing_packages()
{
  local package
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || printf '%s\n' "$package"
  done
}

# Packages that the system's archive does not have are left to CMake, which says what it could not find.
known_packages()
{
  local package
  for package in "$@"; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      printf '%s\n' "$package"
    else
      say "not in this system's archive, going on without: $package"
    fi
  done
}

install_by_hand()
{
  {
    printf 'gpuplan needs these packages (names of Debian 12):\n'
    printf '  %s\n' "$*"
    printf '%s\n' "$REASON"
    printf 'Install them, or what your system calls them, then run this again'
    printf ' with GPUPLAN_SKIP_INSTALL=1 where apt is not used.\n'
  } >&2
  return 1
}

# install_packages NAME…: installs what is missing; asks nothing.
install_packages()
{
  [[ -z ${GPUPLAN_SKIP_INSTALL:-} ]] || return 0
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    REASON='This system has no apt, so they cannot be installed from here.' install_by_hand "$@"
    return 1
  fi
  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      REASON='You are not root and there is no sudo.' install_by_hand "${missing[@]}"
      return 1
    fi
    as_root=(sudo)
    # Without a terminal nobody can type a password: fail at once instead of waiting for it.
    [[ -t 0 ]] || as_root+=(-n)
  fi
  say "installing ${#missing[@]} packages: ${missing[*]}"
  as_root+=(env DEBIAN_FRONTEND=noninteractive)
  local wait_for_others=(-o DPkg::Lock::Timeout=300)
  if ! "${as_root[@]}" apt-get "${wait_for_others[@]}" update -q >&2; then
    say 'apt-get update failed; trying with the lists that are there'
  fi
  mapfile -t missing < <(known_packages "${missing[@]}")
  if ! "${as_root[@]}" apt-get "${wait_for_others[@]}" install -q -y --no-install-recommends "${missing[@]}" >&2; then
    REASON='apt could not install them (its messages are above).' install_by_hand "${missing[@]}"
    return 1
  fi
}
