// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/layout.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "messages/tables.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

namespace damscope::rules::page {

namespace {

/// Signs that never begin a line, although a blank precedes them (French; Russian dashes).
bool clingsToWordBefore(std::string_view word) {
    constexpr std::array<std::string_view, 6> clinging{":", ";", "!", "?", "»", "—"};
    return std::ranges::count(clinging, word) > 0;
}

/// The words of a line, each with the signs attached to it.
std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words;
    for (const std::string_view word : base::splitWords(line))
        if (!words.empty() && clingsToWordBefore(word))
            words.back().append(" ").append(word);
        else
            words.emplace_back(word);
    return words;
}

/// "1. " at the head of a line.
std::string_view numberAhead(std::string_view line) {
    const std::size_t digits = std::min(line.find_first_not_of(base::digits), line.size());
    return digits > 0 && line.substr(digits).starts_with(". ") ? line.substr(0, digits + 2) : "";
}

} // namespace

std::size_t columnsOf(std::string_view text) {
    return base::countCharacters(text);
}

void Layout::underlined(std::string_view text, char line) {
    text_.append(text).push_back('\n');
    text_.append(columnsOf(text), line).push_back('\n');
}

void Layout::title(std::string_view text) {
    underlined(text, '=');
}

void Layout::heading(std::string_view text) {
    text_.push_back('\n');
    underlined(text, '-');
    text_.push_back('\n');
}

void Layout::wrapped(std::string_view text, std::string_view lead) {
    std::size_t column = columnsOf(lead);
    const std::string indent(column, ' ');
    text_ += lead;
    bool first = true;
    for (const std::string& word : wordsOf(text)) {
        const std::size_t needed = columnsOf(word);
        if (!first && column + 1 + needed > pageWidth) {
            text_.append("\n").append(indent);
            column = indent.size();
            first = true;
        }
        text_.append(first ? "" : " ").append(word);
        column += needed + (first ? 0 : 1);
        first = false;
    }
    text_.push_back('\n');
}

void Layout::sentence(std::string_view text) {
    if (!text_.ends_with("\n\n"))
        text_.push_back('\n');
    wrapped(text, "");
}

void Layout::points(const std::vector<std::string>& texts) {
    for (const std::string_view text : texts) {
        std::string lead = "- ";
        for (const std::string_view line : base::splitLines(text)) {
            const std::string_view number = lead == "- " ? "" : numberAhead(line);
            wrapped(line.substr(number.size()), lead.append(number));
            lead = "  ";
        }
    }
}

void Layout::list(const std::vector<std::string>& items, std::string_view between) {
    for (std::size_t i = 0; i < items.size(); ++i)
        wrapped(std::string(items[i]).append(i + 1 < items.size() ? between : "."), "- ");
}

void Layout::picture(std::string_view lines) {
    constexpr std::size_t indent = 6; // Markdown asks for two in a list, and four more of code
    text_.push_back('\n');
    for (const std::string_view line : base::splitLines(lines))
        text_.append(indent, ' ').append(line).push_back('\n');
}

namespace {

class PhraseFiller final : public pattern::Filler {
public:
    PhraseFiller(const Values& values, Language language) : values_(values), language_(language) {}

protected:
    [[nodiscard]] bool has(std::string_view name) const override { return find(name) != nullptr; }
    [[nodiscard]] std::string value(std::string_view name,
                                    std::string_view /*kind*/) const override {
        const Value* value = find(name);
        assert(value != nullptr);
        return value->text;
    }
    [[nodiscard]] std::size_t form(std::string_view name) const override {
        const Value* value = find(name);
        assert(value != nullptr);
        return pluralForm(language_, value->number);
    }
    [[nodiscard]] std::string fragment(std::string_view /*code*/) const override { return {}; }

private:
    [[nodiscard]] const Value* find(std::string_view name) const {
        const auto found = std::ranges::find(values_, name, &Value::name);
        return found == values_.end() ? nullptr : &*found;
    }

    const Values& values_;
    Language language_;
};

} // namespace

Value numberValue(std::string_view name, int number) {
    return {name, std::to_string(number), number};
}

std::string filled(std::string_view pattern, const Values& values, Language language) {
    return PhraseFiller(values, language).filled(pattern);
}

std::string say(const Text& sentence, const Values& values, Language language) {
    const auto number = std::ranges::find(values, sentence.number, &Value::name);
    const Translation found =
        translation(sentence, language, number == values.end() ? 0 : number->number);
    return filled(found.text, values, found.language);
}

namespace {

struct Range {
    int first;
    int last;
};

/// The squares, or the rows from White's side, that a player's men fill at the start.
Range startOf(const Rules& rules, Color side) {
    const int rows = rules.rowsOfMen;
    const int ranks = rules.board.ranks;
    const int firstRank =
        side == Color::white ? rules.firstRowOfMen + 1 : ranks - rules.firstRowOfMen - rows + 1;
    if (rules.notation == Notation::algebraic)
        return {firstRank, firstRank + rows - 1};
    const int perRow = rules.board.squaresPerRow();
    const int topIndex = (ranks - firstRank - rows + 1) * perRow;
    const int a = rules.number(rules.board.square(topIndex));
    const int b = rules.number(rules.board.square(topIndex + rows * perRow - 1));
    return {std::min(a, b), std::max(a, b)};
}

/// A move at the start of the game, in the middle of the board.
std::string moveExample(const Rules& rules) {
    const MoveList moves = legalMoves(Position::start(rules.variant));
    const auto fromMiddle = [&](const Move& m) {
        return std::abs(2 * rules.board.coordinates(m.to).column + 1 - rules.board.files);
    };
    return shortText(rules, *std::ranges::min_element(moves, {}, fromMiddle));
}

/// A white man takes a black one, in the middle of the board.
std::string captureExample(const Rules& rules) {
    // As the position has it; a table of rules may be changed for a comparison.
    const Board& board = rules::rules(rules.variant).board;
    const Square from = board.square((board.size() + board.squaresPerRow()) / 2);
    for (const Square victim : board.squares()) {
        Position position(rules.variant);
        position.put(from, {Color::white, Kind::man});
        if (victim != from)
            position.put(victim, {Color::black, Kind::man});
        position.setToMove(Color::white);
        const MoveList moves = legalMoves(position);
        if (!moves.empty() && moves[0].isCapture())
            return shortText(rules, moves[0]);
    }
    return {};
}

std::string nameOfNumber(const Rules& rules, int number) {
    const auto square = rules.square(number);
    return square ? squareName(rules, *square) : std::string();
}

void addStart(Values& values, const Rules& rules) {
    const Range white = startOf(rules, Color::white);
    const Range black = startOf(rules, Color::black);
    values.push_back(
        numberValue("men", rules.rowsOfMen * static_cast<int>(rules.board.squaresPerRow())));
    values.push_back(numberValue("rows", rules.rowsOfMen));
    values.push_back(numberValue("whiteFirst", white.first));
    values.push_back(numberValue("whiteLast", white.last));
    values.push_back(numberValue("blackFirst", black.first));
    values.push_back(numberValue("blackLast", black.last));
}

void addNotation(Values& values, const Rules& rules) {
    const int size = rules.board.size();
    values.push_back({"lastFile", std::string(1, static_cast<char>('a' + rules.board.files - 1))});
    values.push_back({"firstSquare", nameOfNumber(rules, 1)});
    values.push_back({"lastSquare", nameOfNumber(rules, size)});
    values.push_back({"sign", std::string(1, rules.captureSign)});
    values.push_back({"move", moveExample(rules)});
    values.push_back({"capture", captureExample(rules)});
    values.push_back({"whiteWins", std::string(writeResult(rules, GameResult::whiteWins))});
    values.push_back({"blackWins", std::string(writeResult(rules, GameResult::blackWins))});
    values.push_back({"draw", std::string(writeResult(rules, GameResult::draw))});
    values.push_back({"tag", std::string(rules.gameTypeTag)});
    values.push_back({"name", std::string(rules.name)});
}

std::string cell(std::string_view name, std::size_t width) {
    return std::string(width - name.size(), ' ').append(name);
}

} // namespace

Values valuesOf(const Rules& rules) {
    Values values{numberValue("files", rules.board.files), numberValue("ranks", rules.board.ranks),
                  numberValue("squares", rules.board.size()),
                  numberValue("limit", rules.kingMovesInARow)};
    addStart(values, rules);
    addNotation(values, rules);
    return values;
}

std::string mapOf(const Rules& rules) {
    constexpr std::size_t cellWidth = 3;
    std::string map;
    for (int row = 0; row < rules.board.ranks; ++row) {
        std::string line;
        for (int column = 0; column < rules.board.files; ++column) {
            const auto square = rules.board.at({row, column});
            line += cell(square ? squareName(rules, *square) : "", cellWidth);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        map += line + '\n';
    }
    return map;
}

} // namespace damscope::rules::page
