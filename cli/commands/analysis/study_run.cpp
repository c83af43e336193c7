// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "analysis/study/growth.hpp"
#include "cli/commands/analysis/study.hpp"
#include "cli/options/contestant.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "rules/text/fen.hpp"

#include <memory>
#include <set>
#include <utility>

namespace damscope::cli::study_command {
namespace {

using analysis::study::Report;
using Engines = std::vector<std::unique_ptr<analysis::Engine>>;

std::unique_ptr<analysis::Engine> engineNamed(const std::string& name, const Options& options,
                                              rules::Variant variant) {
    if (name == "damscope") {
        options.own.requireWeightsFor(variant);
        return std::make_unique<analysis::EmbeddedEngine>(options.own.settings());
    }
    auto engine = std::make_unique<analysis::HubEngine>(hubSettingsFor(name));
    (void)engine->meet(variant);
    return engine;
}

// Evaluations are kept under the names that engines give themselves.
Engines enginesOf(const Options& options, rules::Variant variant) {
    std::vector<std::string> names = options.engines;
    if (names.empty())
        names.emplace_back("damscope");
    for (const std::string& name : names)
        if (name != "damscope")
            (void)hubSettingsFor(name); // refused before any engine starts
    Engines engines;
    std::set<std::string> known;
    for (const std::string& name : names) {
        engines.push_back(engineNamed(name, options, variant));
        if (!known.insert(engines.back()->name()).second)
            refuseValue("--engine",
                        {"usage-study-same-engine",
                         {{"word", visible(name)}, {"engine", visible(engines.back()->name())}}});
    }
    return engines;
}

Json jsonOf(const db::Study& study, const Report& report) {
    Json problems = Json::array();
    for (const analysis::study::Problem& problem : report.problems)
        problems.push_back({{"engine", problem.engine},
                            {"fen", rules::writeFen(problem.position)},
                            {"reason", problem.reason}});
    return {{"name", study.name},
            {"searched", report.searched},
            {"reused", report.reused},
            {"nodes", report.nodes},
            {"seconds", static_cast<double>(report.time.count()) / 1e3},
            {"exhausted", report.exhausted},
            {"problems", std::move(problems)}};
}

void say(const db::Study& study, const Report& report, Console& console) {
    for (const analysis::study::Problem& problem : report.problems)
        console.warn({"study-problem",
                      {{"engine", visible(problem.engine)},
                       {"fen", rules::writeFen(problem.position)},
                       {"reason", visible(problem.reason)}}});
    if (report.gaveUp)
        console.warn(Message{"analyse-gave-up", {}});
    Message done = countMessage("study-done", "positions", report.searched);
    done.parameters.push_back({"reused", grouped(report.reused)});
    done.parameters.push_back({"nodes", grouped(report.nodes)});
    done.parameters.push_back({"name", visible(study.name)});
    console.say(done);
    if (report.exhausted)
        console.say(Message{"study-exhausted", {}});
}

ExitStatus statusOf(const Report& report, const std::stop_token& stop) {
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (report.gaveUp)
        return ExitStatus::failed;
    return report.problems.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

// Nothing while another program works on it.
std::optional<Report> worked(db::Store& store, const db::Study& study, const Engines& engines,
                             const db::StudyPlan& plan, Console& console) {
    constexpr double endless = -1;
    ProgressLine progress(console, "counted-positions");
    return db::workOn(store, study, engines, plan, console.stopToken(), [&](const Report& now) {
        progress.show(now.searched + now.reused,
                      analysis::study::shareDone(now, plan.span).value_or(endless));
    });
}

} // namespace

ExitStatus run(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    db::Store store = options.store.openExisting();
    const db::Study study = studyMeant(store, *options.name);
    const Engines engines = enginesOf(options, study.position.variant());
    db::StudyPlan plan{{static_cast<std::uint64_t>(options.first), static_cast<int>(options.lines)},
                       {options.time, std::nullopt}};
    if (options.nodes)
        plan.span.nodes = static_cast<std::uint64_t>(*options.nodes);
    const auto done = worked(store, study, engines, plan, console);
    if (!done) {
        console.warn(Message{"study-busy", {{"name", visible(study.name)}}});
        return ExitStatus::failed;
    }
    const Report& report = *done;
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(study, report)));
    say(study, report, console);
    return statusOf(report, stop);
}

} // namespace damscope::cli::study_command
