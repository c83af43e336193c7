// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/annotation.hpp"

#include "base/text/ascii.hpp"
#include "base/vocabulary.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "parser/syntax/scan.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace damscope::parser {

namespace {

using rules::Drawing;
using rules::Game;
using rules::NodeId;
using rules::Remark;
using rules::Shape;

constexpr std::array<NagMeaning, 20> nagTable{{
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
    const std::uint32_t nag = strength == nullptr ? 0 : readNag(strength->signs);
    return nag == 0 ? std::nullopt : std::optional(nag);
}

NagGroup nagGroup(std::uint32_t nag) {
    if (nag >= 1 && nag <= 9)
        return NagGroup::move;
    return nag >= 10 && nag <= 21 ? NagGroup::evaluation : NagGroup::other;
}

std::vector<Remark> listRemarks(const Game& game, NodeId id) {
    const auto remarks = game.remarks(id);
    return {remarks.begin(), remarks.end()};
}

// Whether two remarks are of a kind that a move has once: a time of one kind, marked squares,
// arrows.
bool areAlike(const Remark& a, const Remark& b) {
    if (a.content.index() != b.content.index())
        return false;
    const auto* time = a.as<rules::ClockTime>();
    const auto* drawing = a.as<Drawing>();
    return (time == nullptr || time->kind == b.as<rules::ClockTime>()->kind) &&
           (drawing == nullptr || drawing->kind == b.as<Drawing>()->kind);
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
    std::vector<Remark> remarks = listRemarks(game, id);
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

void typeComment(Game& game, NodeId id, Remark::Place place, std::string_view text) {
    std::vector<Remark> remarks = listRemarks(game, id);
    std::string words;
    std::string_view rest = text;
    bool anyCommand = false;
    while (const auto part = nextPart(rest)) {
        const Remark meaning = part->command ? readCommand(game.start().rules(), part->text)
                                             : Remark(rules::Comment{std::string(part->text)});
        const bool isCommand = part->command && meaning.as<rules::Command>() == nullptr;
        anyCommand = anyCommand || isCommand;
        if (isCommand) {
            std::erase_if(remarks, [&](const Remark& r) { return areAlike(r, meaning); });
            remarks.push_back(meaning);
            continue;
        }
        words += words.empty() ? "" : " ";
        words += part->command ? "[" + std::string(part->text) + "]" : std::string(part->text);
    }
    if (anyCommand)
        game.setRemarks(id, std::move(remarks));
    setComment(game, id, place, anyCommand ? std::string_view(words) : text);
}

std::span<const NagMeaning> knownNags() {
    return nagTable;
}

std::string nagSign(std::uint32_t nag) {
    if (nag == diagramNag)
        return "⊞";
    const auto found = std::ranges::find(nagTable, nag, &NagMeaning::nag);
    return found == nagTable.end() ? "$" + std::to_string(nag) : std::string(found->sign);
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
    std::vector<Remark> remarks = listRemarks(game, id);
    const bool there =
        std::ranges::any_of(remarks, [&](const Remark& r) { return nagIn(r) == nag; });
    std::erase_if(remarks, [&](const Remark& r) {
        const auto old = nagIn(r);
        return old && (*old == nag || (!there && nagGroup(nag) != NagGroup::other &&
                                       nagGroup(*old) == nagGroup(nag)));
    });
    if (!there)
        // The sign goes in front, since signs come right after the move.
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
    std::vector<Remark> remarks = listRemarks(game, id);
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

std::optional<std::string> shownClock(const Game& game, NodeId id) {
    for (const Remark& r : game.remarks(id))
        if (auto text = clockText(game.start().rules(), r)) {
            const auto* time = r.as<rules::ClockTime>();
            return time == nullptr ? text : clockOf(time->seconds);
        }
    return std::nullopt;
}

namespace {

// Sets the clock of the player who moved, if both are recorded; a time of another kind keeps its
// kind.
Remark::Content withSeconds(const Game& game, NodeId id, const Remark& old, std::uint32_t seconds) {
    using rules::ClockTime;
    const auto before = game.position(game.node(id).parent);
    if (const auto* time = old.as<ClockTime>())
        return ClockTime{time->kind, seconds};
    if (!before)
        return ClockTime{ClockTime::Kind::left, seconds};
    rules::Clocks clocks = *old.as<rules::Clocks>();
    (before->toMove() == rules::Color::white ? clocks.white : clocks.black) = seconds;
    return clocks;
}

} // namespace

void setClockTime(Game& game, NodeId id, std::optional<std::uint32_t> seconds) {
    std::vector<Remark> remarks = listRemarks(game, id);
    const auto found = std::ranges::find_if(remarks, [](const Remark& r) {
        return r.as<rules::ClockTime>() != nullptr || r.as<rules::Clocks>() != nullptr;
    });
    if (found == remarks.end() && seconds)
        remarks.emplace_back(rules::ClockTime{rules::ClockTime::Kind::left, *seconds});
    else if (found != remarks.end() && seconds)
        *found = Remark(withSeconds(game, id, *found, *seconds), found->place);
    else if (found != remarks.end())
        remarks.erase(found);
    game.setRemarks(id, std::move(remarks));
}

} // namespace damscope::parser

namespace damscope::parser {
namespace {

using rules::Evaluation;
using rules::Remark;
using rules::Rules;

constexpr std::string_view evaluationName = "%eval ";

// "-0.048": men, with up to three decimals; "0.35,12" adds the depth of the search.
std::optional<Remark::Content> readEvaluation(std::string_view text) {
    if (!text.starts_with(evaluationName))
        return std::nullopt;
    std::string_view number = text.substr(evaluationName.size());
    if (const std::size_t comma = number.find(','); comma != std::string_view::npos) {
        if (!base::isAllDigits(number.substr(comma + 1)))
            return std::nullopt;
        number = number.substr(0, comma);
    }
    const bool negative = number.starts_with('-');
    number.remove_prefix(negative || number.starts_with('+') ? 1 : 0);
    const std::size_t point = std::min(number.find('.'), number.size());
    const std::string_view whole = number.substr(0, point);
    const std::string_view decimals = number.substr(std::min(point + 1, number.size()));
    if (!base::isAllDigits(whole) || whole.size() > 4 || decimals.size() > 3 ||
        !(point == number.size() || base::isAllDigits(decimals)))
        return std::nullopt;
    const std::string digits =
        std::string(whole) + std::string(decimals) + std::string(3 - decimals.size(), '0');
    const auto thousandths = base::readNumber<std::int32_t>(digits).value_or(0);
    return Evaluation{negative ? -thousandths : thousandths};
}

// Two decimals, or three where they are needed.
std::string written(Evaluation evaluation) {
    const std::int32_t size = std::abs(evaluation.thousandths);
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    if (decimals.back() == '0')
        decimals.pop_back();
    return std::string(evaluationName) + (evaluation.thousandths < 0 ? "-" : "") +
           std::to_string(size / 1000) + "." + decimals;
}

std::optional<Remark::Content> understood(const Rules& rules, std::string_view text) {
    if (auto clock = detail::readClock(text))
        return clock;
    if (auto drawing = detail::readDrawing(rules, text))
        return drawing;
    return readEvaluation(text);
}

std::optional<std::string> usualText(const Rules& rules, const Remark::Content& content) {
    using Text = std::optional<std::string>;
    const Overloaded kinds{
        [](const rules::ClockTime& time) -> Text { return detail::writtenClock(time); },
        [](const rules::Clocks& clocks) -> Text { return detail::writtenClock(clocks); },
        [&](const rules::Drawing& d) -> Text { return detail::writtenDrawing(rules, d); },
        [](const Evaluation& evaluation) -> Text { return written(evaluation); },
        [](const rules::Command& command) -> Text { return command.text; },
        [](const auto&) -> Text { return std::nullopt; },
    };
    return std::visit(kinds, content);
}

} // namespace

Remark readCommand(const Rules& rules, std::string_view text) {
    auto content = understood(rules, text);
    if (!content)
        return rules::Command{std::string(text)};
    const bool usual = usualText(rules, *content) == text;
    return {*std::move(content), Remark::Place::after, usual ? std::string() : std::string(text)};
}

std::optional<std::string> commandText(const Rules& rules, const Remark& remark) {
    auto usual = usualText(rules, remark.content);
    return usual && !remark.spelling.empty() ? remark.spelling : usual;
}

std::optional<std::string> clockText(const Rules& rules, const Remark& remark) {
    if (remark.as<rules::ClockTime>() == nullptr && remark.as<rules::Clocks>() == nullptr)
        return std::nullopt;
    const std::string text = *commandText(rules, remark);
    return std::string(base::trimmed(std::string_view(text).substr(text.find(' '))));
}

namespace detail {
namespace {

using rules::Clocks;
using rules::ClockTime;
using rules::Color;

struct ClockName {
    ClockTime::Kind kind;
    std::string_view name;
};
constexpr std::array<ClockName, 4> names{{{ClockTime::Kind::left, "%clk "},
                                          {ClockTime::Kind::move, "%emt "},
                                          {ClockTime::Kind::game, "%egt "},
                                          {ClockTime::Kind::mechanical, "%mct "}}};
constexpr std::string_view bothName = "%clock ";

std::string_view takeWord(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

// "w0:03:00 B0:02:58": the letter says whose; the capital one's clock runs.
std::optional<rules::Remark::Content> readClocks(std::string_view rest) {
    Clocks clocks;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        const char letter = base::lowerCase(word.front());
        if (letter != 'w' && letter != 'b')
            continue;
        auto& time = letter == 'w' ? clocks.white : clocks.black;
        if (time)
            continue;
        time = readSeconds(word.substr(1));
        if (time && base::isUpperCase(word.front()))
            clocks.running = letter == 'w' ? Color::white : Color::black;
    }
    if (!clocks.white && !clocks.black)
        return std::nullopt;
    return clocks;
}

} // namespace

std::optional<rules::Remark::Content> readClock(std::string_view text) {
    if (text.starts_with(bothName))
        return readClocks(text.substr(bothName.size()));
    const auto name = std::ranges::find_if(
        names, [&](const ClockName& one) { return text.starts_with(one.name); });
    if (name == names.end())
        return std::nullopt;
    std::string_view rest = text.substr(name->name.size());
    const auto seconds = readSeconds(takeWord(rest));
    if (!seconds)
        return std::nullopt;
    return ClockTime{name->kind, *seconds};
}

std::string writtenClock(const ClockTime& time) {
    const auto found = std::ranges::find(names, time.kind, &ClockName::kind);
    return std::string(found->name) + clockOf(time.seconds);
}

std::string writtenClock(const Clocks& clocks) {
    std::string text = "%clock";
    const auto add = [&](const std::optional<std::uint32_t>& time, Color color, char letter) {
        if (!time)
            return;
        text += ' ';
        text += clocks.running == color ? base::upperCase(letter) : letter;
        text += clockOf(*time);
    };
    add(clocks.white, Color::white, 'w');
    add(clocks.black, Color::black, 'b');
    return text;
}

} // namespace detail

std::string clockOf(std::uint32_t seconds) {
    const auto two = [](std::uint32_t n) {
        return std::string{static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)};
    };
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

std::optional<std::uint32_t> typedSeconds(std::string_view text) {
    std::string time(base::trimmed(text));
    std::ranges::replace(time, '.', ':');
    constexpr std::size_t pair = 2;
    if (base::isAllDigits(time))
        for (std::size_t behind = pair; behind < time.size(); behind += pair + 1)
            time.insert(time.size() - behind, ":");
    return readSeconds(time);
}

std::optional<std::uint32_t> readSeconds(std::string_view text) {
    constexpr std::uint64_t most = std::uint64_t{1000} * 3600;
    std::uint64_t total = 0;
    while (true) {
        const auto part = base::takeNumber<std::uint32_t>(text);
        if (!part)
            return std::nullopt;
        total = total * 60 + *part;
        if (total > most)
            return std::nullopt;
        if (text.empty() || text.front() == '.')
            return static_cast<std::uint32_t>(total);
        if (text.front() != ':')
            return std::nullopt;
        text.remove_prefix(1);
    }
}

} // namespace damscope::parser

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
