// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/novelty_text.hpp"

#include "cli/terminal/progress.hpp"
#include "messages/words.hpp"

#include <cstdint>
#include <fmt/format.h>

namespace damscope::cli {

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
