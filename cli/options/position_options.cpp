// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/position_options.hpp"

#include "base/files/user_folder.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/query/language/reading.hpp"
#include "messages/words.hpp"
#include "parser/meaning/variant_names.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/lost_kings.hpp"

#include <fmt/format.h>

#include <fstream>
#include <utility>

namespace damscope::cli {
namespace {

std::vector<std::string_view> variantNames() {
    std::vector<std::string_view> names;
    for (const rules::Variant variant : rules::allVariants())
        names.push_back(rules::rules(variant).name);
    return names;
}

template <class Target> Accept acceptVariant(Target& target) {
    const auto accept = [&target](std::string_view text) -> std::optional<std::string> {
        auto variant = rules::variantNamed(text);
        if (!variant)
            variant = parser::variantOfTag(text);
        if (!variant)
            return inWords({"usage-no-variant", {{"word", std::string(text)}}}) +
                   didYouMean(text, variantNames());
        target = *variant;
        return std::nullopt;
    };
    const auto names = variantNames();
    return {accept, {names.begin(), names.end()}};
}

} // namespace

Accept intoVariant(rules::Variant& target) {
    return acceptVariant(target);
}

Accept intoVariant(std::optional<rules::Variant>& target) {
    return acceptVariant(target);
}

std::optional<rules::Variant> usualVariant() {
    const auto name = base::environment("DAMSCOPE_VARIANT");
    return name ? rules::variantNamed(*name) : std::nullopt;
}

rules::Variant variantOrUsual(const std::optional<rules::Variant>& variant) {
    return variant.value_or(usualVariant().value_or(rules::Variant::international));
}

void declareVariant(Arguments& arguments, rules::Variant& variant, std::string help) {
    const auto usual = usualVariant();
    variant = usual.value_or(variant);
    arguments.value({"--variant", "V", std::move(help), !usual}, intoVariant(variant));
}

void PositionOptions::declare(Arguments& arguments) {
    std::string help = "the game:";
    for (const std::string_view name : variantNames())
        help += " " + std::string(name);
    declareVariant(arguments, variant, help + "; or its PDN number");
    arguments.value({"--fen", "FEN",
                     "the position, squares as numbers: W:W31-50:B1-20; else the "
                     "starting position"},
                    into(fen));
}

rules::Position PositionOptions::position(Console& console, Language language) const {
    if (!fen)
        return rules::Position::start(variant);
    return positionFromOption(variant, *fen, "--fen", console, language);
}

rules::Position positionFromOption(rules::Variant variant, const std::string& fen,
                                   std::string_view option, Console& console, Language language) {
    const auto position = rules::readFen(variant, fen);
    if (!position)
        throw UsageError(inWords({"usage-fen",
                                  {{"option", std::string(option)},
                                   {"n", std::to_string(position.error().offset + 1)},
                                   {"fen", visible(fen)},
                                   {"wrong", message(position.error())}}}));
    if (const auto warning = rules::warningOfLostKings(*position))
        console.warn(fmt::format("{}: {}: {}", option, word("severity", "warning", language),
                                 words(*warning, language)));
    return *position;
}

std::vector<rules::Position> positionsFromFile(rules::Variant variant, const std::string& path,
                                               std::string_view option, Console& console) {
    std::ifstream file(path);
    if (!file)
        throw UsageError(inWords(
            {"usage-unreadable", {{"option", std::string(option)}, {"file", visible(path)}}}));
    std::vector<rules::Position> positions;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);)
        if (++number; !line.empty())
            positions.push_back(
                positionFromOption(variant, line, fmt::format("{}:{}", path, number), console));
    return positions;
}

rules::Position positionAfterMoves(rules::Variant variant, const std::string& moves,
                                   std::string_view option) {
    const auto position = db::query::positionAfter(variant, moves);
    if (!position)
        throw UsageError(
            inWords({"usage-wrong",
                     {{"option", std::string(option)}, {"wrong", message(position.error())}}}));
    return *position;
}

} // namespace damscope::cli
