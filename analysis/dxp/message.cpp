// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/message.hpp"

#include "base/vocabulary.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis::dxp {
namespace {

using rules::Color;
using rules::Kind;

constexpr std::size_t mostCaptured = 20;
constexpr std::size_t positionLetters = squares + 1;

// ---- writing

std::string digits(std::int64_t number, std::size_t width) {
    std::string text = std::to_string(std::max<std::int64_t>(number, 0));
    if (text.size() > width)
        text.assign(width, '9');
    text.insert(0, width - text.size(), '0');
    return text;
}

std::string printable(std::string_view text, std::size_t longest) {
    std::string ascii;
    for (const char c : text.substr(0, longest))
        ascii += c >= ' ' && c <= '~' ? c : '?';
    return ascii;
}

std::string named(std::string_view name) {
    std::string text = printable(name, longestName);
    text.resize(longestName, ' ');
    if (text.front() == ' ')
        text.front() = '?';
    return text;
}

char letter(Color color) {
    return color == Color::white ? 'W' : 'Z';
}

char codeOf(auto code) {
    return static_cast<char>('0' + static_cast<int>(code));
}

struct Writer {
    std::string operator()(const GameRequest& m) const {
        return 'R' + digits(m.version, 2) + named(m.name) + letter(m.color) + digits(m.minutes, 3) +
               digits(m.moves, 3) + (m.start ? 'B' + *m.start : "A");
    }
    std::string operator()(const GameAnswer& m) const {
        return 'A' + named(m.name) + codeOf(m.code);
    }
    std::string operator()(const Move& m) const {
        std::string text = 'M' + digits(m.time.count(), 4) + digits(m.from, 2) + digits(m.to, 2) +
                           digits(std::ssize(m.captured), 2);
        for (const int square : m.captured)
            text += digits(square, 2);
        return text;
    }
    std::string operator()(const GameEnd& m) const {
        return std::string("E") + codeOf(m.reason) + (m.stops ? '1' : '0');
    }
    std::string operator()(const Chat& m) const { return 'C' + printable(m.text, longestChat); }
    std::string operator()(const BackRequest& m) const {
        return 'B' + digits(m.move, 3) + letter(m.toMove);
    }
    std::string operator()(const BackAnswer& m) const { return std::string("K") + codeOf(m.code); }
};

// ---- reading

/// Takes fields off the front of a message; after the first that is wrong it is not good().
class Fields {
public:
    explicit Fields(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool good() const { return good_; }
    /// Whether all was taken, and nothing was wrong.
    [[nodiscard]] bool isWhole() const { return good_ && rest_.empty(); }
    std::string_view take(std::size_t width) {
        good_ = good_ && rest_.size() >= width;
        const std::string_view field = good_ ? rest_.substr(0, width) : std::string_view();
        rest_.remove_prefix(field.size());
        return field;
    }
    int number(std::size_t width, int least, int most) {
        int value = 0;
        for (const char c : take(width)) {
            good_ = good_ && c >= '0' && c <= '9';
            value = value * 10 + (c - '0');
        }
        good_ = good_ && value >= least && value <= most;
        return value;
    }
    Color color() {
        const std::string_view field = take(1);
        good_ = good_ && (field == "W" || field == "Z");
        return field == "W" ? Color::white : Color::black;
    }
    std::string name() {
        std::string_view field = take(longestName);
        good_ = good_ && !field.starts_with(' ');
        return printable(field.substr(0, field.find_last_not_of(' ') + 1), longestName);
    }
    bool letterIs(char wanted) {
        const bool is = good_ && !rest_.empty() && rest_.front() == wanted;
        if (is)
            rest_.remove_prefix(1);
        return is;
    }
    std::string rest() { return printable(take(rest_.size()), longestChat); }

private:
    std::string_view rest_;
    bool good_ = true;
};

template <class M> std::optional<Message> whole(const Fields& fields, M message) {
    return fields.isWhole() ? std::optional<Message>(std::move(message)) : std::nullopt;
}

std::optional<Message> readRequest(Fields fields) {
    GameRequest m;
    m.version = fields.number(2, 0, 99);
    m.name = fields.name();
    m.color = fields.color();
    m.minutes = fields.number(3, 0, 999);
    m.moves = fields.number(3, 0, 999);
    if (fields.letterIs('B'))
        m.start = std::string(fields.take(positionLetters));
    else if (!fields.letterIs('A'))
        return std::nullopt;
    return whole(fields, std::move(m));
}

std::optional<Message> readAnswer(Fields fields) {
    GameAnswer m;
    m.name = fields.name();
    m.code = static_cast<GameAnswer::Code>(fields.number(1, 0, 3));
    return whole(fields, std::move(m));
}

std::optional<Message> readMove(Fields fields) {
    Move m;
    m.time = std::chrono::seconds(fields.number(4, 0, 9999));
    m.from = fields.number(2, 1, squares);
    m.to = fields.number(2, 1, squares);
    const int count = fields.number(2, 0, mostCaptured);
    for (int i = 0; fields.good() && i < count; ++i)
        m.captured.push_back(fields.number(2, 1, squares));
    return whole(fields, std::move(m));
}

std::optional<Message> readEnd(Fields fields) {
    GameEnd m;
    m.reason = static_cast<GameEnd::Reason>(fields.number(1, 0, 3));
    m.stops = fields.number(1, 0, 1) == 1;
    return whole(fields, m);
}

std::optional<Message> readBackRequest(Fields fields) {
    BackRequest m;
    m.move = fields.number(3, 1, 999);
    m.toMove = fields.color();
    return whole(fields, m);
}

std::optional<Message> readBackAnswer(Fields fields) {
    BackAnswer m;
    m.code = static_cast<BackAnswer::Code>(fields.number(1, 0, 2));
    return whole(fields, m);
}

} // namespace

std::string write(const Message& message) {
    return std::visit(Writer(), message);
}

std::optional<Message> read(std::string_view text) {
    const auto isAscii = [](char c) { return c > 0; };
    if (text.empty() || text.size() > longestMessage || !std::ranges::all_of(text, isAscii))
        return std::nullopt;
    Fields fields(text.substr(1));
    switch (text.front()) {
    case 'R':
        return readRequest(fields);
    case 'A':
        return readAnswer(fields);
    case 'M':
        return readMove(fields);
    case 'E':
        return readEnd(fields);
    case 'C':
        return Chat{fields.rest()};
    case 'B':
        return readBackRequest(fields);
    case 'K':
        return readBackAnswer(fields);
    default:
        return std::nullopt;
    }
}

std::string writePosition(const rules::Position& position) {
    std::string text(1, letter(position.toMove()));
    for (int number = 1; number <= squares; ++number) {
        const auto piece = position.at(*position.rules().square(number));
        const char upper = piece ? letter(piece->color) : 'e';
        text += piece && piece->kind == Kind::man ? static_cast<char>(upper + ('a' - 'A')) : upper;
    }
    return text;
}

std::optional<rules::Position> readPosition(rules::Variant variant, std::string_view text) {
    rules::Position position(variant);
    const rules::Rules& rules = position.rules();
    if (text.size() != positionLetters || rules.board.size() != squares ||
        std::string_view("WZ").find(text.front()) == std::string_view::npos)
        return std::nullopt;
    position.setToMove(text.front() == 'W' ? Color::white : Color::black);
    for (int number = 1; number <= squares; ++number) {
        const char c = text[static_cast<std::size_t>(number)];
        if (c == 'e')
            continue;
        if (std::string_view("wWzZ").find(c) == std::string_view::npos)
            return std::nullopt;
        position.put(*rules.square(number), {c == 'w' || c == 'W' ? Color::white : Color::black,
                                             c == 'W' || c == 'Z' ? Kind::king : Kind::man});
    }
    return position;
}

GameEnd::Reason endReason(rules::GameResult result, rules::Color own) {
    if (result == rules::GameResult::draw)
        return GameEnd::Reason::draw;
    const bool whiteWins = result == rules::GameResult::whiteWins;
    return whiteWins == (own == rules::Color::white) ? GameEnd::Reason::wins
                                                     : GameEnd::Reason::resigns;
}

Move messageOf(const rules::Rules& rules, const rules::Move& move, std::chrono::seconds time) {
    Move message{time, rules.number(move.from), rules.number(move.to), {}};
    for (const rules::Square square : move.captured)
        message.captured.push_back(rules.number(square));
    std::ranges::sort(message.captured);
    return message;
}

std::optional<rules::Move> legalMove(const rules::Position& position, const Move& move) {
    const rules::Rules& rules = position.rules();
    std::vector<int> captured = move.captured;
    std::ranges::sort(captured);
    std::optional<rules::Move> found;
    for (const rules::Move& legal : rules::legalMoves(position)) {
        const Move message = messageOf(rules, legal, move.time);
        if (message.from != move.from || message.to != move.to)
            continue;
        if (message.captured == captured)
            return legal;
        if (!captured.empty())
            continue;
        if (found)
            return std::nullopt; // it could be both
        found = legal;
    }
    return found;
}

} // namespace damscope::analysis::dxp
