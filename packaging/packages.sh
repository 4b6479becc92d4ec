# shellcheck shell=bash disable=SC2034
# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The Debian packages that gpuplan needs, in one place: read by run.sh and test.sh. Names are those of Debian 12.

# To build the program and to run it.
RUN_PACKAGES=(
  g++ cmake ninja-build pkg-config
  qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
  libsqlitecpp-dev libsqlite3-dev nlohmann-json3-dev libexpected-dev libfmt-dev libcsv-dev libboost-dev libcli11-dev
  qt6-qpa-plugins fonts-inter
)

# To test it as well.
TEST_PACKAGES=(
  librapidcheck-dev libbenchmark-dev libvalijson-dev
  clang-14 libclang-rt-14-dev clang-format-14 clang-tidy-14
  git poppler-utils appstream desktop-file-utils
)
