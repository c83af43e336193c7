// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/annotation.hpp"

#include "parser/meaning/commands.hpp"
#include "parser/syntax/numbering.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace damscope::parser {

namespace {

using rules::Drawing;
using rules::Game;
using rules::NodeId;
using rules::Remark;
using rules::Shape;

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

std::optional<std::uint32_t> nagIn(const Remark& remark) {
    if (const auto* nag = remark.as<rules::Nag>())
        return nag->number;
    const auto* strength = remark.as<rules::Strength>();
    const std::uint32_t nag = strength == nullptr ? 0 : nagOf(strength->signs);
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

} // namespace

std::string comment(const Game& game, NodeId id, Remark::Place place) {
    std::string text;
    for (const Remark& r : game.remarks(id))
        if (const auto* part = r.as<rules::Comment>(); part != nullptr && r.place == place)
            text += (text.empty() ? "" : "\n\n") + part->text;
    return text;
}

void setComment(Game& game, NodeId id, Remark::Place place, std::string_view text) {
    std::vector<Remark> remarks = remarksOf(game, id);
    const auto isOld = [place](const Remark& r) {
        return r.as<rules::Comment>() != nullptr && r.place == place;
    };
    const auto first = std::ranges::find_if(remarks, isOld);
    const auto where = first - remarks.begin();
    std::erase_if(remarks, isOld);
    if (!text.empty())
        remarks.insert(remarks.begin() + where, Remark(rules::Comment{std::string(text)}, place));
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
    assert(nag <= 255);
    std::vector<Remark> remarks = remarksOf(game, id);
    const bool there =
        std::ranges::any_of(remarks, [&](const Remark& r) { return nagIn(r) == nag; });
    std::erase_if(remarks, [&](const Remark& r) {
        const auto old = nagIn(r);
        return old && (*old == nag || (!there && groupOf(nag) != NagGroup::other &&
                                       groupOf(*old) == groupOf(nag)));
    });
    if (!there)
        // In front: signs come right after the move.
        remarks.insert(remarks.begin(), rules::Nag{nag});
    game.setRemarks(id, std::move(remarks));
}

std::vector<Shape> shapes(const Game& game, NodeId id) {
    std::vector<Shape> found;
    for (const Remark& r : game.remarks(id))
        if (const auto* drawing = r.as<Drawing>())
            found.insert(found.end(), drawing->shapes.begin(), drawing->shapes.end());
    return found;
}

void setShapes(Game& game, NodeId id, std::span<const Shape> shapes) {
    Drawing squares{Drawing::Kind::squares, {}};
    Drawing arrows{Drawing::Kind::arrows, {}};
    for (const Shape& shape : shapes)
        (shape.to ? arrows : squares).shapes.push_back(shape);
    std::vector<Remark> remarks = remarksOf(game, id);
    std::erase_if(remarks, [](const Remark& r) { return r.as<Drawing>() != nullptr; });
    for (Drawing& drawing : std::array{squares, arrows})
        if (!drawing.shapes.empty())
            remarks.emplace_back(std::move(drawing));
    game.setRemarks(id, std::move(remarks));
}

std::optional<std::string> clockTime(const Game& game, NodeId id) {
    for (const Remark& r : game.remarks(id))
        if (auto text = clockText(game.start().rules(), r))
            return text;
    return std::nullopt;
}

} // namespace damscope::parser
