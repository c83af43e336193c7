// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/clock_text.hpp"
#include "db/codec/game_codec.hpp"
#include "db/codec/movetext_format.hpp"
#include "parser/meaning/commands.hpp"

#include <charconv>

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
        std::uint32_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size())
            in_.fail("a NAG that is not a number");
        return rules::Nag{number};
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

} // namespace damscope::db
