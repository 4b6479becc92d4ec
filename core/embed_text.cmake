# SPDX-FileCopyrightText: gpuplan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes OUTPUT, the source of core::builtInText, with the texts of NAMES (separated by |), files below FOLDER.
string(REPLACE "|" ";" NAMES "${NAMES}")
set(rows "")
foreach(name IN LISTS NAMES)
  file(READ "${FOLDER}/${name}" text)
  string(APPEND rows "    Text{\"${name}\"sv, R\"~~~~(${text})~~~~\"sv},\n")
endforeach()
list(LENGTH NAMES count)
file(WRITE "${OUTPUT}" "// Generated from resources/ by core/embed_text.cmake.
#include \"core/base/built_in_text.h\"

#include <array>

namespace core {

namespace {

using namespace std::literals;

struct Text
{
    std::string_view name;
    std::string_view text;
};

const std::array<Text, ${count}> kTexts{{
${rows}}};

} // namespace

std::string_view builtInText(std::string_view name)
{
    for (const Text& each : kTexts) {
        if (each.name == name)
            return each.text;
    }
    return {};
}

std::vector<std::string_view> builtInNames(std::string_view folder)
{
    std::vector<std::string_view> names;
    for (const Text& each : kTexts) {
        if (each.name.starts_with(folder))
            names.push_back(each.name);
    }
    return names;
}

} // namespace core
")
