// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_text.hpp"

#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "pages/movetext.hpp"
#include "rules/text/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace damscope::cli {

std::string resultText(const rules::Rules& rules, rules::GameResult result, const Locale& locale) {
    return pages::resultText(rules, result, locale.results);
}

namespace {

using rules::BoardEnd;
using rules::GameResult;

enum class Detail : std::uint8_t { full, brief };

bool isOverOnBoard(const Ending& ending) {
    return ending.byRules.board.end != BoardEnd::none;
}

GameResult known(const Ending& ending) {
    return isOverOnBoard(ending) ? ending.byRules.board.result : ending.byTables;
}

std::string resultText(const rules::Game& game, GameResult result, const Locale& locale) {
    return cli::resultText(game.start().rules(), result, locale);
}

std::string keyOf(GameResult winner) {
    return winner == GameResult::whiteWins ? "white" : "black";
}

/// How the board ended the game, from the words for a move after its end.
Message overOnBoard(const rules::Game& game, const Ending& ending, Detail detail,
                    const Locale& locale) {
    const rules::Position last = parser::lastPosition(game).value();
    Message message = rules::message(last, {rules::Reason::gameOver, {}, {}});
    message.code = detail == Detail::brief ? "over-on-board-briefly" : "over-on-board";
    const GameResult result = ending.byRules.board.result;
    if (message.text("ending") != "all-lost") // which says who has won
        message.parameters.push_back({"winner", keyOf(result)});
    message.parameters.push_back({"result", resultText(game, result, locale)});
    return message;
}

Message byTables(const rules::Game& game, const Ending& ending, Detail detail,
                 const Locale& locale) {
    if (detail == Detail::brief)
        return {"result-by-tables-briefly",
                {{"result", resultText(game, ending.byTables, locale)}}};
    return analysis::endgame::ResultJudge::explanation(game.start().rules(), ending.byTables);
}

std::optional<Message> decision(const rules::Game& game, const Ending& ending, Detail detail,
                                const Locale& locale) {
    if (isOverOnBoard(ending))
        return overOnBoard(game, ending, detail, locale);
    if (ending.byTables != GameResult::unknown)
        return byTables(game, ending, detail, locale);
    return std::nullopt;
}

std::optional<std::string> moveAt(const rules::Game& game, int ply, Language language) {
    for (const rules::NodeId node : game.mainLine())
        if (game.ply(node) == ply && game.node(node).step == rules::Step::move)
            return pages::numberedMove(game, node, language);
    return std::nullopt;
}

Message applied(const rules::Game& game, const rules::Adjudication& a, Detail detail,
                Language language) {
    Message message{detail == Detail::brief ? "draw-rule-applied-briefly" : "draw-rule-applied",
                    {{"rule", std::string(a.rule.name)},
                     {"ply", damscope::counted(a.at)},
                     {"since", damscope::counted(a.since)},
                     {"effect", a.endsGame() ? "ends-game" : "may-be-claimed"}}};
    if (auto move = moveAt(game, a.at, language); move && detail == Detail::full)
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
std::vector<Message> messages(const rules::Game& game, const Ending& ending, Detail detail,
                              const Locale& locale) {
    std::vector<Message> said;
    if (auto decided = decision(game, ending, detail, locale)) {
        if (ending.refuted && detail == Detail::full)
            decided = {"result-refuted",
                       {{"explanation", *std::move(decided)},
                        {"result", resultText(game, game.result, locale)}}};
        said.push_back(*std::move(decided));
    }
    for (const rules::Adjudication& a : firstOfEachRule(ending.byRules.draws))
        said.push_back(applied(game, a, detail, locale));
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

std::string endingLines(const rules::Game& game, const Ending& ending, const Locale& locale) {
    std::string text;
    for (const Message& message : messages(game, ending, Detail::full, locale))
        text += translated(message, locale) + '\n';
    return text;
}

std::string endingCell(const rules::Game& game, const Ending& ending, const Locale& locale) {
    std::string text;
    for (const Message& message : messages(game, ending, Detail::brief, locale))
        text += (text.empty() ? "" : "; ") + translated(message, locale);
    return text;
}

void addEnding(Json& object, const rules::Game& game, const Ending& ending, const Locale& locale) {
    object["board_end"] = Json();
    if (isOverOnBoard(ending)) {
        const Message over = overOnBoard(game, ending, Detail::full, locale);
        object["board_end"] = {{"reason", over.text("ending")},
                               {"ply", ending.byRules.ply},
                               {"outcome", rules::outcomeName(ending.byRules.board.result)}};
    }
    object["table_outcome"] = rules::outcomeName(ending.byTables);
    object["result_refuted"] = ending.refuted;
    object["draw_rules"] = Json::array();
    for (const rules::Adjudication& a : ending.byRules.draws)
        object["draw_rules"].push_back({{"rule", a.rule.name},
                                        {"ends_game", a.endsGame()},
                                        {"since", a.since},
                                        {"ply", a.at}});
}

std::string noveltyCell(const std::optional<db::Novelty>& novelty) {
    if (!novelty)
        return {};
    return novelty->laterGames == 0
               ? numberedMove(*novelty)
               : fmt::format("{} (+{})", numberedMove(*novelty), grouped(novelty->laterGames));
}

std::string noveltyWords(const std::optional<db::Novelty>& novelty, Language language) {
    if (!novelty)
        return {};
    std::string text = numberedMove(*novelty);
    if (novelty->laterGames > 0)
        text = translated({"novelty-later",
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
    return {{"ply", novelty->ply - 1},
            {"move", novelty->move},
            {"later_games", novelty->laterGames},
            {"later", std::move(later)}};
}

namespace {

using pages::placeSeen;
using pages::RowLabels;

constexpr std::size_t margin = 4; // before the frame: a number and a blank

struct Signs {
    std::array<std::array<std::string_view, 2>, 2> pieces; // [colour][kind]
    std::string_view emptySquare;
    std::string_view horizontal, vertical;
    std::array<std::string_view, 4> corners; // top left, top right, bottom left, bottom right
};

constexpr Signs unicodeSigns{{{{"⛀", "⛁"}, {"⛂", "⛃"}}}, "·", "─", "│", {"┌", "┐", "└", "┘"}};
constexpr Signs asciiSigns{{{{"w", "W"}, {"b", "B"}}}, ".", "-", "|", {"+", "+", "+", "+"}};

std::string_view signAt(const rules::Position& position, rules::Coordinates place,
                        const Signs& signs) {
    const auto square = position.rules().board.at(place);
    if (!square)
        return " ";
    const auto piece = position.at(*square);
    if (!piece)
        return signs.emptySquare;
    return signs
        .pieces[static_cast<std::size_t>(piece->color)][static_cast<std::size_t>(piece->kind)];
}

std::string frame(const rules::Board& board, const Signs& signs, std::size_t firstCorner) {
    std::string line(margin, ' ');
    line += signs.corners[firstCorner];
    for (int i = 0; i < 2 * board.files + 1; ++i)
        line += signs.horizontal;
    return line.append(signs.corners[firstCorner + 1]) + '\n';
}

std::string rowLine(const rules::Position& position, int row, const Signs& signs, Seen seen) {
    const RowLabels labels = pages::rowLabels(position.rules(), row, seen);
    const rules::Board& board = position.rules().board;
    std::string line = fmt::format("{:>3} {}", labels.left, signs.vertical);
    for (int column = 0; column < board.files; ++column)
        line.append(" ").append(signAt(position, placeSeen(board, {row, column}, seen), signs));
    line.append(" ").append(signs.vertical);
    return line + (labels.right.empty() ? "" : fmt::format("{:>3}", labels.right)) + '\n';
}

std::string lettersLine(const std::string& letters) {
    std::string line(margin + 1, ' ');
    for (const char letter : letters)
        line.append(" ").push_back(letter);
    return line + '\n';
}

} // namespace

std::string diagram(const rules::Position& position, PieceSigns which, Seen seen,
                    Language language) {
    const Signs& signs = which == PieceSigns::unicode && !drawsAscii() ? unicodeSigns : asciiSigns;
    const rules::Rules& rules = position.rules();
    std::string text = frame(rules.board, signs, 0);
    for (int row = 0; row < rules.board.ranks; ++row)
        text += rowLine(position, row, signs, seen);
    text += frame(rules.board, signs, 2);
    if (const std::string letters = pages::fileLetters(rules, seen); !letters.empty())
        text += lettersLine(letters);
    const bool white = position.toMove() == rules::Color::white;
    return text + word("to-move", white ? "white" : "black", language) + '\n';
}

} // namespace damscope::cli
