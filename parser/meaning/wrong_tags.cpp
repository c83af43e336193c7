// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/wrong_tags.hpp"

#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"

#include <algorithm>
#include <iterator>

namespace damscope::parser {
namespace {

using rules::Variant;

constexpr int enough = 6;   // moves, of which the variant that the tags say plays ...
constexpr int fraction = 4; // ... no more than one in so many

bool breaksAtOnce(int moves, int plies) {
    return moves >= enough && plies * fraction <= moves;
}

bool breaksAtOnce(const GameText& text, Variant variant) {
    const int moves = movesOf(text);
    const auto start = startOf(text, variant);
    return breaksAtOnce(moves,
                        start ? rules::fit(*start, text.script, moves / fraction + 1).plies : 0);
}

std::vector<Variant> fitting(const GameText& text) {
    std::vector<Variant> variants = candidates(text);
    std::erase_if(variants, [&text](Variant v) { return !fits(text, v); });
    return variants;
}

// What a game leaves open, or the archive does where the game is open.
std::vector<Variant> openFor(const GameText& text, const AssembleOptions& options) {
    const std::vector<Variant> own = fitting(text);
    std::vector<Variant> common;
    std::ranges::copy_if(own, std::back_inserter(common),
                         [&](Variant v) { return std::ranges::count(options.common, v) > 0; });
    return own.size() > 1 && !common.empty() ? common : own;
}

std::string nameOf(Variant variant) {
    return std::string(rules::rules(variant).name);
}

Message report(const std::string& type, const Guess& other, const std::vector<Variant>& others,
               bool taken) {
    Message message{
        taken ? "variant-corrected" : (others.empty() ? "wrong-variant" : "wrong-variant-open"),
        {{"type", type}, {"variant", nameOf(other.variant)}, {"plies", counted(other.plies)}}};
    std::vector<std::string> names;
    std::ranges::transform(others, std::back_inserter(names), nameOf);
    if (!names.empty())
        message.parameters.push_back({"others", std::move(names)});
    return message;
}

} // namespace

void WrongTags::add(const GameText& text) {
    const auto said = variantSaid(text);
    if ((isBegun_ && common_.empty()) || !said || !breaksAtOnce(text, *said))
        return;
    std::vector<Variant> left = common_;
    std::erase_if(left, [&text](Variant v) { return !fits(text, v); });
    if (left.empty()) {
        left = fitting(text);
        if (left.empty()) // a broken game
            return;
        if (isBegun_)
            left.clear();
    }
    common_ = std::move(left);
    isBegun_ = true;
}

std::optional<FoundVariant> otherVariant(const GameText& text, const std::vector<rules::Tag>& tags,
                                         Variant said, int plies, const AssembleOptions& options) {
    if (!breaksAtOnce(movesOf(text), plies))
        return std::nullopt;
    Guess other = guess(text, options.preference);
    const auto tag = tagNamed(tags, "GameType");
    if (!other.complete || other.variant == said || !tag)
        return std::nullopt;
    std::vector<Variant> others = openFor(text, options);
    if (!others.empty() && std::ranges::count(others, other.variant) == 0)
        other.variant = others.front();
    std::erase(others, other.variant);
    const bool certain = others.empty() && other.plies >= enough;
    const bool taken = certain && options.repair == Repair::apply;
    FoundVariant found{other.variant, taken ? VariantSource::corrected : VariantSource::gameType,
                       certain};
    const std::size_t offset = *tag < text.tags.size() ? text.tags[*tag].offset : text.offset;
    found.problems.push_back(
        {{Severity::warning, report(tags[*tag].value, other, others, taken)}, offset});
    return found;
}

} // namespace damscope::parser
