// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/study/walk.hpp"
#include "cli/commands/analysis/study.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/report_text.hpp"
#include "cli/text/sheet.hpp"
#include "pages/game_report.hpp"
#include "pages/study_sheet.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace damscope::cli::study_command {
namespace {

using analysis::study::Place;
using analysis::study::PlaceId;
using analysis::study::root;
using analysis::study::Stop;
using pages::SeenStudy;

void showText(const SeenStudy& seen, std::size_t depth, Console& console) {
    console.out().write(
        diagram(seen.study.position, PieceSigns::unicode, Seen::byWhite, console.locale()) + '\n' +
        sheetText(pages::studySheet(seen, depth, console.locale(), {}, ReadAt::terminal), console));
    console.out().flush();
    if (seen.views.empty() && seen.tree.at(root).isQuestion())
        console.say({"study-not-begun", {{"name", visible(seen.study.name)}}});
}

// ---- as JSON

Json engineJson(const SeenStudy& seen, std::size_t i) {
    const std::string& engine = seen.tree.engines()[i];
    const pages::StudyWork work = pages::workOf(seen.tree, engine);
    const auto& view = seen.views[i];
    return {{"engine", engine},
            {"positions", work.positions},
            {"depth", work.depth},
            {"nodes", work.nodes},
            {"seconds", static_cast<double>(work.time.count()) / 1e3},
            {"score", scoreJson(view.value(root))},
            {"moves", pages::moveTexts(seen.tree.at(root).position,
                                       view.bestLine(root, pages::longestBestLine))}};
}

Json evaluationJson(const Place& place, const analysis::PositionEvaluation& evaluation) {
    Json lines = Json::array();
    for (const analysis::EvaluatedLine& line : evaluation.lines)
        lines.push_back({{"score", scoreJson(line.score)},
                         {"depth", evaluation.depth},
                         {"moves", pages::moveTexts(place.position, line.moves)}});
    return {{"engine", evaluation.engine},
            {"depth", evaluation.depth},
            {"nodes", evaluation.nodes},
            {"seconds", static_cast<double>(evaluation.time.count()) / 1e3},
            {"lines", std::move(lines)}};
}

Json placeJson(const SeenStudy& seen, const Stop& stop) {
    const Place& place = seen.tree.at(stop.place);
    Json values = Json::array();
    for (std::size_t i = 0; i < seen.views.size(); ++i)
        if (const auto value = seen.views[i].value(stop.place))
            values.push_back({{"engine", seen.tree.engines()[i]}, {"score", scoreJson(value)}});
    Json evaluations = Json::array();
    for (const analysis::PositionEvaluation& evaluation : place.evaluations)
        evaluations.push_back(evaluationJson(place, evaluation));
    return {{"moves", pages::moveTexts(seen.tree, stop.way)},
            {"fen", rules::writeFen(place.position)},
            {"note", textOrNull(place.note)},
            {"known", scoreJson(place.answer)},
            {"values", std::move(values)},
            {"evaluations", std::move(evaluations)}};
}

Json jsonOf(const SeenStudy& seen, std::size_t depth) {
    Json engines = Json::array();
    for (std::size_t i = 0; i < seen.views.size(); ++i)
        engines.push_back(engineJson(seen, i));
    Json places = Json::array();
    analysis::study::walk(seen.tree, seen.views, depth, [&](const Stop& stop) {
        if (!stop.again)
            places.push_back(placeJson(seen, stop));
    });
    Json differ = Json::array();
    for (const pages::StudyDifference& difference : pages::differencesIn(seen))
        differ.push_back({{"moves", difference.moves}, {"points", difference.points}});
    const db::Study& study = seen.study;
    return {{"name", study.name},
            {"variant", study.position.rules().name},
            {"fen", rules::writeFen(study.position)},
            {"origin", textOrNull(study.origin)},
            {"note", textOrNull(study.note)},
            {"made", study.made},
            {"engines", std::move(engines)},
            {"tree", std::move(places)},
            {"differences", std::move(differ)}};
}

// ---- as a game

// What engines say of a place, each with its depth there.
std::string saidOf(const SeenStudy& seen, PlaceId id, Language language) {
    std::string text;
    for (std::size_t i = 0; i < seen.views.size(); ++i) {
        const auto value = seen.views[i].value(id);
        if (!value)
            continue;
        const std::string& engine = seen.tree.engines()[i];
        text += (text.empty() ? "" : "; ") + pages::engineWords(engine, language) + ": " +
                pages::scoreWords(*value, language);
        if (const auto* own = seen.tree.at(id).evaluation(engine))
            text += fmt::format(" ({})", own->depth);
    }
    return text;
}

std::vector<rules::Remark> remarksAt(const SeenStudy& seen, const Stop& stop, Language language) {
    std::vector<rules::Remark> remarks;
    const Place& place = seen.tree.at(stop.place);
    if (!place.note.empty())
        remarks.emplace_back(rules::Comment{place.note});
    if (std::string said = saidOf(seen, stop.place, language); !said.empty())
        remarks.emplace_back(rules::Comment{std::move(said)});
    const auto value = seen.views.empty() ? std::nullopt : seen.views.front().value(stop.place);
    if (!stop.way.empty() && value && value->kind() == analysis::Score::Kind::estimate)
        remarks.emplace_back(rules::Evaluation{10 * value->centiMen()});
    return remarks;
}

} // namespace

ExitStatus show(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const SeenStudy seen(store, studyMeant(store, *options.name));
    constexpr std::int64_t usualDepth = 4;
    const auto depth = static_cast<std::size_t>(options.depth.value_or(usualDepth));
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(seen, depth)));
    else
        showText(seen, depth, console);
    return ExitStatus::allWell;
}

ExitStatus write(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const SeenStudy seen(store, studyMeant(store, *options.name));
    const std::size_t depth =
        options.depth ? static_cast<std::size_t>(*options.depth) : pages::wholeTree;
    rules::Game game = analysis::study::asGame(seen.tree, seen.views, depth, [&](const Stop& stop) {
        return remarksAt(seen, stop, console.locale());
    });
    rules::putTag(game.tags, "Event", seen.study.name);
    options.output.write(guard, console, parser::writePdn(game));
    return ExitStatus::allWell;
}

} // namespace damscope::cli::study_command
