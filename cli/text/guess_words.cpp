// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/guess_words.hpp"

#include "cli/terminal/progress.hpp"

namespace damscope::cli {

std::string guessedWords(const db::GuessedGames& guessed) {
    std::uint64_t games = 0;
    std::string list;
    for (const auto& [variant, count] : guessed) {
        games += count;
        list += (list.empty() ? "" : ", ") + grouped(count) +
                (list.empty() ? " read as " : " as ") + std::string(rules::rules(variant).name);
    }
    if (games == 0)
        return {};
    const std::string beginning = counted(games, "game") + " without GameType";
    if (guessed.size() > 1)
        return beginning + ": " + list;
    return beginning + ", read as " + std::string(rules::rules(guessed.begin()->first).name);
}

Json guessedJson(const db::GuessedGames& guessed) {
    Json object = Json::object();
    for (const auto& [variant, count] : guessed)
        object[std::string(rules::rules(variant).name)] = count;
    return object;
}

} // namespace damscope::cli
