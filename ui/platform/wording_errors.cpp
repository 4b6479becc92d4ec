// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

constexpr SentencePattern kErrors[] = {
    {"file-unreadable",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]the file cannot be read[ ({reason})]. Check that it exists and that "
                       "you may read it.")},
    {"file-unwritable",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the file cannot be written[ ({reason})]. Check the folder, your "
                                  "rights and the free space, or save under another name.")},
    {"file-missing",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]there is no such file; it may have been moved, renamed or "
                                  "deleted. Look for it elsewhere, or restore it from a backup.")},
    {"file-forbidden",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]you may not read this file. Ask its owner for leave, or open "
                                  "another file.")},
    {"file-locked",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]another program is using this file. Wait a moment or close that "
                                  "program, then try again.")},
    {"file-read-only",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]this file or its folder is read-only. Save under another name or "
                       "in another folder.")},
    {"file-half-saved",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]a save was cut short, and the file must be changed to complete "
                                  "it, which you may not. Copy it with the “-journal” file beside it into a "
                                  "folder of yours, and open it there.")},
    {"folder-missing",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the folder is not there; it may have been moved or its drive "
                                  "unplugged. Save in another folder.")},
    {"disk-full", QT_TRANSLATE_NOOP(
                      "wording", "[{path}: ]the disk is full, and the file stays as it was. Free some space, "
                                 "or save on another disk.")},
    {"file-changed",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]someone else saved this file after you opened it. Save under "
                                  "another name, or open the file again.")},
    {"file-another-database",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]this is an SQLite database of another program, not a plan. Open a "
                       ".gpuplan or .gpuplan.json file.")},
    {"file-of-another-program",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this is a database of {owner}, not a plan. Open a .gpuplan or "
                                  ".gpuplan.json file.")},
    {"file-not-a-plan",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this is no gpuplan plan[ ({found})]. Open a .gpuplan or "
                                  ".gpuplan.json file.")},
    {"file-not-json",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the text is not valid JSON[ at line {line}][, column {column}][ "
                                  "({reason})]. Mend it there, or open another file.")},
    {"file-too-deep",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]the text is nested too deeply[ (more than {maximum} levels)] for a "
                       "plan. Open another file.")},
    {"file-too-large", QT_TRANSLATE_NOOP("wording", "[{path}: ]the file is too large for a plan[ (more than "
                                                    "{maximum_mib} MiB)][ (more than {limit} MiB)]. Open "
                                                    "another file.")},
    {"file-newer",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]the file was written by a newer version of gpuplan[ (form {found})]. "
                       "Update gpuplan to open it.")},
    {"file-damaged",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the file is damaged[ ({reason})]. Open a backup copy.")},
    {"fetch-address",
     QT_TRANSLATE_NOOP("wording", "“{path}” is no address. Write it whole: https://example.org/prices.csv.")},
    {"fetch-not-secure",
     QT_TRANSLATE_NOOP("wording", "{path}: prices are fetched over https only, all the way; nothing was "
                                  "stored. Use an https address, or download the file yourself.")},
    {"fetch-too-large",
     QT_TRANSLATE_NOOP("wording", "{path}: what comes is larger than {maximum_mib} MiB; nothing was stored. "
                                  "Download the file and keep the part you need.")},
    {"fetch-slow", QT_TRANSLATE_NOOP("wording", "{path}: nothing came for {seconds} seconds; nothing was "
                                                "stored. Try again later.")},
    {"fetch-round",
     QT_TRANSLATE_NOOP("wording",
                       "{path}: this address leads on to another more than {redirects} times; nothing "
                       "was stored. Use the address where the file is.")},
    {"fetch-failed",
     QT_TRANSLATE_NOOP("wording", "{path}: the file could not be fetched ({reason}); nothing was stored. "
                                  "Check the address, or download the file yourself.")},
    {"import-compressed",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this file is compressed or a database ({form}), not a price "
                                  "list. Unpack it first; nothing was stored.")},
    {"import-encoding",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the text is not UTF-8 (it looks like {found}). Save it as UTF-8 "
                                  "and import it again; nothing was stored.")},
    {"import-binary", QT_TRANSLATE_NOOP("wording", "[{path}: ]this file holds binary data, not a price list; "
                                                   "nothing was stored. Choose a .csv or .json file.")},
    {"import-html",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this is a web page, not a price list: an error or a log-in "
                                  "instead of the file. Download it again; nothing was stored.")},
    {"import-empty",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the file is empty; nothing was stored. Download it again.")},
    {"import-unknown-format",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this is no price list that is known; nothing was stored. A "
                                  "table needs columns for the provider, the GPU and the price.")},
    {"import-column-missing",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the column “{column}” is missing; nothing was stored. Check the "
                                  "first line, or name the format.")},
    {"import-not-json",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the text is not valid JSON at line {line}, column {column}; "
                                  "nothing was stored. Download it again, or mend it there.")},
    {"import-not-a-list",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]there is no list “{key}” in this file; nothing was stored. "
                                  "Check that it is the answer of the provider's interface.")},
    {"library-of-another-program",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]this is a database of another program, not a price library. "
                                  "Choose another file with --library.")},
    {"library-newer",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]a newer version of GPU Plan wrote this price library (form "
                                  "{version}). Update the program, or choose another file with --library.")},
    {"csv-wrong-quotes",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]a quotation mark is out of place in the record of line {line}, or "
                       "is never closed. Mend it there.")},
    {"csv-wide",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]line {line} has more than {limit} fields. Check what "
                                  "separates them: it must be a comma.")},
    {"csv-column-twice",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the header in line {line} names the column “{column}” twice. "
                                  "Remove one.")},
    {"measurements-empty",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the file holds no measurements. It needs a "
                                  "header and at least one row.")},
    {"measurements-column-missing",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]the header in line 1 lacks the column “{column}”. Add it.")},
    {"measurements-width",
     QT_TRANSLATE_NOOP("wording", "[{path}: ]line {line} has {found} fields, the header has {expected}. Mend "
                                  "the row.")},
    {"measurements-number",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]line {line}, column {column}: “{found}” is not a number of zero or "
                       "more. Write digits with a point, or leave it blank.")},
    {"catalog-wrong",
     QT_TRANSLATE_NOOP("wording", "[{file}: ]the catalog is wrong[ in row {row}][, field {field}][: found "
                                  "{found}]. Install gpuplan again.")},
    {"catalog-filter-key-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "“{key}” is no column of the catalog's {list}. Filter by one of: {known}; or "
                       "give words to look for.")},
    {"catalog-filter-not-a-number",
     QT_TRANSLATE_NOOP("wording", "“{found}” is no number that {key} can be compared with. Write it with a "
                                  "point, for example {key}>=24.")},
    {"catalog-filter-empty",
     QT_TRANSLATE_NOOP("wording",
                       "The filter “{filter}” says nothing. Write key=value, key>=value or words to "
                       "look for.")},
    {"currency-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "“{found}” is no currency code. Use three capital letters, for example EUR.")},
    {"money-out-of-range",
     QT_TRANSLATE_NOOP("wording",
                       "An amount is too large to be kept exactly. Use amounts below nine billion.")},
    {"scenario-unknown",
     QT_TRANSLATE_NOOP("wording", "The plan has no scenario “{scenario}”[; it has {known}]. Give one of its "
                                  "ids.")},
    {"report-form-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]reports of this form cannot be written yet. Give a name that ends "
                       "in .pdf.")},
    {"paper-unknown",
     QT_TRANSLATE_NOOP("wording", "“{found}” is no paper size that is known here. Use a4 or letter.")},
    {"section-unknown", QT_TRANSLATE_NOOP("wording", "“{found}” is no section of the report. Use {known}.")},
    {"plan-has-errors",
     QT_TRANSLATE_NOOP("wording", "The plan has mistakes, listed above. Mend them first.")},
    {"pdf-not-painted",
     QT_TRANSLATE_NOOP("wording",
                       "[{path}: ]the PDF could not be drawn. Check the free space and try again.")},
};

} // namespace

std::span<const SentencePattern> errorPatterns()
{
    return kErrors;
}

} // namespace ui
