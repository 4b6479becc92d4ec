# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Each fuzz_<subject>.cpp is one libFuzzer program; its first inputs are the files in corpus/<subject>, if any.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  message(FATAL_ERROR "The fuzz targets need clang: cmake --preset fuzz")
endif()
file(GLOB FUZZ_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/fuzz_*.cpp)
foreach(source IN LISTS FUZZ_SOURCES)
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE gpuplan_core nlohmann_json::nlohmann_json)
  target_compile_definitions(${name} PRIVATE ${DATA_DEFINITIONS})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
