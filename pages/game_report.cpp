// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/game_report.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/shots/names.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/player_sheet.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace damscope::pages {
namespace {

using analysis::JudgedMove;
using analysis::Phase;
using analysis::PlayerSummary;
using analysis::Quality;
using rules::Color;

constexpr std::array sides{Color::white, Color::black};

Cell accuracy(const PlayerSummary& summary) {
    return summary.judged == 0 ? "-"
                               : Cell(summary.accuracy, fmt::format("{:.1f} %", summary.accuracy));
}

Cell loss(const PlayerSummary& summary) {
    const double men = summary.averageLoss / 100;
    return summary.judged == 0 ? "-" : Cell(men, fmt::format("{:.2f}", men));
}

std::string timeText(int seconds) {
    constexpr int minute = 60;
    return fmt::format("{}:{:02}:{:02}", seconds / (minute * minute), seconds / minute % minute,
                       seconds % minute);
}

/// How a player used the clock.
struct TimeUse {
    std::optional<int> left; ///< seconds at the end
    int most = 0;            ///< for one move
    const JudgedMove* slowest = nullptr;
};

TimeUse timeUse(const analysis::GameJudgement& judgement, Color player) {
    TimeUse use;
    for (const JudgedMove& move : judgement.moves) {
        if (move.mover != player || !move.clock)
            continue;
        if (use.left && *use.left - *move.clock > use.most) {
            use.most = *use.left - *move.clock;
            use.slowest = &move;
        }
        use.left = move.clock;
    }
    return use;
}

/// Composes the report of a game.
class ReportWriter {
public:
    ReportWriter(const rules::Game& game, const analysis::GameJudgement& judgement,
                 const GameReportWish& wish, Language language)
        : game_(game), judgement_(judgement), wish_(wish), language_(language) {}

    [[nodiscard]] std::string evaluated(const analysis::Coverage& coverage) const {
        return translated({"report-evaluated",
                           {{"known", counted(coverage.evaluated)},
                            {"moves", counted(coverage.moves)},
                            {"engines", engineWords(judgement_.engines, language_)}}},
                          language_);
    }

    [[nodiscard]] SheetTable players() const {
        const auto number = [&](const char* key) {
            return Column{title(key), Column::Align::right};
        };
        SheetTable table{"", {{}, number("white"), number("black")}, {}};
        const PlayerSummary white = judgement_.summary(Color::white);
        const PlayerSummary black = judgement_.summary(Color::black);
        table.rows.push_back({title("accuracy"), accuracy(white), accuracy(black)});
        for (const auto& [phase, key] : {std::pair(Phase::opening, "in-opening"),
                                         std::pair(Phase::middlegame, "in-middlegame"),
                                         std::pair(Phase::endgame, "in-endgame")}) {
            const PlayerSummary w = judgement_.summary(Color::white, phase);
            const PlayerSummary b = judgement_.summary(Color::black, phase);
            if (w.judged + b.judged > 0)
                table.rows.push_back({title(key), accuracy(w), accuracy(b)});
        }
        table.rows.push_back({title("men"), loss(white), loss(black)});
        for (const auto& [key, what] : {std::pair("inaccuracies", &PlayerSummary::inaccuracies),
                                        std::pair("mistakes", &PlayerSummary::mistakes),
                                        std::pair("blunders", &PlayerSummary::blunders),
                                        std::pair("missed-wins", &PlayerSummary::missedWins)})
            table.rows.push_back({title(key), white.*what, black.*what});
        addTimes(table);
        return table;
    }

    [[nodiscard]] std::vector<const JudgedMove*> errors() const {
        std::vector<const JudgedMove*> errors;
        for (const JudgedMove& move : judgement_.moves)
            if (move.isError())
                errors.push_back(&move);
        std::ranges::stable_sort(errors, std::greater(), &JudgedMove::loss);
        return errors;
    }

    [[nodiscard]] SheetTable errorTable(std::span<const JudgedMove* const> errors) const {
        SheetTable table{title("worst"), std::vector<Column>(5), {}};
        for (const JudgedMove* move : errors.first(std::min(errors.size(), wish_.errors))) {
            const auto before = game_.position(game_.node(move->node).parent);
            std::string better;
            if (before && !move->better.empty())
                better = translated(
                    {"report-better", {{"move", rules::moveText(*before, move->better.front())}}},
                    language_);
            add(table, *move,
                {textOf(*move, move->move) + std::string(signOf(move->quality)),
                 word("quality", analysis::name(move->quality), language_), change(*move),
                 std::move(better), move->timeTrouble ? title("in-trouble") : ""});
        }
        table.left = errors.size() - table.rows.size();
        return table;
    }

    [[nodiscard]] SheetTable turns() const {
        SheetTable table{title("turns"), std::vector<Column>(2), {}};
        for (const JudgedMove& move : judgement_.moves)
            if (move.turning)
                add(table, move, {textOf(move, move.move), change(move)});
        return table;
    }

    [[nodiscard]] SheetTable trouble() const {
        SheetTable table{title("trouble"), std::vector<Column>(1), {}};
        for (const Color player : sides) {
            const auto first = std::ranges::find_if(judgement_.moves, [&](const JudgedMove& move) {
                return move.mover == player && move.timeTrouble;
            });
            if (first != judgement_.moves.end())
                add(table, *first,
                    {translated({"report-trouble-from",
                                 {{"color", player == Color::white ? "white" : "black"},
                                  {"move", textOf(*first, first->move)}}},
                                language_)});
        }
        return table;
    }

    [[nodiscard]] std::string title(std::string_view key) const {
        return word("report", key, language_);
    }

private:
    void add(SheetTable& table, const JudgedMove& move, Cells cells) const {
        table.links.push_back({SheetLinks::of(wish_.link, move)});
        table.rows.push_back(std::move(cells));
    }

    // From the clocks, where the game has them.
    void addTimes(SheetTable& table) const {
        Cells left{title("clock-at-end")};
        Cells most{title("most-time")};
        for (const Color player : sides) {
            const TimeUse use = timeUse(judgement_, player);
            left.push_back(use.left ? timeText(*use.left) : "-");
            most.push_back(use.slowest == nullptr
                               ? "-"
                               : fmt::format("{} ({})", timeText(use.most),
                                             textOf(*use.slowest, use.slowest->move)));
        }
        if (left[1].text != "-" || left[2].text != "-")
            table.rows.insert(table.rows.end(), {std::move(left), std::move(most)});
    }

    // A move in the place of a judged one, with its number.
    [[nodiscard]] std::string textOf(const JudgedMove& judged, const rules::Move& move) const {
        const auto before = game_.position(game_.node(judged.node).parent);
        return before ? rules::numberedMoves(*before, judged.ply - 1, std::span(&move, 1)) : "";
    }

    [[nodiscard]] std::string change(const JudgedMove& move) const {
        const auto text = [&](const std::optional<analysis::Score>& score) {
            return score ? scoreWords(*score, language_, wish_.minus) : "?";
        };
        return text(move.before) + " → " + text(move.after);
    }

    const rules::Game& game_;
    const analysis::GameJudgement& judgement_;
    const GameReportWish& wish_;
    Language language_;
};

} // namespace

std::string_view signOf(Quality quality) {
    switch (quality) {
    case Quality::inaccuracy:
        return "?!";
    case Quality::mistake:
    case Quality::missedWin:
        return "?";
    case Quality::blunder:
        return "??";
    default:
        return "";
    }
}

std::string engineWords(std::string_view name, Language language) {
    const auto own = analysis::OwnEngine::named(name);
    if (!own)
        return std::string(name);
    return translated(
               {"engine-own",
                {{"threads", counted(own->threads)}, {"megabytes", counted(own->megabytes)}}},
               language) +
           (own->endgames ? translatedText(phrase(", endgame tables"), language) : "");
}

std::string engineWords(const std::vector<std::string>& names, Language language) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : "; ") + engineWords(name, language);
    return text;
}

GameReport gameReport(const rules::Game& game, const analysis::GameJudgement& judgement,
                      const GameReportWish& wish, Language language) {
    const ReportWriter write(game, judgement, wish, language);
    const analysis::Coverage coverage = judgement.coverage();
    GameReport report;
    if (coverage.evaluated > 0)
        report.facts.push_back(write.evaluated(coverage));
    if (!coverage.isAnalysed())
        return report;
    report.worst = write.errors();
    if (report.worst.empty())
        report.facts.push_back(write.title(
            judgement.summary(Color::white).judged + judgement.summary(Color::black).judged > 0
                ? "no-errors"
                : "none-judged"));
    report.players = write.players();
    report.errors = write.errorTable(report.worst);
    report.turns = write.turns();
    report.trouble = write.trouble();
    return report;
}

namespace {

using Ending = GameKnowledge::Ending;

// Some names are of several placements.
void addFirst(std::vector<Ending>& found, Ending named) {
    const auto same = std::ranges::find_if(
        found, [&](const Ending& other) { return other.ending->names == named.ending->names; });
    if (same == found.end())
        found.push_back(named);
    else if (named.ply < same->ply)
        *same = named;
}

std::vector<Ending> endingsOf(const std::vector<rules::Position>& positions) {
    std::vector<Ending> found;
    for (const db::EndingName& ending : db::endingNames()) {
        const auto first = std::ranges::find_if(
            positions, [&](const rules::Position& p) { return isEnding(ending, p); });
        if (first != positions.end())
            addFirst(found, {&ending, static_cast<int>(first - positions.begin())});
    }
    return found;
}

std::string shotLine(const db::FoundShot& shot, Language language) {
    const char* unforced = shot.gain > 0 ? "found-not-forced" : "found-for-nothing";
    const char* played = shot.forced ? "found-played" : unforced;
    const char* missed = shot.open ? "found-open" : "found-missed";
    return translated(
        shotMessage(shot.played ? played : missed, shot, language,
                    {{"color", shot.side == rules::Color::white ? "white" : "black"}}),
        language);
}

std::string structureLine(const db::StructureStay& stay, Language language) {
    const db::Structure& structure = *stay.structure;
    return translated({"found-structure",
                       {{"from", counted(stay.from)},
                        {"to", counted(stay.to)},
                        {"color", std::string(db::sideKey(structure, stay.side))},
                        {"name", nameOf(structure, stay.side, language)}}},
                      language);
}

// By name, else by what was left.
std::vector<std::pair<int, std::string>> endingsIn(const GameKnowledge& knowledge,
                                                   Language language) {
    std::vector<std::pair<int, std::string>> endings;
    for (const Ending& named : knowledge.endings)
        endings.emplace_back(named.ply, nameOf(*named.ending, language));
    if (endings.empty() && knowledge.material)
        endings.emplace_back(knowledge.material->ply,
                             translated(db::materialMessage(knowledge.material->counts), language));
    return endings;
}

} // namespace

std::string resultText(const rules::Rules& rules, rules::GameResult result,
                       std::optional<rules::ResultStyle> style) {
    rules::Rules shown = rules;
    shown.results = style.value_or(rules.results);
    return std::string(rules::writeResult(shown, result));
}

GameKnowledge knowledgeOf(const rules::Game& game, const db::NameCatalogue& names,
                          bool prevention) {
    const auto plies = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<rules::Position> positions;
    positions.reserve(plies.size());
    for (const analysis::shots::Ply& ply : plies)
        positions.push_back(ply.position);
    return {db::foundShots(plies, finder, analysis::shots::Sought::all, prevention, names.shots),
            db::listedStructures(positions, names.structures), endingsOf(positions),
            db::endingMaterial(positions)};
}

std::vector<SheetTable> knowledgeTables(const GameKnowledge& knowledge, Language language,
                                        const std::function<std::string(int ply)>& link) {
    const auto table = [&](const char* title) {
        return SheetTable{translated({title, {}}, language), std::vector<Column>(1), {}};
    };
    const auto add = [&](SheetTable& to, int ply, std::string line) {
        to.rows.push_back({std::move(line)});
        to.links.push_back({SheetLinks::of(link, ply)});
    };
    SheetTable structures = table("found-structures");
    for (const db::StructureStay& stay : knowledge.structures)
        add(structures, stay.from, structureLine(stay, language));
    SheetTable endings = table("found-endings");
    for (auto& [ply, name] : endingsIn(knowledge, language))
        add(endings, ply,
            translated({"found-ending", {{"ply", counted(ply)}, {"name", std::move(name)}}},
                       language));
    SheetTable shots = table("found-combinations");
    for (const db::FoundShot& shot : knowledge.shots)
        add(shots, shot.ply, shotLine(shot, language));
    return {std::move(structures), std::move(endings), std::move(shots)};
}

Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                    std::vector<Parameter> further) {
    Message message{std::move(code), std::move(further)};
    message.parameters.push_back({"gain", db::gainMessage(shot)});
    message.parameters.push_back({"line", db::numberedLine(shot)});
    if (!shot.names.empty())
        message.parameters.push_back({"name", analysis::shots::namesText(shot.names, language)});
    return message;
}

} // namespace damscope::pages
