// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/study_sheet.hpp"

#include "analysis/study/walk.hpp"
#include "db/store/store.hpp"
#include "pages/game_report.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace damscope::pages {
namespace {

using analysis::study::PlaceId;
using analysis::study::PlaceMove;
using analysis::study::root;
using analysis::study::Stop;
using analysis::study::Tree;
using analysis::study::View;

constexpr std::size_t mostDifferences = 10;
constexpr double leastDifference = 0.02; // points

std::string joined(const std::vector<std::string>& moves) {
    return fmt::format("{}", fmt::join(moves, " "));
}

std::string valueWords(const std::optional<analysis::Score>& score, Language language) {
    return score ? scoreWords(*score, language) : std::string();
}

// "7:05", hours and minutes.
std::string hoursText(std::chrono::milliseconds time) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time).count();
    return fmt::format("{}:{:02}", minutes / 60, minutes % 60);
}

// Tables name engines by their numbers, where there are several.
std::string numberOf(const SeenStudy& seen, std::size_t engine) {
    return seen.views.size() > 1 ? std::to_string(engine + 1) : std::string();
}

Column valueColumn(const SeenStudy& seen, std::size_t engine, Language language) {
    Column column = rightColumn("value", language);
    if (seen.views.size() > 1)
        column.title = numberOf(seen, engine);
    return column;
}

SheetTable engineTable(const SeenStudy& seen, Language language) {
    TableWriter table;
    for (std::size_t i = 0; i < seen.views.size(); ++i) {
        const std::string& engine = seen.tree.engines()[i];
        const StudyWork work = workOf(seen.tree, engine);
        const View& view = seen.views[i];
        table.beginRow();
        if (seen.views.size() > 1)
            table.put({"", Column::Align::right}, numberOf(seen, i));
        Column name = listColumn("engine", language);
        name.mayShrink = true;
        table.put(name, engineWords(engine, language));
        table.put(rightColumn("positions", language), Cell::count(work.positions));
        table.put(rightColumn("depth", language), work.depth);
        table.put(rightColumn("hours", language), hoursText(work.time));
        table.put(rightColumn("value", language), valueWords(view.value(root), language));
        Column line = textColumn("line", language);
        line.mayShrink = true;
        table.put(line, joined(moveTexts(seen.tree.at(root).position,
                                         view.bestLine(root, longestBestLine))));
    }
    return std::move(table).table();
}

SheetTable treeTable(const SeenStudy& seen, std::size_t depth, Language language,
                     const LineLinks& links) {
    TableWriter table;
    bool again = false;
    analysis::study::walk(seen.tree, seen.views, depth, [&](const Stop& stop) {
        if (stop.way.empty())
            return;
        const std::size_t ply = stop.way.size();
        const PlaceId from = ply > 1 ? stop.way[ply - 2].to : root;
        const PlaceMove& last = stop.way.back();
        again = again || stop.again;
        table.beginRow();
        table.put(textColumn("moves", language),
                  std::string(2 * (ply - 1), ' ') +
                      rules::moveText(seen.tree.at(from).position, last.move) +
                      (stop.again ? " =" : ""),
                  links ? links(moveTexts(seen.tree, stop.way)) : std::string());
        for (std::size_t i = 0; i < seen.views.size(); ++i)
            table.put(valueColumn(seen, i, language),
                      valueWords(seen.views[i].value(from, last), language));
        Column note = listColumn("note", language);
        note.mayShrink = true;
        table.put(note, Cell::known(seen.tree.at(stop.place).note));
    });
    SheetTable tree = std::move(table).table();
    if (again)
        tree.note = damscope::translated({"study-again", {}}, language);
    return tree;
}

SheetTable differenceTable(const SeenStudy& seen, Language language) {
    TableWriter table;
    for (const StudyDifference& difference : differencesIn(seen)) {
        table.beginRow();
        table.put(rightColumn("differ", language), Cell::percent(difference.points));
        for (std::size_t i = 0; i < seen.views.size(); ++i)
            table.put(valueColumn(seen, i, language),
                      valueWords(seen.views[i].value(difference.place), language));
        Column moves = textColumn("moves", language);
        moves.mayShrink = true;
        table.put(moves, difference.moves.empty()
                             ? damscope::translated({"study-start", {}}, language)
                             : joined(difference.moves));
    }
    SheetTable all = std::move(table).table();
    all.title = damscope::translated({"study-differences", {}}, language);
    return all;
}

} // namespace

SeenStudy::SeenStudy(db::Store& store, db::Study studied)
    : study(std::move(studied)), tree(db::loadTree(store, study)) {
    for (const std::string& engine : tree.engines())
        views.emplace_back(tree, engine);
}

std::vector<std::string> moveTexts(rules::Position position, std::span<const rules::Move> moves) {
    std::vector<std::string> texts;
    for (const rules::Move& move : moves) {
        texts.push_back(rules::moveText(position, move));
        position.play(move);
    }
    return texts;
}

std::vector<std::string> moveTexts(const Tree& tree, std::span<const PlaceMove> way) {
    std::vector<rules::Move> moves;
    std::ranges::transform(way, std::back_inserter(moves), &PlaceMove::move);
    return moveTexts(tree.at(root).position, moves);
}

StudyWork workOf(const Tree& tree, std::string_view engine) {
    StudyWork work;
    for (std::size_t i = 0; i < tree.size(); ++i)
        if (const auto* found = tree.at(static_cast<PlaceId>(i)).evaluation(engine)) {
            ++work.positions;
            work.depth = std::max(work.depth, found->depth);
            work.nodes += found->nodes;
            work.time += found->time;
        }
    return work;
}

std::vector<StudyDifference> differencesIn(const SeenStudy& seen) {
    std::vector<StudyDifference> all;
    analysis::study::walk(seen.tree, seen.views, wholeTree, [&](const Stop& stop) {
        if (stop.again)
            return;
        double most = 0;
        for (const View& one : seen.views)
            for (const View& other : seen.views)
                most = std::max(most, analysis::study::disagreement(
                                          seen.tree.at(stop.place).position, one.value(stop.place),
                                          other.value(stop.place))
                                          .value_or(0));
        if (most >= leastDifference)
            all.push_back({stop.place, moveTexts(seen.tree, stop.way), most});
    });
    std::ranges::stable_sort(all, std::greater<>(), &StudyDifference::points);
    all.resize(std::min(all.size(), mostDifferences));
    return all;
}

namespace {

std::string resultWords(const analysis::Score& answer, Language language) {
    return word("outcome", answer.isWin() ? "white" : answer.isLoss() ? "black" : "draw", language);
}

} // namespace

Sheet studySheet(const SeenStudy& seen, std::size_t depth, Language language,
                 const LineLinks& links, ReadAt at) {
    const db::Study& study = seen.study;
    Message made{"study-facts",
                 {{"variant", rules::variantTitle(study.position.variant(), language)},
                  {"made", study.made}}};
    if (!study.origin.empty())
        made.parameters.push_back({"origin", study.origin});
    Sheet sheet{study.name,
                {damscope::translated(made, language, at), rules::writeFen(study.position)},
                {}};
    if (!study.note.empty())
        sheet.facts.push_back(study.note);
    if (const auto& answer = seen.tree.at(root).answer)
        sheet.facts.push_back(damscope::translated(
            {"study-known", {{"result", resultWords(*answer, language)}}}, language));
    sheet.tables = {engineTable(seen, language), treeTable(seen, depth, language, links),
                    differenceTable(seen, language)};
    return sheet;
}

} // namespace damscope::pages
