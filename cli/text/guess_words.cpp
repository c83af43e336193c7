// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/guess_words.hpp"

#include "cli/terminal/progress.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace damscope::cli {
namespace {

// In English as --variant takes it.
std::string nameOf(rules::Variant variant, Language language) {
    const std::string name(rules::rules(variant).name);
    return language == Language::english ? name : word("title", name, language);
}

} // namespace

std::optional<Message> guessedMessage(std::string code, const db::GuessedGames& guessed,
                                      Language language) {
    std::uint64_t games = 0;
    std::string variants;
    for (const auto& [variant, count] : guessed) {
        games += count;
        variants += (variants.empty() ? "" : ", ") + nameOf(variant, language);
        if (guessed.size() > 1)
            variants += fmt::format(" ({})", grouped(count));
    }
    if (games == 0)
        return std::nullopt;
    Message message = countMessage(std::move(code), "games", games);
    message.parameters.push_back({"variants", std::move(variants)});
    return message;
}

Json guessedJson(const db::GuessedGames& guessed) {
    Json object = Json::object();
    for (const auto& [variant, count] : guessed)
        object[std::string(rules::rules(variant).name)] = count;
    return object;
}

} // namespace damscope::cli
