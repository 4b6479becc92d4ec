# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Each bench_*.cpp is one program that prints figures beside the budgets. Google Benchmark is linked for those
# that use it. Run them all with the target `bench`; they are no tests, since timing would make tests flaky.
find_package(benchmark QUIET)
file(GLOB BENCH_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/bench/bench_*.cpp)
set(RUN_ALL "")
foreach(source IN LISTS BENCH_SOURCES)
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} ${source})
  target_compile_definitions(${name} PRIVATE ${DATA_DEFINITIONS})
  target_link_libraries(${name} PRIVATE gpuplan_core nlohmann_json::nlohmann_json)
  if(TARGET gpuplan_ui)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE gpuplan_ui)
  endif()
  if(TARGET benchmark::benchmark)
    target_link_libraries(${name} PRIVATE benchmark::benchmark)
  endif()
  if(TARGET gpuplan)
    add_dependencies(${name} gpuplan)
  endif()
  list(APPEND RUN_ALL COMMAND ${name})
endforeach()
if(BENCH_SOURCES)
  add_custom_target(bench ${RUN_ALL} USES_TERMINAL)
endif()
