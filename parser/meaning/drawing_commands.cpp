// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/drawing_commands.hpp"

#include "base/text/ascii.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::parser::detail {
namespace {

using rules::Drawing;
using rules::Shape;
using rules::ShapeColor;

constexpr std::string_view squaresName = "%csl ";
constexpr std::string_view arrowsName = "%cal ";
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
std::string padded(const std::string& name) {
    return name.size() == 1 ? "0" + name : name;
}

std::string written(const rules::Rules& rules, const Shape& shape) {
    std::string text(1, colorLetters[static_cast<std::size_t>(shape.color)]);
    text += padded(rules::squareName(rules, shape.from));
    return shape.to ? text + padded(rules::squareName(rules, *shape.to)) : text;
}

} // namespace

std::optional<rules::Remark::Content> readDrawing(const rules::Rules& rules,
                                                  std::string_view text) {
    const bool arrows = text.starts_with(arrowsName);
    if (!arrows && !text.starts_with(squaresName))
        return std::nullopt;
    Drawing drawing{arrows ? Drawing::Kind::arrows : Drawing::Kind::squares, {}};
    std::string_view rest = text.substr(arrowsName.size());
    while (!rest.empty()) {
        const std::string_view one = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(one.size() + 1, rest.size()));
        if (const auto shape = shapeIn(rules, base::trimmed(one)))
            drawing.shapes.push_back(*shape);
    }
    return drawing;
}

std::string writtenDrawing(const rules::Rules& rules, const Drawing& drawing) {
    std::string text;
    for (const Shape& shape : drawing.shapes)
        text += (text.empty() ? "" : ",") + written(rules, shape);
    return std::string(drawing.kind == Drawing::Kind::arrows ? arrowsName : squaresName) + text;
}

} // namespace damscope::parser::detail
