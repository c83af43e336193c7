// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/annotation.hpp"

#include "base/text/ascii.hpp"
#include "parser/syntax/marks.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damscope::parser {

namespace {

using rules::Game;
using rules::NodeId;
using rules::Remark;

constexpr std::array<NagMeaning, 20> meanings{{
    {3, NagGroup::move, "!!", "very good move"},
    {1, NagGroup::move, "!", "good move"},
    {5, NagGroup::move, "!?", "interesting move"},
    {6, NagGroup::move, "?!", "doubtful move"},
    {2, NagGroup::move, "?", "mistake"},
    {4, NagGroup::move, "??", "blunder"},
    {7, NagGroup::move, "□", "only move"},
    {10, NagGroup::evaluation, "=", "equal"},
    {13, NagGroup::evaluation, "∞", "unclear"},
    {14, NagGroup::evaluation, "+=", "White is slightly better"},
    {16, NagGroup::evaluation, "±", "White is better"},
    {18, NagGroup::evaluation, "+−", "White wins"},
    {15, NagGroup::evaluation, "=+", "Black is slightly better"},
    {17, NagGroup::evaluation, "∓", "Black is better"},
    {19, NagGroup::evaluation, "−+", "Black wins"},
    {22, NagGroup::other, "⊙", "zugzwang"},
    {36, NagGroup::other, "→", "initiative"},
    {40, NagGroup::other, "↑", "attack"},
    {132, NagGroup::other, "⇆", "counterplay"},
    {138, NagGroup::other, "⊕", "time trouble"},
}};

std::optional<std::uint32_t> numberOf(std::string_view text) {
    std::uint32_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<std::uint32_t> nagIn(const Remark& remark) {
    if (remark.kind == Remark::Kind::nag)
        return numberOf(remark.text);
    const std::uint32_t nag = remark.kind == Remark::Kind::strength ? nagOf(remark.text) : 0;
    return nag == 0 ? std::nullopt : std::optional(nag);
}

NagGroup groupOf(std::uint32_t nag) {
    if (nag >= 1 && nag <= 9)
        return NagGroup::move;
    return nag >= 10 && nag <= 21 ? NagGroup::evaluation : NagGroup::other;
}

std::vector<Remark> remarksOf(const Game& game, NodeId id) {
    const auto remarks = game.remarks(id);
    return {remarks.begin(), remarks.end()};
}

bool isShapeCommand(const Remark& r) {
    return r.kind == Remark::Kind::command &&
           (r.text.starts_with("%cal ") || r.text.starts_with("%csl "));
}

constexpr std::string_view colorLetters = "GRYB";

std::optional<Shape> shapeIn(const rules::Rules& rules, std::string_view text) {
    if (text.empty())
        return std::nullopt;
    const std::size_t color = colorLetters.find(text.front());
    if (color == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(1);
    Shape shape{static_cast<ShapeColor>(color), rules::Square{0}, std::nullopt};
    if (const auto square = rules::squareNamed(rules, text)) {
        shape.from = *square;
        return shape;
    }
    for (const rules::MoveText& reading : rules::readMoveText(rules, text))
        if (reading.squares.size() == 2) {
            shape.from = reading.squares.front();
            shape.to = reading.squares.back();
            return shape;
        }
    return std::nullopt;
}

// Two digits, so that "0611" can be cut in one place only.
std::string padded(std::string name) {
    return name.size() == 1 ? "0" + name : name;
}

std::string textOf(const rules::Rules& rules, const Shape& shape) {
    std::string text(1, colorLetters[static_cast<std::size_t>(shape.color)]);
    text += padded(rules::squareName(rules, shape.from));
    return shape.to ? text + padded(rules::squareName(rules, *shape.to)) : text;
}

} // namespace

std::string comment(const Game& game, NodeId id, Remark::Place place) {
    std::string text;
    for (const Remark& r : game.remarks(id))
        if (r.kind == Remark::Kind::comment && r.place == place)
            text += (text.empty() ? "" : "\n\n") + r.text;
    return text;
}

void setComment(Game& game, NodeId id, Remark::Place place, std::string_view text) {
    std::vector<Remark> remarks = remarksOf(game, id);
    const auto isOld = [place](const Remark& r) {
        return r.kind == Remark::Kind::comment && r.place == place;
    };
    const auto first = std::ranges::find_if(remarks, isOld);
    const auto where = first - remarks.begin();
    std::erase_if(remarks, isOld);
    if (!text.empty())
        remarks.insert(remarks.begin() + where,
                       Remark{Remark::Kind::comment, place, std::string(text)});
    game.setRemarks(id, std::move(remarks));
}

std::span<const NagMeaning> knownNags() {
    return meanings;
}

std::string nagSign(std::uint32_t nag) {
    if (nag == diagramNag)
        return "⊞";
    const auto found = std::ranges::find(meanings, nag, &NagMeaning::nag);
    return found == meanings.end() ? "$" + std::to_string(nag) : std::string(found->sign);
}

std::vector<std::uint32_t> nags(const Game& game, NodeId id) {
    std::vector<std::uint32_t> found;
    for (const Remark& r : game.remarks(id))
        if (const auto nag = nagIn(r))
            found.push_back(*nag);
    return found;
}

void toggleNag(Game& game, NodeId id, std::uint32_t nag) {
    std::vector<Remark> remarks = remarksOf(game, id);
    const bool there =
        std::ranges::any_of(remarks, [&](const Remark& r) { return nagIn(r) == nag; });
    std::erase_if(remarks, [&](const Remark& r) {
        const auto old = nagIn(r);
        return old && (*old == nag || (!there && groupOf(nag) != NagGroup::other &&
                                       groupOf(*old) == groupOf(nag)));
    });
    if (!there)
        // In front: signs stand right after the move.
        remarks.insert(remarks.begin(),
                       Remark{Remark::Kind::nag, Remark::Place::after, std::to_string(nag)});
    game.setRemarks(id, std::move(remarks));
}

std::vector<Shape> shapes(const Game& game, NodeId id) {
    std::vector<Shape> found;
    for (const Remark& r : game.remarks(id)) {
        if (!isShapeCommand(r))
            continue;
        std::string_view rest = std::string_view(r.text).substr(5);
        while (!rest.empty()) {
            const std::string_view one = rest.substr(0, rest.find(','));
            rest.remove_prefix(std::min(one.size() + 1, rest.size()));
            if (const auto shape = shapeIn(game.start().rules(), base::trimmed(one)))
                found.push_back(*shape);
        }
    }
    return found;
}

void setShapes(Game& game, NodeId id, std::span<const Shape> shapes) {
    std::string arrows;
    std::string squares;
    for (const Shape& shape : shapes) {
        std::string& list = shape.to ? arrows : squares;
        list += (list.empty() ? "" : ",") + textOf(game.start().rules(), shape);
    }
    std::vector<Remark> remarks = remarksOf(game, id);
    std::erase_if(remarks, isShapeCommand);
    for (const std::string& command : {squares.empty() ? squares : "%csl " + squares,
                                       arrows.empty() ? arrows : "%cal " + arrows})
        if (!command.empty())
            remarks.push_back({Remark::Kind::command, Remark::Place::after, command});
    game.setRemarks(id, std::move(remarks));
}

std::optional<std::string_view> clockTimeIn(std::string_view command) {
    constexpr std::array<std::string_view, 5> names{"%clk ", "%clock ", "%emt ", "%egt ", "%mct "};
    for (const std::string_view name : names)
        if (command.starts_with(name))
            return base::trimmed(command.substr(name.size()));
    return std::nullopt;
}

std::optional<std::string> clockTime(const Game& game, NodeId id) {
    for (const Remark& r : game.remarks(id))
        if (r.kind == Remark::Kind::command)
            if (const auto time = clockTimeIn(r.text))
                return std::string(*time);
    return std::nullopt;
}

} // namespace damscope::parser
