// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/sketch_of.hpp"

#include <algorithm>
#include <array>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using Layer = std::map<rules::Square, Contents>;

constexpr Contents whiteMen = Contents::piece(Color::white, Kind::man);
constexpr Contents whiteKings = Contents::piece(Color::white, Kind::king);
constexpr Contents blackMen = Contents::piece(Color::black, Kind::man);
constexpr Contents blackKings = Contents::piece(Color::black, Kind::king);

// What a sketch can count.
constexpr std::array<Contents, 5> counted{whiteMen, whiteKings, blackMen, blackKings,
                                          whiteMen | whiteKings | blackMen | blackKings};

/// Reads the parts of a query into a sketch, as long as it has room for them.
class SketchReader {
public:
    explicit SketchReader(rules::Variant variant) { sketch_.variant = variant; }

    [[nodiscard]] bool take(const Term& term) {
        if (const auto* all = std::get_if<AllOf>(&term.meaning))
            return std::ranges::all_of(all->parts, [this](const Term& part) { return take(part); });
        if (const auto* any = std::get_if<AnyOf>(&term.meaning))
            return takeAlternatives(any->parts);
        if (const auto* negated = std::get_if<Not>(&term.meaning))
            return takeExcluded(*negated->part);
        const Condition* condition = term.condition();
        return condition != nullptr && takeCondition(*condition);
    }

    /// Each square is in one layer only, as on the board.
    [[nodiscard]] std::optional<Sketch> sketch() const {
        for (const auto& [square, contents] : sketch_.must)
            if (sketch_.may.contains(square) || sketch_.mustNot.contains(square))
                return std::nullopt;
        for (const auto& [square, contents] : sketch_.may)
            if (sketch_.mustNot.contains(square))
                return std::nullopt;
        return sketch_;
    }

private:
    static bool isAny(const PiecesOn& on) { return on.onAny || on.squares.size() == 1; }

    static void add(Layer& layer, const PiecesOn& on) {
        for (const rules::Square square : on.squares)
            layer[square] = layer[square] | on.contents;
    }

    bool takeCondition(const Condition& condition) {
        if (const auto* on = std::get_if<PiecesOn>(&condition))
            return takePieces(*on);
        if (const auto* side = std::get_if<ToMove>(&condition)) {
            const bool isFirst = !sketch_.toMove || *sketch_.toMove == side->color;
            sketch_.toMove = side->color;
            return isFirst;
        }
        if (const auto* count = std::get_if<CountIn>(&condition))
            return takeNumber(*count);
        return false;
    }

    // Two requirements of one square are more than a layer holds.
    bool takePieces(const PiecesOn& on) {
        if (on.onAny && on.squares.size() > 1)
            return takeAlternatives(on);
        for (const rules::Square square : on.squares)
            if (!sketch_.must.emplace(square, on.contents).second)
                return false;
        return true;
    }

    bool takeAlternatives(const PiecesOn& on) {
        if (!sketch_.may.empty())
            return false; // each group would have to hold
        add(sketch_.may, on);
        return true;
    }

    bool takeAlternatives(const std::vector<Term>& parts) {
        if (!sketch_.may.empty())
            return false;
        for (const Term& part : parts) {
            const Condition* condition = part.condition();
            const auto* on = condition == nullptr ? nullptr : std::get_if<PiecesOn>(condition);
            if (on == nullptr || !isAny(*on))
                return false;
            add(sketch_.may, *on);
        }
        return true;
    }

    bool takeExcluded(const Term& part) {
        const Condition* condition = part.condition();
        const auto* on = condition == nullptr ? nullptr : std::get_if<PiecesOn>(condition);
        if (on == nullptr || !isAny(*on))
            return false;
        add(sketch_.mustNot, *on);
        return true;
    }

    bool takeNumber(const CountIn& count) {
        const bool known = std::ranges::find(counted, count.counted) != counted.end();
        const bool again = std::ranges::any_of(sketch_.numbers, [&](const SketchedNumber& number) {
            return number.counted == count.counted;
        });
        if (!known || again)
            return false;
        sketch_.numbers.push_back({count.counted, count.bounds});
        return true;
    }

    Sketch sketch_;
};

} // namespace

std::optional<Sketch> sketchOf(const Query& query) {
    SketchReader reader(query.variant);
    return reader.take(query.term) ? reader.sketch() : std::nullopt;
}

} // namespace damscope::db::query
