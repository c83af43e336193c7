// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/overloaded.hpp"
#include "db/codec/clock_text.hpp"
#include "db/codec/game_codec.hpp"
#include "db/codec/index_key.hpp"
#include "db/codec/movetext_format.hpp"
#include "parser/meaning/commands.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {
namespace {

using namespace movetext;
using rules::Game;
using rules::Node;
using rules::NodeId;
using rules::Position;
using rules::Remark;

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
        const unsigned code = place == Remark::Place::behind
                                  ? remarkBehind + number
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

} // namespace damscope::db
