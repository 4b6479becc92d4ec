// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line.h"

#include "app/commands/load_plan.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <ostream>

#ifndef GPUPLAN_VERSION
#define GPUPLAN_VERSION "0.1.0"
#endif

namespace app {

namespace {

/// Everything that can stand on the line, filled by the parser; one of it is used.
struct Line
{
    bool json = false;
    std::string language;
    WindowOptions window;
    EstimateOptions estimate;
    CompareOptions compare;
    BreakEvenOptions breakEven;
    ConvertOptions convert;
    CheckOptions check;
    CatalogListOptions catalog;
    CatalogImportOptions import;
    CatalogHistoryOptions history;
    ReportOptions report;
    CalibrateOptions calibrate;
};

/// Texts of the help in the user's language.
class Texts
{
public:
    explicit Texts(ui::Language language)
        : m_wording(language)
    {
    }
    std::string operator()(const char* source) const { return m_wording.text(source).toStdString(); }

private:
    ui::Wording m_wording;
};

using Verbs = std::vector<std::pair<CLI::App*, std::function<Command(const Line&)>>>;

CLI::App* addVerb(CLI::App& parent, const char* name, const std::string& description, Line& line,
                  const Texts& text)
{
    CLI::App* verb = parent.add_subcommand(name, description);
    verb->add_flag("--json", line.json,
                   text(QT_TRANSLATE_NOOP("wording", "Print a JSON document instead of a table")));
    verb->fallthrough();
    return verb;
}

void addPlan(CLI::App* verb, std::string& plan, const Texts& text)
{
    verb->add_option("PLAN", plan, text(QT_TRANSLATE_NOOP("wording", "A .gpuplan or .gpuplan.json file")))
        ->required();
}

/// The verbs that compute with a plan.
void addEvaluations(CLI::App& app, Line& line, Verbs& verbs, const Texts& text)
{
    CLI::App* estimate = addVerb(
        app, "estimate",
        text(QT_TRANSLATE_NOOP("wording", "Fit, throughput, hours and cost, per workload and in all")), line,
        text);
    addPlan(estimate, line.estimate.plan, text);
    estimate->add_option("--scenario", line.estimate.scenario,
                         text(QT_TRANSLATE_NOOP("wording", "Only the scenario with this id")));
    verbs.emplace_back(estimate, [](const Line& l) { return l.estimate; });

    CLI::App* compare = addVerb(
        app, "compare",
        text(QT_TRANSLATE_NOOP("wording", "Every scenario against the baseline: savings and their levers")),
        line, text);
    addPlan(compare, line.compare.plan, text);
    compare->add_option("--baseline", line.compare.baseline,
                        text(QT_TRANSLATE_NOOP("wording", "Compare with the scenario of this id")));
    verbs.emplace_back(compare, [](const Line& l) { return l.compare; });

    CLI::App* breakEven = addVerb(
        app, "breakeven",
        text(QT_TRANSLATE_NOOP(
            "wording", "Where reserving, serverless, buying, a faster GPU or moving data begins to pay")),
        line, text);
    addPlan(breakEven, line.breakEven.plan, text);
    breakEven->add_option("--workload", line.breakEven.workload,
                          text(QT_TRANSLATE_NOOP("wording", "Only what concerns the workload with this id")));
    verbs.emplace_back(breakEven, [](const Line& l) { return l.breakEven; });
}

/// The verbs about files.
void addFileVerbs(CLI::App& app, Line& line, Verbs& verbs, const Texts& text)
{
    CLI::App* convert = addVerb(
        app, "convert",
        text(QT_TRANSLATE_NOOP("wording", "Write a plan in the other form (.gpuplan, .gpuplan.json)")), line,
        text);
    convert->add_option("IN", line.convert.from, text(QT_TRANSLATE_NOOP("wording", "The plan to read")))
        ->required();
    convert->add_option("OUT", line.convert.to, text(QT_TRANSLATE_NOOP("wording", "The file to write")))
        ->required();
    verbs.emplace_back(convert, [](const Line& l) { return l.convert; });

    CLI::App* check = addVerb(
        app, "check", text(QT_TRANSLATE_NOOP("wording", "List everything that should be mended in a plan")),
        line, text);
    addPlan(check, line.check.plan, text);
    verbs.emplace_back(check, [](const Line& l) { return l.check; });
}

void addReport(CLI::App& app, Line& line, Verbs& verbs, const Texts& text)
{
    CLI::App* report = addVerb(
        app, "report", text(QT_TRANSLATE_NOOP("wording", "Write a report to be read and signed (.pdf)")),
        line, text);
    addPlan(report, line.report.plan, text);
    report
        ->add_option("-o,--output", line.report.output,
                     text(QT_TRANSLATE_NOOP("wording", "The file to write; its ending says the form")))
        ->required();
    report->add_option("--paper", line.report.paper, text(QT_TRANSLATE_NOOP("wording", "a4 or letter")));
    report->add_option("--scenario", line.report.scenario,
                       text(QT_TRANSLATE_NOOP("wording", "The scenario that the report recommends")));
    report
        ->add_option("--sections", line.report.sections,
                     text(QT_TRANSLATE_NOOP("wording", "Only these sections, separated by commas")))
        ->delimiter(',');
    verbs.emplace_back(report, [](const Line& l) { return l.report; });
}

/// The verbs of the price library.
void addImport(CLI::App& catalog, Line& line, Verbs& verbs, const Texts& text)
{
    const std::string libraryHelp =
        text(QT_TRANSLATE_NOOP("wording", "The price library's file, instead of your own"));
    CLI::App* import =
        addVerb(catalog, "import",
                text(QT_TRANSLATE_NOOP("wording", "Read price lists, review every row and keep the offers")),
                line, text);
    CatalogImportOptions& o = line.import;
    import->add_option("FILES", o.files, text(QT_TRANSLATE_NOOP("wording", "Price lists, .csv or .json")))
        ->required();
    import->add_option(
        "--format", o.format,
        text(QT_TRANSLATE_NOOP("wording", "The lists' format, instead of what they look like")));
    import->add_option("--provider", o.provider,
                       text(QT_TRANSLATE_NOOP("wording", "Whose list it is, instead of the file's name")));
    import->add_option("--currency", o.currency,
                       text(QT_TRANSLATE_NOOP("wording", "The prices' currency where a list names none")));
    import->add_option("--as-of", o.asOf,
                       text(QT_TRANSLATE_NOOP("wording", "The prices' date, instead of the file's")));
    import->add_option("--gpu", o.taught,
                       text(QT_TRANSLATE_NOOP("wording", "Teach a GPU's name: NAME=ID; may be repeated")));
    import->add_option("--library", o.library, libraryHelp);
    import->add_flag("--dry-run", o.dryRun, text(QT_TRANSLATE_NOOP("wording", "Only review; store nothing")));
    verbs.emplace_back(import, [](const Line& l) { return l.import; });

    CLI::App* history =
        addVerb(catalog, "history",
                text(QT_TRANSLATE_NOOP("wording", "Every imported price of a GPU, by date")), line, text);
    history->add_option("GPU", line.history.gpu, text(QT_TRANSLATE_NOOP("wording", "Its id or a name of it")))
        ->required();
    history->add_option("--library", line.history.library, libraryHelp);
    verbs.emplace_back(history, [](const Line& l) { return l.history; });
}

void addCatalog(CLI::App& app, Line& line, Verbs& verbs, const Texts& text)
{
    CLI::App* catalog = app.add_subcommand(
        "catalog", text(QT_TRANSLATE_NOOP("wording", "The GPUs, providers, models and prices "
                                                     "that are known")));
    catalog->require_subcommand(1);
    catalog->fallthrough();
    CLI::App* list = addVerb(*catalog, "list",
                             text(QT_TRANSLATE_NOOP("wording", "List a part of the catalog")), line, text);
    const std::map<std::string, core::CatalogList> parts{{"gpus", core::CatalogList::Gpus},
                                                         {"providers", core::CatalogList::Providers},
                                                         {"models", core::CatalogList::Models},
                                                         {"offers", core::CatalogList::Offers}};
    list->add_option("PART", line.catalog.list,
                     text(QT_TRANSLATE_NOOP("wording", "gpus, providers, offers or models")))
        ->required()
        ->transform(CLI::CheckedTransformer(parts));
    list->add_option(
        "--filter", line.catalog.filters,
        text(QT_TRANSLATE_NOOP("wording", "Only rows for which this holds, for example vram>=24; may "
                                          "be repeated")));
    verbs.emplace_back(list, [](const Line& l) { return l.catalog; });
    addImport(*catalog, line, verbs, text);
}

void addCalibrate(CLI::App& app, Line& line, Verbs& verbs, const Texts& text)
{
    CLI::App* calibrate = addVerb(
        app, "calibrate",
        text(QT_TRANSLATE_NOOP("wording", "Hold the estimates against measurements: error and range")), line,
        text);
    calibrate->add_option("MEASUREMENTS", line.calibrate.measurements,
                          text(QT_TRANSLATE_NOOP("wording", "A .csv file of measurements")));
    calibrate->add_flag("--apply", line.calibrate.apply,
                        text(QT_TRANSLATE_NOOP("wording", "Keep correction factors")));
    calibrate->add_flag("--forget", line.calibrate.forget,
                        text(QT_TRANSLATE_NOOP("wording", "Forget the correction factors that were kept")));
    verbs.emplace_back(calibrate, [](const Line& l) { return l.calibrate; });
}

int wrongUsage(std::ostream& err, const ui::Wording& wording, const std::string& what)
{
    err << what << '\n'
        << wording.text(QT_TRANSLATE_NOOP("wording", "See gpuplan --help.")).toStdString() << '\n';
    return WrongUsage;
}

/// The language of `--lang X` or `--lang=X`, so that even the help speaks it.
std::optional<std::string> languageIn(const std::vector<std::string>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--lang" && i + 1 < arguments.size())
            return arguments[i + 1];
        if (arguments[i].rfind("--lang=", 0) == 0)
            return arguments[i].substr(7);
    }
    return std::nullopt;
}

/// A word that is neither a file nor looks like one was meant as a verb.
bool isUnknownVerb(const std::string& word)
{
    std::error_code error;
    return word.find_first_of("./") == std::string::npos && !std::filesystem::exists(word, error);
}

/// Sets what all verbs share.
void share(Command& command, const Line& line, ui::Language language)
{
    std::visit(
        [&](auto& options) {
            options.language = language;
            if constexpr (!std::is_same_v<std::remove_reference_t<decltype(options)>, WindowOptions>)
                options.json = line.json;
        },
        command);
}

} // namespace

std::variant<Command, int> parseCommandLine(const std::vector<std::string>& arguments, ui::Language language,
                                            std::ostream& out, std::ostream& err)
{
    const auto asked = languageIn(arguments);
    const auto known = asked ? ui::languageOf(*asked) : language;
    const ui::Wording wording(known.value_or(language));
    const Texts text(wording.language());
    if (!known)
        return wrongUsage(
            err, wording,
            wording.text(QT_TRANSLATE_NOOP("wording", "The languages are en and es.")).toStdString());

    Line line;
    Verbs verbs;
    CLI::App app(
        text(QT_TRANSLATE_NOOP("wording", "Plans what GPU work costs, and cuts it. Without a verb it "
                                          "opens the window.")),
        "gpuplan");
    app.set_help_flag("-h,--help", text(QT_TRANSLATE_NOOP("wording", "Print this help")));
    app.set_version_flag("--version", "gpuplan " GPUPLAN_VERSION);
    app.add_option("--lang", line.language, text(QT_TRANSLATE_NOOP("wording", "The language: en or es")));
    app.add_option("FILE", line.window.files,
                   text(QT_TRANSLATE_NOOP("wording", "Plans to open in the window")));
    app.require_subcommand(0, 1);
    addEvaluations(app, line, verbs, text);
    addFileVerbs(app, line, verbs, text);
    addReport(app, line, verbs, text);
    addCatalog(app, line, verbs, text);
    addCalibrate(app, line, verbs, text);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& success) {
        return app.exit(success, out, out);
    } catch (const CLI::ParseError& error) {
        return wrongUsage(err, wording, error.what());
    }

    Command command = line.window;
    for (const auto& [verb, options] : verbs) {
        if (verb->parsed())
            command = options(line);
    }
    const bool opensWindow = std::holds_alternative<WindowOptions>(command);
    if (opensWindow && !line.window.files.empty() && isUnknownVerb(line.window.files.front()))
        return wrongUsage(err, wording,
                          wording.text(QT_TRANSLATE_NOOP("wording", "There is no verb or file “%1”."))
                              .arg(QString::fromStdString(line.window.files.front()))
                              .toStdString());
    share(command, line, wording.language());
    if (auto* window = std::get_if<WindowOptions>(&command))
        window->languageAsked = asked.has_value();
    return command;
}

} // namespace app
