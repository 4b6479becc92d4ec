#!/usr/bin/env bash
# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds gpuplan and starts it: on the example plan, or with the arguments given here
# (`packaging/run.sh estimate plan.gpuplan --json`). Safe to run again; then it only builds what changed.
set -euo pipefail
PLACE=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source packaging/packages.sh
source packaging/steps.sh

TEMPLATE=resources/templates/chatbot-7b.gpuplan.json
EXAMPLE=build/example/chatbot-7b.gpuplan.json
PROGRAM=$PWD/build/release/bin/gpuplan

install_packages "${RUN_PACKAGES[@]}"
# A folder that test.sh has configured is used as it is, with its tests.
if [[ ! -f build/release/build.ninja ]]; then
  step 'configure release' cmake --preset release -DGPUPLAN_TESTS=OFF -DGPUPLAN_BENCH=OFF
fi
step 'build gpuplan (a few minutes the first time)' cmake --build --preset release --target gpuplan

if (($# == 0)); then
  # A copy, so that saving it changes nothing that belongs to gpuplan; later runs keep what was saved.
  mkdir -p "$(dirname "$EXAMPLE")"
  [[ -e $EXAMPLE ]] || cp "$TEMPLATE" "$EXAMPLE"
  set -- "$PWD/$EXAMPLE"
fi
say "start gpuplan $*"
# File names among the arguments are relative to where the user is.
cd "$PLACE"
exec "$PROGRAM" "$@"
