// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/main_line.hpp"

#include "base/text/ascii.hpp"
#include "db/store/codec/hash.hpp"
#include "parser/meaning/annotation.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {
namespace {

using namespace movetext;
using rules::Game;
using rules::NodeId;
using rules::Position;
using rules::Remark;

class Decoder {
public:
    Decoder(ByteReader& in, const Head& head) : in_(in), game_(head.start) {
        game_.result = head.result;
        lines_.push_back({rules::rootNode, head.start, rules::noNode, std::nullopt});
    }

    Game decode() && {
        while (!in_.atEnd())
            takeItem();
        if (lines_.size() != 1)
            in_.fail("a variation has no end");
        return std::move(game_);
    }

private:
    // A line being read: its last node, and the node that a variation would branch off from.
    struct OpenLine {
        NodeId node;
        std::optional<Position> position;
        NodeId parent;
        std::optional<Position> before;
    };

    void takeItem() {
        const std::uint8_t code = in_.peek();
        if (isStep(code))
            takeStep(code);
        else if (code == openVariation)
            open();
        else if (code == closeVariation)
            close();
        else
            takeRemark(code);
    }

    void open() {
        const OpenLine& line = lines_.back();
        if (line.parent == rules::noNode)
            in_.fail("a variation without a move that it replaces");
        in_.byte();
        lines_.push_back({line.parent, line.before, rules::noNode, std::nullopt});
    }

    void close() {
        if (lines_.size() == 1 || lines_.back().parent == rules::noNode)
            in_.fail("the end of no variation");
        in_.byte();
        lines_.pop_back();
    }

    void takeStep(std::uint8_t code) {
        OpenLine& line = lines_.back();
        const NodeId node = addStep(code, line);
        line.parent = line.node;
        line.before = line.position;
        line.node = node;
        game_.advance(line.position, node);
    }

    NodeId addStep(std::uint8_t code, const OpenLine& line) {
        if (code < openVariation) {
            if (!line.position)
                in_.fail("a move in an unknown position");
            return game_.addMove(line.node, readMove(in_, *line.position));
        }
        in_.byte();
        if (code == setup)
            return game_.addSetup(line.node, readPosition(in_, game_.variant()));
        return code == pass ? game_.addPass(line.node) : game_.addUnknown(line.node);
    }

    void takeRemark(std::uint8_t code) {
        const NodeId node = lines_.back().node;
        if (lines_.size() > 1 && lines_.back().parent == rules::noNode)
            in_.fail("a remark before the first move of a variation");
        in_.byte();
        if (code == clockPattern)
            takePattern();
        else if (code == oneClock || code == twoClocks)
            game_.addRemark(node, command(clockText(code)));
        else if (code == smallNag)
            game_.addRemark(node, rules::Nag{in_.byte()});
        else if (code >= remark && code <= lastRemark)
            game_.addRemark(node, remarkOf(static_cast<RemarkKind>((code - remark) / 2),
                                           static_cast<Remark::Place>((code - remark) % 2)));
        else if (code >= remarkBehind && code <= lastRemarkBehind)
            game_.addRemark(node, remarkOf(static_cast<RemarkKind>(code - remarkBehind),
                                           Remark::Place::behind));
        else if (code >= remarkAhead && code <= lastRemarkAhead)
            game_.addRemark(
                node, remarkOf(static_cast<RemarkKind>(code - remarkAhead), Remark::Place::ahead));
        else
            in_.fail("no such item");
    }

    [[nodiscard]] Remark command(std::string_view text) const {
        return parser::readCommand(game_.start().rules(), text);
    }

    Remark remarkOf(RemarkKind kind, Remark::Place place) {
        const std::string_view text = in_.text();
        switch (kind) {
        case RemarkKind::comment:
            return {rules::Comment{std::string(text)}, place};
        case RemarkKind::nag:
            return {nagOf(text), place};
        case RemarkKind::strength:
            return {rules::Strength{std::string(text)}, place};
        case RemarkKind::unread:
            return {rules::UnreadText{std::string(text)}, place};
        case RemarkKind::command:
            break;
        }
        Remark read = command(text);
        read.place = place;
        return read;
    }

    [[nodiscard]] rules::Nag nagOf(std::string_view text) const {
        const auto number = base::readNumber<std::uint32_t>(text);
        if (!number)
            in_.fail("a NAG that is not a number");
        return rules::Nag{*number};
    }

    void takePattern() {
        const std::string_view pattern = in_.text();
        if (!clockTimes(pattern))
            in_.fail("no pattern of a clock command");
        patterns_.push_back(pattern);
    }

    std::string clockText(std::uint8_t code) {
        const std::size_t number = in_.varint();
        std::vector<std::uint32_t> times(code == oneClock ? 1 : 2);
        if (number >= patterns_.size() || clockTimes(patterns_[number]) != times.size())
            in_.fail("no such pattern");
        for (std::uint32_t& time : times) {
            time = in_.varint();
            if (time >= clockLimit)
                in_.fail("a time of 100 hours or more");
        }
        return joinClockText(patterns_[number], times);
    }

    ByteReader& in_;
    Game game_;
    std::vector<OpenLine> lines_;
    std::vector<std::string_view> patterns_;
};

} // namespace

Expected<Game, FormatError> decodeGame(std::span<const std::uint8_t> blob) {
    try {
        ByteReader in(blob);
        const Head head = readHead(in);
        return Decoder(in, head).decode();
    } catch (const FormatError& error) {
        return Unexpected{error};
    }
}

namespace {

using rules::Node;

class Encoder {
public:
    explicit Encoder(const Game& game) : game_(game) {
        constexpr std::size_t bytesOfMove = 2;
        out_.reserve(bytesOfMove * game.nodeCount() + bytesOfMove);
    }
    /// Collects the positions of the main line as well, up to a ply.
    Encoder(const Game& game, std::vector<KeyedPly>& positions, std::uint32_t lastPly)
        : Encoder(game) {
        positions_ = &positions;
        lastPly_ = lastPly;
        positions.reserve(std::min<std::size_t>(game.nodeCount(), lastPly));
    }

    Bytes encode() && {
        putHead();
        putRemarks(rules::rootNode);
        keep(game_.start(), 0);
        putLines();
        return std::move(out_);
    }

private:
    // A line that is being written: its last node, and what must be written before its next one.
    struct OpenLine {
        NodeId node;
        std::optional<Position> position;
        NodeId variation = rules::noNode; ///< replaces `node`; not yet written
        std::optional<Position> before;   ///< where `node` and its variations were played
    };

    void putHead() {
        const Position& from = game_.start();
        out_.push_back(version);
        out_.push_back(static_cast<std::uint8_t>(static_cast<unsigned>(game_.variant()) +
                                                 32 * static_cast<unsigned>(game_.result)));
        if (from != Position::start(from.variant())) {
            out_.push_back(Code::start);
            putPosition(out_, from);
        }
    }

    // With an explicit stack: variations may nest to any depth.
    void putLines() {
        std::vector<OpenLine> lines{{rules::rootNode, game_.start(), rules::noNode, std::nullopt}};
        while (!lines.empty()) {
            OpenLine& line = lines.back();
            if (line.variation != rules::noNode) {
                const NodeId first = line.variation;
                line.variation = game_.node(first).nextSibling;
                out_.push_back(openVariation);
                std::optional<Position> position = line.before;
                putStep(first, position);
                lines.push_back({first, position, rules::noNode, std::nullopt});
            } else if (const NodeId child = game_.node(line.node).firstChild;
                       child != rules::noNode) {
                line.variation = game_.node(child).nextSibling;
                if (line.variation != rules::noNode)
                    line.before = line.position;
                line.node = child;
                putStep(child, line.position);
                if (lines.size() == 1)
                    keep(line.position, game_.node(child).step == rules::Step::setup ? 0 : 1);
            } else {
                lines.pop_back();
                if (!lines.empty())
                    out_.push_back(closeVariation);
            }
        }
    }

    // A position of the main line, so many plies after the last one.
    void keep(const std::optional<Position>& position, std::uint32_t plies) {
        ply_ += plies;
        if (positions_ != nullptr && position && ply_ <= lastPly_)
            positions_->push_back({indexKey(*position), ply_});
    }

    /// Writes a node, and advances the position to it.
    void putStep(NodeId id, std::optional<Position>& position) {
        const Node& node = game_.node(id);
        switch (node.step) {
        case rules::Step::move:
            assert(position);
            putMove(out_, *position, node.move);
            break;
        case rules::Step::unknown:
            out_.push_back(unknownMove);
            break;
        case rules::Step::pass:
            out_.push_back(pass);
            break;
        case rules::Step::setup:
            out_.push_back(setup);
            putPosition(out_, game_.setup(id));
            break;
        }
        putRemarks(id);
        game_.advance(position, id);
    }

    void putRemarks(NodeId id) {
        if (!game_.hasRemarks()) // most games
            return;
        for (const Remark& r : game_.remarks(id))
            putRemark(r);
    }

    void putRemark(const Remark& r) {
        if (const auto command = parser::commandText(game_.start().rules(), r))
            return putCommand(*command, r.place);
        const Overloaded kinds{
            [&](const rules::Comment& c) { putText(RemarkKind::comment, r.place, c.text); },
            [&](const rules::Strength& s) { putText(RemarkKind::strength, r.place, s.signs); },
            [&](const rules::UnreadText& u) { putText(RemarkKind::unread, r.place, u.text); },
            [&](const rules::Nag& nag) { putNag(nag.number, r.place); },
            [](const auto&) {},
        };
        std::visit(kinds, r.content);
    }

    void putText(RemarkKind kind, Remark::Place place, std::string_view text) {
        const auto number = static_cast<unsigned>(kind);
        const unsigned code = place == Remark::Place::behind ? remarkBehind + number
                              : place == Remark::Place::ahead
                                  ? remarkAhead + number
                                  : remark + 2 * number + static_cast<unsigned>(place);
        out_.push_back(static_cast<std::uint8_t>(code));
        movetext::putText(out_, text);
    }

    // NAGs and clocks have short forms: some games have them at every move.
    void putNag(std::uint32_t number, Remark::Place place) {
        constexpr std::uint32_t mostInByte = 255;
        if (place != Remark::Place::after || number > mostInByte)
            return putText(RemarkKind::nag, place, std::to_string(number));
        out_.push_back(smallNag);
        out_.push_back(static_cast<std::uint8_t>(number));
    }

    void putCommand(std::string_view text, Remark::Place place) {
        if (place != Remark::Place::after || !putClock(text))
            putText(RemarkKind::command, place, text);
    }

    bool putClock(std::string_view text) {
        const auto clock = splitClockText(text);
        if (!clock)
            return false;
        const std::uint32_t number = patternNumber(clock->pattern);
        out_.push_back(clock->seconds.size() == 1 ? oneClock : twoClocks);
        putVarint(out_, number);
        for (const std::uint32_t time : clock->seconds)
            putVarint(out_, time);
        return true;
    }

    // Few: a game's commands look alike.
    std::uint32_t patternNumber(const std::string& pattern) {
        const auto found = std::find(patterns_.begin(), patterns_.end(), pattern);
        if (found == patterns_.end()) {
            out_.push_back(clockPattern);
            movetext::putText(out_, pattern);
            patterns_.push_back(pattern);
            return static_cast<std::uint32_t>(patterns_.size() - 1);
        }
        return static_cast<std::uint32_t>(found - patterns_.begin());
    }

    const Game& game_;
    Bytes out_;
    std::vector<std::string> patterns_;
    std::vector<KeyedPly>* positions_ = nullptr; // if they are wanted
    std::uint32_t lastPly_ = 0;
    std::uint32_t ply_ = 0;
};

} // namespace

std::vector<std::uint8_t> encodeGame(const Game& game) {
    return Encoder(game).encode();
}

EncodedGame encodeWithPositions(const Game& game, std::uint32_t lastPly) {
    EncodedGame encoded;
    encoded.moves = Encoder(game, encoded.positions, lastPly).encode();
    return encoded;
}

namespace {

// Short, so that a few bytes of a hostile blob cannot expand to much text.
constexpr std::size_t patternLimit = 40;
constexpr std::size_t timesLimit = 2;

unsigned digit(char c) {
    return static_cast<unsigned>(c - '0');
}

struct Time {
    std::uint32_t seconds;
    std::size_t length;
};

// The time H:MM:SS or HH:MM:SS at the beginning of a text.
std::optional<Time> readTime(std::string_view text) {
    const std::size_t hourDigits = text.find(':');
    if (hourDigits != 1 && hourDigits != 2)
        return std::nullopt;
    const std::size_t length = hourDigits + 6;
    if (text.size() < length || text[hourDigits + 3] != ':')
        return std::nullopt;
    for (std::size_t i = 0; i < length; ++i)
        if (i != hourDigits && i != hourDigits + 3 && !base::isDigit(text[i]))
            return std::nullopt;
    if ((hourDigits == 2 && text[0] == '0') ||
        (text.size() > length && base::isDigit(text[length])))
        return std::nullopt;
    const auto two = [&](std::size_t at) { return 10 * digit(text[at]) + digit(text[at + 1]); };
    const unsigned hours = hourDigits == 1 ? digit(text[0]) : two(0);
    const unsigned minutes = two(hourDigits + 1);
    const unsigned seconds = two(hourDigits + 4);
    if (minutes > 59 || seconds > 59)
        return std::nullopt;
    return Time{(hours * 60 + minutes) * 60 + seconds, length};
}

void appendTime(std::string& text, std::uint32_t seconds) {
    const auto two = [&](std::uint32_t n) {
        text += static_cast<char>('0' + n / 10);
        text += static_cast<char>('0' + n % 10);
    };
    text += std::to_string(seconds / 3600) + ":";
    two(seconds / 60 % 60);
    text += ':';
    two(seconds % 60);
}

} // namespace

std::optional<ClockText> splitClockText(std::string_view text) {
    ClockText parts;
    while (!text.empty() && parts.pattern.size() <= patternLimit) {
        const bool numberGoesOn = !parts.pattern.empty() && base::isDigit(parts.pattern.back());
        const auto time =
            base::isDigit(text[0]) && !numberGoesOn ? readTime(text) : std::optional<Time>();
        if (time) {
            parts.seconds.push_back(time->seconds);
            parts.pattern += '@';
        } else if (text[0] == '@') {
            return std::nullopt;
        } else {
            parts.pattern += text[0];
        }
        text.remove_prefix(time ? time->length : 1);
    }
    if (!text.empty() || clockTimes(parts.pattern) != parts.seconds.size())
        return std::nullopt;
    return parts;
}

std::optional<std::size_t> clockTimes(std::string_view pattern) {
    const auto times = static_cast<std::size_t>(std::count(pattern.begin(), pattern.end(), '@'));
    if (pattern.size() > patternLimit || times == 0 || times > timesLimit)
        return std::nullopt;
    return times;
}

std::string joinClockText(std::string_view pattern, std::span<const std::uint32_t> seconds) {
    std::string text;
    std::size_t next = 0;
    for (const char c : pattern) {
        if (c != '@') {
            text += c;
            continue;
        }
        assert(next < seconds.size() && seconds[next] < clockLimit);
        appendTime(text, seconds[next++]);
    }
    return text;
}

std::vector<KeyedPly> positionsOf(std::span<const std::uint8_t> blob, std::uint32_t lastPly) {
    std::vector<KeyedPly> positions;
    MainLineReader line(blob);
    while (line.next() && line.ply() <= lastPly)
        if (line.position())
            positions.push_back({indexKey(*line.position()), line.ply()});
    return positions;
}

} // namespace damscope::db
