# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
find_library(RAPIDCHECK_LIBRARY rapidcheck REQUIRED)

set(TEST_ENVIRONMENT QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 TZ=UTC ASAN_OPTIONS=detect_leaks=1
  UBSAN_OPTIONS=print_stacktrace=1 LSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/lsan.supp:print_suppressions=0)
# RapidCheck counts cases; sanitized builds are several times slower and run fewer.
if(GPUPLAN_SANITIZE)
  list(APPEND TEST_ENVIRONMENT "RC_PARAMS=max_success=50")
endif()

function(gpuplan_add_test source label)
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} ${source})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE ${ARGN} Qt6::Test nlohmann_json::nlohmann_json ${RAPIDCHECK_LIBRARY})
  if(TARGET gpuplan_test_support)
    target_link_libraries(${name} PRIVATE gpuplan_test_support)
  endif()
  target_compile_definitions(${name} PRIVATE ${DATA_DEFINITIONS})
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES LABELS ${label} ENVIRONMENT "${TEST_ENVIRONMENT}")
endfunction()

file(GLOB CORE_TESTS CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/core/tst_*.cpp)
foreach(source IN LISTS CORE_TESTS)
  gpuplan_add_test(${source} core gpuplan_core)
endforeach()

if(TARGET gpuplan_ui)
  file(GLOB UI_TESTS CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/ui/tst_*.cpp)
  foreach(source IN LISTS UI_TESTS)
    gpuplan_add_test(${source} ui gpuplan_ui)
    if(TARGET gpuplan)
      get_filename_component(name ${source} NAME_WE)
      add_dependencies(${name} gpuplan)
    endif()
  endforeach()
endif()

find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI)
  add_test(NAME metainfo
    COMMAND ${APPSTREAMCLI} validate --no-net ${CMAKE_SOURCE_DIR}/packaging/org.gpuplan.Gpuplan.metainfo.xml)
  set_tests_properties(metainfo PROPERTIES LABELS packaging)
endif()
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
  add_test(NAME desktop_file COMMAND ${DESKTOP_FILE_VALIDATE} ${CMAKE_SOURCE_DIR}/packaging/org.gpuplan.Gpuplan.desktop)
  set_tests_properties(desktop_file PROPERTIES LABELS packaging)
endif()
