// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/write/write.hpp"

#include "parser/meaning/annotation.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/syntax/scan.hpp"
#include "parser/syntax/tag_scan.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::parser {
namespace {

using rules::Game;
using rules::NodeId;
using rules::noNode;
using rules::Position;
using rules::Remark;
using rules::Step;

// Writes the tree of a game. Variations are kept on an explicit stack: they may nest deeper than
// the program's stack allows.
class MovetextWriter {
public:
    MovetextWriter(const Game& game, std::size_t width) : game_(game), lines_(width) {}
    std::string written();
    std::string line(NodeId first);

private:
    // The place that a line has been written to: the main line or an open variation.
    struct OpenLine {
        NodeId next;
        std::optional<Position> position; // before `next`
        int halfMoves;
        NodeId variation = noNode; // still to be written, in place of the last node,
        NodeId last = noNode;      // and then what stands behind all of them
        std::optional<Position> positionBefore{};
        int halfMovesBefore = 0;
    };

    void writeFrom(NodeId first);
    void writeNext();
    void openVariation();
    void closeLine();
    void writeNode(OpenLine& line);
    void writeStep(OpenLine& line, const rules::Node& node, NodeId id);
    void writeMove(OpenLine& line, const rules::Move& move);
    void writeNumber(OpenLine& line);
    void writeRemarks(NodeId id, Remark::Place place);
    void writeRemark(const Remark& remark);
    void writeStrength(std::string_view marks);
    void writeComment(std::string_view text);
    void writeSetup(std::string_view fen);
    void word(std::string_view text);
    void closeBraces();

    const Game& game_;
    const rules::Rules& rules_ = game_.start().rules();
    WrappedLines lines_;
    BraceGroup braces_;
    std::vector<OpenLine> open_;
    bool numberNeeded_ = true;
    bool behindMove_ = false; // with nothing between: where a strength may stand
};

std::string MovetextWriter::written() {
    writeRemarks(rules::rootNode, Remark::Place::before);
    writeRemarks(rules::rootNode, Remark::Place::after);
    writeFrom(game_.node(rules::rootNode).firstChild);
    word("*");
    return lines_.finished();
}

std::string MovetextWriter::line(NodeId first) {
    writeFrom(first);
    closeBraces();
    return lines_.finished();
}

void MovetextWriter::writeFrom(NodeId first) {
    const NodeId before = first == noNode ? rules::rootNode : game_.node(first).parent;
    const int ahead = game_.start().toMove() == rules_.firstMover ? 0 : 1;
    open_.push_back({first, game_.position(before), ahead + game_.ply(before)});
    while (!open_.empty())
        writeNext();
}

void MovetextWriter::writeNext() {
    OpenLine& line = open_.back();
    if (line.variation != noNode)
        openVariation();
    else if (line.last != noNode)
        writeRemarks(std::exchange(line.last, noNode), Remark::Place::behind);
    else if (line.next != noNode)
        writeNode(line);
    else
        closeLine();
}

void MovetextWriter::openVariation() {
    OpenLine& line = open_.back();
    writeRemarks(line.variation, Remark::Place::ahead);
    const OpenLine variation{line.variation, line.positionBefore, line.halfMovesBefore};
    line.variation = game_.node(line.variation).nextSibling;
    closeBraces();
    lines_.prefix("(");
    numberNeeded_ = true;
    open_.push_back(variation);
}

void MovetextWriter::closeLine() {
    assert(!open_.empty());
    closeBraces();
    open_.pop_back();
    if (!open_.empty())
        lines_.append(")");
    numberNeeded_ = true;
    behindMove_ = false;
}

void MovetextWriter::writeNode(OpenLine& line) {
    assert(line.next != noNode);
    const NodeId id = line.next;
    const rules::Node& node = game_.node(id);
    line.positionBefore = line.position;
    line.halfMovesBefore = line.halfMoves;
    writeRemarks(id, Remark::Place::before);
    writeStep(line, node, id);
    writeRemarks(id, Remark::Place::after);
    line.next = node.firstChild;
    const bool mainMove = game_.node(node.parent).firstChild == id;
    line.variation = mainMove ? node.nextSibling : noNode;
    line.last = id;
}

void MovetextWriter::writeStep(OpenLine& line, const rules::Node& node, NodeId id) {
    switch (node.step) {
    case Step::move:
        return writeMove(line, node.move);
    case Step::unknown:
        braces_.addUnknownMove();
        line.position.reset();
        ++line.halfMoves;
        break;
    case Step::pass:
        if (line.position)
            line.position->setToMove(rules::opponent(line.position->toMove()));
        writeSetup(line.position && line.position->toMove() == rules::Color::white ? "W::" : "B::");
        ++line.halfMoves;
        break;
    case Step::setup:
        line.position = game_.setup(id);
        writeSetup(rules::writeFen(*line.position));
        numberNeeded_ = true;
        break;
    }
    behindMove_ = false;
}

void MovetextWriter::writeMove(OpenLine& line, const rules::Move& move) {
    writeNumber(line);
    word(line.position && move.isCapture() ? rules::moveText(*line.position, move)
                                           : rules::shortText(rules_, move));
    behindMove_ = true;
    if (line.position)
        line.position = line.position->after(move);
    ++line.halfMoves;
}

// "12." before a move of the side that moves first in this game, "12..." before the other's where a
// reader needs it.
void MovetextWriter::writeNumber(OpenLine& line) {
    const bool first =
        line.position ? line.position->toMove() == rules_.firstMover : line.halfMoves % 2 == 0;
    if (first == (line.halfMoves % 2 != 0)) // a set-up position gave the move to the other
        ++line.halfMoves;
    if (first || numberNeeded_)
        word(rules::moveNumberText(rules::moveNumberAfter(line.halfMoves), first));
    numberNeeded_ = false;
}

void MovetextWriter::writeRemarks(NodeId id, Remark::Place place) {
    for (const Remark& remark : game_.remarks(id))
        if (remark.place == place)
            writeRemark(remark);
}

void MovetextWriter::writeRemark(const Remark& remark) {
    if (const auto* strength = remark.as<rules::Strength>())
        return writeStrength(strength->signs);
    if (const auto* nag = remark.as<rules::Nag>())
        word("$" + std::to_string(nag->number));
    else if (const auto* comment = remark.as<rules::Comment>())
        writeComment(comment->text);
    else if (const auto* unread = remark.as<rules::UnreadText>())
        braces_.addUnread(unread->text);
    else if (const auto command = commandText(rules_, remark))
        braces_.addCommand(*command);
    behindMove_ = false;
}

// Strengths come right after their move (PDN 3.0); others become what PDN has for them.
void MovetextWriter::writeStrength(std::string_view marks) {
    const bool real = marks.find_first_not_of("!?") == std::string_view::npos;
    if (behindMove_ && real)
        lines_.append(marks);
    else if (const auto nag = readNag(marks); nag != 0)
        word("$" + std::to_string(nag));
    else
        writeComment(marks);
    behindMove_ = false;
}

void MovetextWriter::writeComment(std::string_view text) {
    if (!braces_.takesComment())
        closeBraces();
    braces_.addComment(text);
}

void MovetextWriter::writeSetup(std::string_view fen) {
    word("/FEN \"" + std::string(fen) + "\"/");
}

void MovetextWriter::word(std::string_view text) {
    closeBraces();
    lines_.add(text);
}

void MovetextWriter::closeBraces() {
    if (!braces_.empty())
        lines_.add(braces_.taken());
}

std::string written(const Game& game, std::size_t width) {
    std::string text;
    for (const rules::Tag& tag : completeTags(game.tags, game)) {
        const rules::Tag written = isPdnName(tag.name) ? tag : wrapped(tag);
        text += "[" + written.name + " \"" + escaped(written.value) + "\"]\n";
    }
    return text + "\n" + MovetextWriter(game, width).written() + "\n\n";
}

} // namespace

std::string writePdn(const Game& game) {
    return written(game, WrappedLines::usualWidth);
}

std::string writePdnUnwrapped(const Game& game) {
    return written(game, WrappedLines::unlimited);
}

std::string writeLine(const Game& game, NodeId first) {
    return MovetextWriter(game, WrappedLines::unlimited).line(first);
}

namespace {

using Kind = rules::ScriptItem::Kind;

constexpr std::size_t noItem = static_cast<std::size_t>(-1);

/// Replaces parts of a text that was written and read again.
class Splicer {
public:
    explicit Splicer(const rules::Game& game) : text_(writePdnUnwrapped(game)) {
        Reader(text_).next(read_); // it was written to be one game
    }

    /// Items of the main line: calls visit(index) for each.
    template <class Visit> void eachOfMainLine(Visit visit) const {
        int depth = 0;
        for (std::size_t i = 0; i < read_.script.size(); ++i) {
            depth += read_.script[i].kind == Kind::openVariation ? 1 : 0;
            depth -= read_.script[i].kind == Kind::closeVariation ? 1 : 0;
            if (depth == 0)
                visit(i);
        }
    }

    [[nodiscard]] const rules::ScriptItem& item(std::size_t i) const { return read_.script[i]; }

    void replaceMove(std::size_t item, std::string with) {
        assert(read_.script[item].kind == Kind::move);
        parts_.push_back(
            {read_.itemOffsets[item], read_.script[item].text.size(), std::move(with)});
    }
    /// Replaces the command that an item was made from by plain text between comments.
    void replaceCommand(std::size_t item, std::string_view with) {
        std::size_t open = text_.rfind('[', read_.itemOffsets[item]);
        std::size_t end = text_.find(']', open) + 1;
        assert(open != std::string::npos && open > 0 && end > open && end < text_.size());
        const bool alone = text_[open - 1] == '{' && text_[end] == '}';
        if (alone) {
            --open;
            ++end;
        }
        const std::string plain = ended(with);
        if (text_[end] == ' ' && (plain.empty() || (alone && plain.back() == ' ')))
            ++end; // one blank stands between words
        parts_.push_back({open, end - open, alone || with.empty() ? plain : "} " + plain + "{"});
    }

    /// Text after everything else.
    void append(std::string_view text) { parts_.push_back({text_.rfind('*'), 0, ended(text)}); }

    [[nodiscard]] std::string spliced() const {
        std::string text = text_;
        auto parts = parts_;
        std::ranges::sort(parts, std::ranges::greater{}, &Part::offset);
        assert(std::ranges::adjacent_find(parts, [](const Part& behind, const Part& before) {
                   return before.offset + before.size > behind.offset;
               }) == parts.end()); // they do not overlap
        for (const Part& part : parts)
            text.replace(part.offset, part.size, part.with);
        return text;
    }

private:
    struct Part {
        std::size_t offset;
        std::size_t size;
        std::string with;
    };

    /// A line comment in a text must not include what follows.
    static std::string ended(std::string_view text) {
        const bool mayComment = text.find_first_of(";%") != std::string_view::npos;
        return std::string(text) + (text.empty() ? "" : mayComment ? "\n" : " ");
    }

    std::string text_;
    GameText read_;
    std::vector<Part> parts_;
};

// The rest of a line that broke is the last remark of its last move. Variations that replace this
// move are written after it, but the line continued after them.
void restoreUnread(Splicer& text) {
    std::size_t rest = noItem;
    std::vector<std::size_t> unread;
    text.eachOfMainLine([&](std::size_t i) {
        const Kind kind = text.item(i).kind;
        if (kind == Kind::move || kind == Kind::unknownMove || kind == Kind::setup)
            rest = noItem;
        if (kind != Kind::unread)
            return;
        unread.push_back(i);
        rest = i;
    });
    for (const std::size_t i : unread)
        text.replaceCommand(i, rest == i ? std::string_view() : text.item(i).text);
    if (rest != noItem)
        text.append(text.item(rest).text);
}

void restoreRepaired(Splicer& text) {
    std::size_t move = noItem;
    text.eachOfMainLine([&](std::size_t i) {
        if (text.item(i).kind == Kind::move)
            move = i;
        const auto repair =
            text.item(i).kind == Kind::command ? repairIn(text.item(i).text) : std::nullopt;
        if (!repair)
            return;
        const bool extra = repair->kind == rules::Correction::Kind::extraMove;
        text.replaceCommand(i, extra ? repair->written : std::string_view());
        if (!extra && move != noItem)
            text.replaceMove(move, repair->written);
        move = noItem; // one record a move
    });
}

} // namespace

std::string asWritten(const rules::Game& game) {
    Splicer text(game);
    restoreUnread(text);
    return text.spliced();
}

std::string asWrittenBeforeRepair(const rules::Game& game) {
    Splicer text(game);
    restoreUnread(text);
    restoreRepaired(text);
    return text.spliced();
}

} // namespace damscope::parser
