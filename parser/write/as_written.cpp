// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/write/as_written.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/syntax/wrapped_lines.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::parser {
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
