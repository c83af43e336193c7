// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_text.hpp"

#include "base/files/user_folder.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/movetext.hpp"
#include "messages/words.hpp"
#include "rules/text/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace damscope::cli {
namespace {

using rules::GameResult;
using rules::Variant;

std::optional<rules::ResultStyle> wantedStyle() {
    const auto wanted = base::environment("DAMSCOPE_RESULTS");
    if (wanted == "points")
        return rules::ResultStyle::international;
    return wanted == "chess" ? std::optional(rules::ResultStyle::chess) : std::nullopt;
}

} // namespace

std::string resultText(const rules::Rules& rules, GameResult result) {
    const auto style = wantedStyle();
    if (!style || *style == rules.results)
        return std::string(rules::writeResult(rules, result));
    // Variants of either style, both with White's number first.
    const Variant other =
        *style == rules::ResultStyle::international ? Variant::international : Variant::russian;
    const bool whiteFirst = rules.resultFirst == rules::Color::white;
    return std::string(
        rules::writeResult(rules::rules(other), whiteFirst ? result : exchanged(result)));
}

namespace {

using rules::BoardEnd;
using rules::GameResult;

enum class Length : std::uint8_t { full, brief };

bool isOverOnBoard(const Ending& ending) {
    return ending.byRules.board.end != BoardEnd::none;
}

GameResult known(const Ending& ending) {
    return isOverOnBoard(ending) ? ending.byRules.board.result : ending.byTables;
}

std::string resultText(const rules::Game& game, GameResult result) {
    return cli::resultText(game.start().rules(), result);
}

std::string keyOf(GameResult winner) {
    return winner == GameResult::whiteWins ? "white" : "black";
}

std::string code(std::string base, Length length) {
    return length == Length::brief ? std::move(base) + "-briefly" : std::move(base);
}

/// How the board ended the game, from the words for a move after its end.
Message overOnBoard(const rules::Game& game, const Ending& ending, Length length) {
    const rules::Position last = parser::lastPosition(game).value();
    Message message = rules::message(last, {rules::Reason::gameOver, {}, {}});
    message.code = code("over-on-board", length);
    const GameResult result = ending.byRules.board.result;
    if (message.text("ending") != "all-lost") // which says who has won
        message.parameters.push_back({"winner", keyOf(result)});
    message.parameters.push_back({"result", resultText(game, result)});
    return message;
}

Message byTables(const rules::Game& game, const Ending& ending, Length length) {
    if (length == Length::brief)
        return {"result-by-tables-briefly", {{"result", resultText(game, ending.byTables)}}};
    return analysis::endgame::ResultJudge::explanation(game.start().rules(), ending.byTables);
}

std::optional<Message> decision(const rules::Game& game, const Ending& ending, Length length) {
    if (isOverOnBoard(ending))
        return overOnBoard(game, ending, length);
    if (ending.byTables != GameResult::unknown)
        return byTables(game, ending, length);
    return std::nullopt;
}

std::optional<std::string> moveAt(const rules::Game& game, int ply) {
    for (const rules::NodeId node : game.mainLine())
        if (game.ply(node) == ply && game.node(node).step == rules::Step::move)
            return numberedMove(game, node);
    return std::nullopt;
}

Message applied(const rules::Game& game, const rules::Adjudication& a, Length length) {
    Message message{code("draw-rule-applied", length),
                    {{"rule", std::string(a.rule.name)},
                     {"ply", damscope::counted(a.at)},
                     {"since", damscope::counted(a.since)},
                     {"effect", a.endsGame() ? "ends-game" : "may-be-claimed"}}};
    if (auto move = moveAt(game, a.at); move && length == Length::full)
        message.parameters.push_back({"move", *std::move(move)});
    return message;
}

/// Each rule where it first applied: by then the game was drawn.
std::vector<rules::Adjudication> firstOfEachRule(const std::vector<rules::Adjudication>& all) {
    std::vector<rules::Adjudication> first;
    for (const rules::Adjudication& a : all)
        if (std::ranges::none_of(first, [&](const auto& f) { return f.rule.name == a.rule.name; }))
            first.push_back(a);
    return first;
}

/// What there is to say of an ending, in the order in which it is said.
std::vector<Message> messages(const rules::Game& game, const Ending& ending, Length length) {
    std::vector<Message> said;
    if (auto decided = decision(game, ending, length)) {
        if (ending.refuted && length == Length::full)
            decided = {
                "result-refuted",
                {{"explanation", *std::move(decided)}, {"result", resultText(game, game.result)}}};
        said.push_back(*std::move(decided));
    }
    for (const rules::Adjudication& a : firstOfEachRule(ending.byRules.draws))
        said.push_back(applied(game, a, length));
    return said;
}

} // namespace

Ending endingOf(const rules::Game& game, const analysis::endgame::ResultJudge& judge) {
    Ending ending{.byRules = parser::gameOutcome(game)};
    if (const auto last = parser::lastPosition(game); last && !isOverOnBoard(ending))
        ending.byTables = judge.byTables(*last);
    ending.refuted = parser::refutes(game, known(ending));
    return ending;
}

std::string endingLines(const rules::Game& game, const Ending& ending, Language language) {
    std::string text;
    for (const Message& message : messages(game, ending, Length::full))
        text += words(message, language) + '\n';
    return text;
}

std::string endingCell(const rules::Game& game, const Ending& ending, Language language) {
    std::string text;
    for (const Message& message : messages(game, ending, Length::brief))
        text += (text.empty() ? "" : "; ") + words(message, language);
    return text;
}

void addEnding(Json& object, const rules::Game& game, const Ending& ending) {
    object["board_end"] = Json();
    if (isOverOnBoard(ending)) {
        const Message over = overOnBoard(game, ending, Length::full);
        object["board_end"] = {{"reason", over.text("ending")},
                               {"ply", ending.byRules.ply},
                               {"result", over.text("result")}};
    }
    object["table_result"] = Json();
    if (ending.byTables != GameResult::unknown)
        object["table_result"] = resultText(game, ending.byTables);
    object["result_refuted"] = ending.refuted;
    object["draw_rules"] = Json::array();
    for (const rules::Adjudication& a : ending.byRules.draws)
        object["draw_rules"].push_back({{"rule", a.rule.name},
                                        {"ends_game", a.endsGame()},
                                        {"since", a.since},
                                        {"ply", a.at}});
}

std::string noveltyMove(const db::Novelty& novelty) {
    const rules::Color opener = novelty.after.rules().firstMover;
    const rules::Color first =
        novelty.ply % 2 == 1 ? novelty.mover : rules::opponent(novelty.mover);
    const int before = novelty.ply - 1 + (first == opener ? 0 : 1);
    return fmt::format("{}{} {}", before / 2 + 1, novelty.mover == opener ? "." : "...",
                       novelty.move);
}

std::string noveltyCell(const std::optional<db::Novelty>& novelty) {
    if (!novelty)
        return {};
    return novelty->laterGames == 0
               ? noveltyMove(*novelty)
               : fmt::format("{} (+{})", noveltyMove(*novelty), grouped(novelty->laterGames));
}

std::string noveltyWords(const std::optional<db::Novelty>& novelty, Language language) {
    if (!novelty)
        return {};
    std::string text = noveltyMove(*novelty);
    if (novelty->laterGames > 0)
        text = words({"novelty-later",
                      {{"move", text},
                       {"n", grouped(novelty->laterGames)},
                       {"games", static_cast<std::int64_t>(novelty->laterGames)}}},
                     language);
    std::string games;
    for (const db::GameId game : novelty->later)
        games += (games.empty() ? ": " : ", ") + std::to_string(db::number(game));
    return text + games + (novelty->later.size() < novelty->laterGames ? ", ..." : "");
}

Json noveltyJson(const std::optional<db::Novelty>& novelty) {
    if (!novelty)
        return {};
    Json later = Json::array();
    for (const db::GameId game : novelty->later)
        later.push_back(db::number(game));
    return {{"ply", novelty->ply},
            {"move", novelty->move},
            {"later_games", novelty->laterGames},
            {"later", std::move(later)}};
}

} // namespace damscope::cli
