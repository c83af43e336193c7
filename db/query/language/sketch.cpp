// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/sketch.hpp"

#include "rules/text/notation.hpp"

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
    // Of both colours: pieces, men or kings as such.
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

} // namespace damscope::db::query
