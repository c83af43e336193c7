// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/verdict_text.hpp"

#include <array>
#include <fmt/format.h>

namespace damscope::cli {
namespace {

using rules::BoardEnd;

struct EndWords {
    std::string_view code;
    std::string_view words; ///< "{}" is who is to move
};
// In the order of the enumeration.
constexpr std::array<EndWords, 5> endWords{{{"", ""},
                                            {"no-pieces", "{} has no pieces left"},
                                            {"blocked", "{} cannot move"},
                                            {"king-made", "a king has been made"},
                                            {"all-lost", "{} cannot move"}}};

const EndWords& wordsOf(BoardEnd end) {
    return endWords[static_cast<std::size_t>(end)];
}

std::string_view winner(rules::GameResult result) {
    return result == rules::GameResult::whiteWins ? "White" : "Black";
}

std::string_view mover(const rules::Game& game) {
    const auto last = rules::lastPosition(game);
    return last && last->toMove() == rules::Color::white ? "White" : "Black";
}

bool isRefuted(const rules::Game& game, const rules::Verdict& verdict) {
    return rules::refutes(verdict.board.result, game.result);
}

std::string boardLine(const rules::Game& game, const rules::Verdict& verdict) {
    const rules::Rules& rules = game.start().rules();
    std::string line =
        fmt::format("The game is over on the board: {}, so {} has won ({}).",
                    fmt::format(fmt::runtime(wordsOf(verdict.board.end).words), mover(game)),
                    winner(verdict.board.result), rules::writeResult(rules, verdict.board.result));
    if (isRefuted(game, verdict))
        line += fmt::format(" The recorded result is {}.", rules::writeResult(rules, game.result));
    return line + '\n';
}

std::string drawLine(const rules::Adjudication& a) {
    return fmt::format("{} with ply {}, counted from ply {}: {}.\n", a.rule.name, a.at, a.since,
                       a.endsGame() ? "a draw by the rules" : "a draw could be claimed");
}

} // namespace

std::string verdictLines(const rules::Game& game, const rules::Verdict& verdict) {
    std::string text;
    if (verdict.board.end != BoardEnd::none)
        text += boardLine(game, verdict);
    for (const rules::Adjudication& a : verdict.draws)
        text += drawLine(a);
    return text;
}

std::string verdictCell(const rules::Verdict& verdict) {
    std::string text;
    if (verdict.board.end != BoardEnd::none)
        text = wordsOf(verdict.board.end).code;
    for (const rules::Adjudication& a : verdict.draws)
        text += fmt::format("{}{}, ply {}", text.empty() ? "" : "; ", a.rule.name, a.at);
    return text;
}

void addVerdict(Json& object, const rules::Game& game, const rules::Verdict& verdict) {
    const rules::Rules& rules = game.start().rules();
    object["board_end"] = Json();
    if (verdict.board.end != BoardEnd::none)
        object["board_end"] = {{"reason", wordsOf(verdict.board.end).code},
                               {"ply", verdict.ply},
                               {"result", rules::writeResult(rules, verdict.board.result)}};
    object["result_refuted"] = isRefuted(game, verdict);
    object["draw_rules"] = Json::array();
    for (const rules::Adjudication& a : verdict.draws)
        object["draw_rules"].push_back({{"rule", a.rule.name},
                                        {"ends_game", a.endsGame()},
                                        {"since", a.since},
                                        {"ply", a.at}});
}

} // namespace damscope::cli
