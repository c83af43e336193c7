// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/sketch.hpp"

#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using rules::Square;

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? std::string() : std::string(between)) + part;
    return text;
}

std::string squaresText(const rules::Rules& rules, const std::vector<Square>& squares) {
    std::vector<std::string> names;
    names.reserve(squares.size());
    for (const Square s : squares)
        names.push_back(rules::squareName(rules, s));
    return joined(names, " ");
}

std::string nameOf(Color color) {
    return color == Color::white ? "white" : "black";
}

std::string_view kindName(bool man, bool king, bool plural) {
    if (man && king)
        return plural ? "pieces" : "piece";
    if (man)
        return plural ? "men" : "man";
    return plural ? "kings" : "king";
}

// "white man", "black pieces", "white man/empty"
std::string contentsText(Contents contents, bool plural) {
    std::vector<std::string> parts;
    for (const Color color : {Color::white, Color::black}) {
        const bool man = contents.contains(Contents::piece(color, Kind::man));
        const bool king = contents.contains(Contents::piece(color, Kind::king));
        if (man || king)
            parts.push_back(nameOf(color) + " " + std::string(kindName(man, king, plural)));
    }
    if (contents.contains(Contents::nothing()))
        parts.emplace_back("empty");
    return joined(parts, "/");
}

/// Squares that ask for the same are named together.
std::vector<std::pair<Contents, std::vector<Square>>>
byContents(const std::map<Square, Contents>& layer) {
    std::vector<std::pair<Contents, std::vector<Square>>> groups;
    for (const auto& [square, contents] : layer) {
        if (contents.none())
            continue;
        auto group = groups.begin();
        while (group != groups.end() && !(group->first == contents))
            ++group;
        if (group == groups.end())
            group = groups.insert(group, {contents, {}});
        group->second.push_back(square);
    }
    return groups;
}

std::vector<std::string> layerTexts(const rules::Rules& rules,
                                    const std::map<Square, Contents>& layer, bool any) {
    std::vector<std::string> parts;
    for (const auto& [contents, squares] : byContents(layer)) {
        const bool several = squares.size() > 1;
        parts.push_back(contentsText(contents, several && !any) +
                        (several && any ? " on any of " : " on ") + squaresText(rules, squares));
    }
    return parts;
}

std::string numberText(const SketchedNumber& number) {
    std::string what = contentsText(number.counted, true);
    // Pieces of both colours are named as such: pieces, men or kings.
    if (const auto second = what.find('/'); second != std::string::npos)
        what = what.substr(what.find(' ') + 1, second - what.find(' ') - 1);
    const Bounds& b = number.bounds;
    const std::string low = std::to_string(b.low);
    if (b.low == b.high)
        return what + " = " + low;
    if (b.high == std::numeric_limits<int>::max())
        return what + " >= " + low;
    const std::string high = std::to_string(b.high);
    return b.low <= 0 ? what + " <= " + high : what + " = " + low + " to " + high;
}

// Everything about one position.
std::vector<std::string> positionTexts(const Sketch& sketch) {
    const rules::Rules& rules = rules::rules(sketch.variant);
    std::vector<std::string> parts = layerTexts(rules, sketch.must, false);
    if (const auto may = layerTexts(rules, sketch.may, true); may.size() == 1)
        parts.push_back(may.front());
    else if (!may.empty())
        parts.push_back("(" + joined(may, " or ") + ")");
    for (const std::string& text : layerTexts(rules, sketch.mustNot, true))
        parts.push_back("not " + text);
    if (sketch.toMove)
        parts.push_back(nameOf(*sketch.toMove) + " to move");
    for (const SketchedNumber& number : sketch.numbers)
        parts.push_back(numberText(number));
    return parts;
}

std::string moveText(const rules::Rules& rules, const SketchedMove& m) {
    constexpr std::array<std::string_view, 5> actions{"plays", "moves", "captures", "gives",
                                                      "promotes"};
    std::vector<std::string> parts;
    if (m.color)
        parts.push_back(nameOf(*m.color));
    if (m.kind)
        parts.emplace_back(*m.kind == Kind::man ? "man" : "king");
    parts.emplace_back(actions[static_cast<std::size_t>(m.action)]);
    if (!m.from.empty())
        parts.push_back("from " + squaresText(rules, m.from));
    if (!m.to.empty())
        parts.push_back("to " + squaresText(rules, m.to));
    if (m.atLeast > 0)
        parts.push_back("at least " + std::to_string(m.atLeast));
    return joined(parts, " ");
}

std::string linkText(const SketchedMove& m) {
    switch (m.after) {
    case SketchedMove::After::atOnce:
        return "then immediately";
    case SketchedMove::After::within:
        return "then within " + std::to_string(m.plies) + (m.plies == 1 ? " ply" : " plies");
    default:
        return "then";
    }
}

} // namespace

std::string queryText(const Sketch& sketch) {
    std::string text = joined(positionTexts(sketch), " and ");
    const rules::Rules& rules = rules::rules(sketch.variant);
    for (const SketchedMove& m : sketch.moves) {
        const bool first = &m == &sketch.moves.front();
        if (!text.empty())
            text += first && m.after == SketchedMove::After::atOnce ? " and "
                                                                    : "\n" + linkText(m) + " ";
        text += moveText(rules, m);
    }
    if (sketch.exchanged && !text.empty())
        text = "(" + text + ")\nor mirrored (" + text + ")";
    return text;
}

namespace {

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
