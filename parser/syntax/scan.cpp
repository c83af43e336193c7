// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/scan.hpp"

#include "base/text/plain_signs.hpp"
#include "base/text/utf8.hpp"
#include "parser/syntax/game_builder.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::parser {
namespace {

constexpr std::size_t none = std::string_view::npos;

constexpr bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

// Line ends of more than one byte.
constexpr std::array<std::string_view, 3> wideLineEnds{
    "\xC2\x85",     // next line
    "\xE2\x80\xA8", // line separator
    "\xE2\x80\xA9", // paragraph separator
};

// White space of more than one byte, and what is invisible.
std::size_t wideSpaceAt(std::string_view rest) {
    for (const std::string_view lineEnd : wideLineEnds)
        if (rest.starts_with(lineEnd))
            return lineEnd.size();
    const auto sign = base::plainSignAt(rest);
    return sign && (sign->sign == ' ' || sign->isInvisible()) ? sign->length : 0;
}

// Controls of ASCII with which printers and systems end pages and files.
constexpr bool isControl(char c) {
    constexpr std::string_view ends = "\x03\x04\v\f\x0E\x0F\x1A\x1C\x1D\x1E\x1F";
    return ends.find(c) != none;
}

constexpr bool isFile(char c) {
    return (c >= 'a' && c <= 'l') || (c >= 'A' && c <= 'L');
}

// The characters backslash and r (or n), no beginning of a word: a move in letters may follow.
std::size_t writtenLineEndAt(std::string_view rest) {
    if (rest.size() < 2 || rest[0] != '\\' || (rest[1] != 'r' && rest[1] != 'n'))
        return 0;
    const bool word = rest.size() > 2 && base::isLetter(rest[2]);
    const bool move = word && rest.size() > 3 && isFile(rest[2]) && base::isDigit(rest[3]);
    return word && !move ? 0 : 2;
}

bool endsInWrittenLineEnd(std::string_view text) {
    return text.ends_with("\\n") || text.ends_with("\\r");
}

// The place behind blanks and marks of quoted mail; it goes no further, since every mark asks.
std::size_t lineStartBefore(std::string_view text, std::size_t pos) {
    constexpr std::size_t farthest = 256;
    const std::size_t stop = pos - std::min(pos, farthest);
    while (pos > stop && (base::isBlank(text[pos - 1]) || text[pos - 1] == '>'))
        --pos;
    return pos;
}

// The length of the white space at the beginning of `rest` that is not one of the usual four.
std::size_t oddSpaceAt(std::string_view text, std::size_t pos) {
    assert(pos < text.size());
    const std::string_view rest = text.substr(pos);
    switch (rest[0]) {
    case '>':
        return atLineStart(text, pos) ? 1 : 0;
    case '\\':
        return writtenLineEndAt(rest);
    default:
        return isControl(rest[0]) ? 1 : wideSpaceAt(rest);
    }
}

// An HTML name or number of a character, "&times;": its semicolon begins no comment.
std::size_t entityLength(std::string_view rest) {
    constexpr std::size_t longest = 12;
    if (!rest.starts_with('&'))
        return 0;
    const std::string_view name = rest.substr(1, longest);
    const auto end = static_cast<std::size_t>(
        std::ranges::find_if_not(
            name, [](char c) { return base::isLetter(c) || base::isDigit(c) || c == '#'; }) -
        name.begin());
    return end > 0 && end < name.size() && name[end] == ';' ? end + 2 : 0;
}

std::size_t afterTagName(std::string_view text, std::size_t pos) {
    if (pos >= text.size() || !base::isLetter(text[pos]))
        return none;
    return afterNameCharacters(text, pos);
}

// The next of three characters in [from, to); `to` if there is none.
std::size_t findAny(std::string_view text, std::size_t from, std::size_t to,
                    std::string_view wanted) {
    return std::min(text.substr(0, to).find_first_of(wanted, from), to);
}

bool isStrayStop(char c) {
    return base::isSpace(c) || std::string_view("{}()[];").find(c) != none;
}

} // namespace

std::size_t afterOddSpaces(std::string_view text, std::size_t pos) {
    while (pos < text.size()) {
        const std::size_t length = base::isSpace(text[pos]) ? 1 : oddSpaceAt(text, pos);
        if (length == 0)
            break;
        pos += length;
    }
    return pos;
}

std::size_t afterBlanks(std::string_view text, std::size_t pos) {
    while (pos < text.size() && base::isBlank(text[pos]))
        ++pos;
    return pos;
}

std::size_t afterNameCharacters(std::string_view text, std::size_t pos) {
    while (pos < text.size() && isNameCharacter(text[pos]))
        ++pos;
    return pos;
}

std::size_t lineEnd(std::string_view text, std::size_t pos) {
    while (pos < text.size() && !isLineEnd(text[pos]))
        ++pos;
    return pos;
}

bool atLineStart(std::string_view text, std::size_t pos) {
    assert(pos <= text.size());
    pos = lineStartBefore(text, pos);
    return pos == 0 || isLineEnd(text[pos - 1]) || text.substr(0, pos) == "\xEF\xBB\xBF" ||
           endsInWrittenLineEnd(text.substr(0, pos));
}

bool isQuotedLine(std::string_view text, std::size_t pos) {
    const std::size_t start = lineStartBefore(text, pos);
    return atLineStart(text, pos) &&
           text.substr(start, pos - start).find('>') != std::string_view::npos;
}

bool blankLineBetween(std::string_view text, std::size_t from, std::size_t to) {
    assert(from <= to && to <= text.size());
    const std::string_view gap = text.substr(from, to - from);
    if (std::ranges::count(gap, '\n') > 1)
        return true;
    if (gap.find('\n') != none)
        return false;
    const std::size_t written = gap.find("\\n");
    return std::ranges::count(gap, '\r') > 1 ||
           (written != none && gap.find("\\n", written + 2) != none);
}

bool opensTagPair(std::string_view text, std::size_t pos) {
    if (pos >= text.size() || text[pos] != '[')
        return false;
    const std::size_t nameEnd = afterTagName(text, afterBlanks(text, pos + 1));
    if (nameEnd == none)
        return false;
    const std::size_t quote = afterBlanks(text, nameEnd);
    return quote < text.size() && text[quote] == '"';
}

bool opensMarkup(std::string_view text, std::size_t pos) {
    return base::equalIgnoringCase(text.substr(pos, 5), "[pdn]") ||
           base::equalIgnoringCase(text.substr(pos, 6), "[/pdn]");
}

std::size_t findTagLine(std::string_view text, std::size_t from, std::size_t to) {
    assert(from <= to && to <= text.size());
    const std::string_view part = text.substr(0, to);
    for (std::size_t at = part.find('[', from); at != none; at = part.find('[', at + 1))
        if (atLineStart(text, at) && opensTagPair(text, at))
            return at;
    return to;
}

Enclosed toFirst(std::string_view text, std::size_t pos, char closing) {
    assert(pos < text.size());
    // The text is searched in windows, so that an unclosed bracket costs no more than the text that
    // it takes in.
    constexpr std::size_t window = 4096;
    for (std::size_t from = pos + 1;; from += window) {
        const std::size_t to = std::min(from + window, text.size());
        const std::size_t close = std::min(text.substr(0, to).find(closing, from), to);
        const std::size_t tags = findTagLine(text, from, close);
        if (tags < close || close == text.size())
            return {pos + 1, tags, false};
        if (close < to)
            return {pos + 1, close, true};
    }
}

Enclosed toBalanced(std::string_view text, std::size_t pos, char closing) {
    assert(pos < text.size() && text[pos] != closing);
    const char opening = text[pos];
    const std::string_view wanted = closing == '}' ? "{}[" : "(){[";
    std::size_t depth = 1;
    std::size_t at = pos + 1;
    for (;;) {
        at = findAny(text, at, text.size(), wanted);
        if (at == text.size() || (atLineStart(text, at) && opensTagPair(text, at)))
            return {pos + 1, at, false};
        if (text[at] == closing && --depth == 0)
            return {pos + 1, at, true};
        if (text[at] == opening)
            ++depth;
        at = text[at] == '{' && opening != '{' ? toFirst(text, at, '}').end() : at + 1;
    }
}

std::size_t strayEnd(std::string_view text, std::size_t pos) {
    assert(pos < text.size());
    if (text[pos] == '-') // a rule of dashes as a whole: its last two are no null move
        return std::min(text.find_first_not_of('-', pos), text.size());
    const std::size_t entity = entityLength(text.substr(pos));
    if (entity == 0 && !base::isLetter(text[pos]) && !base::isDigit(text[pos]) &&
        !isWide(text[pos]))
        return pos + 1;
    while (pos < text.size() && !isStrayStop(text[pos]) &&
           !text.substr(pos).starts_with("\xC2\xA0") && writtenLineEndAt(text.substr(pos)) == 0)
        pos += std::max<std::size_t>(entityLength(text.substr(pos)), 1);
    return pos;
}

std::size_t afterPlainLines(std::string_view text, std::size_t pos) {
    constexpr std::size_t linesLeft = 10;
    std::array<std::size_t, linesLeft> ends{}; // of the last lines with words
    std::size_t lines = 0;
    std::size_t wordEnd = 0; // on this line
    for (; pos < text.size(); ++pos) {
        const char c = text[pos];
        if (isLineEnd(c)) {
            if (wordEnd > 0)
                ends[lines++ % linesLeft] = std::exchange(wordEnd, 0);
        } else if (base::isLetter(c) || (wordEnd == pos && (c == ',' || c == '.'))) {
            wordEnd = pos + 1;
        } else if (!base::isBlank(c)) {
            break;
        }
    }
    return lines > linesLeft ? ends[lines % linesLeft] : 0;
}

bool opensRemark(std::string_view text, std::size_t pos) {
    assert(pos < text.size());
    std::size_t letters = 0; // of the word so far
    bool digits = false;
    std::size_t at = pos + 1;
    for (; at < text.size() && !isBracket(text[at]); ++at) {
        if (text[at] == '/' && base::equalIgnoringCase(text.substr(at + 1, 3), "FEN"))
            return false;
        if (base::isContinuation(text[at]))
            continue;
        if (const std::size_t entity = entityLength(text.substr(at)); entity > 0) {
            at += entity - 1; // (28&times;19)
            continue;
        }
        if (beginsLetter(text[at])) {
            ++letters;
            continue;
        }
        // Two letters and a digit are a short move (gf4), or a capture sign and a square.
        if (letters > 2 || (letters == 2 && !base::isDigit(text[at])))
            return true;
        letters = 0;
        digits = digits || base::isDigit(text[at]);
    }
    return letters > 1 || (!digits && at < text.size() && text[at] == ')');
}

namespace {

// Reads what may be a game's text, without a builder.
class AheadReader {
public:
    AheadReader(std::string_view text, RoundCount count, bool stopsAtNumber)
        : text_(text), stopsAtNumber_(stopsAtNumber) {
        found_.count = count;
    }

    MovesAhead read() {
        while (goesOn_ && found_.onlyMoves && found_.counts) {
            at_ = afterSpaces(text_, at_);
            if (at_ >= text_.size() || opensTagPair(text_, at_))
                break;
            readOne();
        }
        return found_;
    }

private:
    void readOne() {
        constexpr std::string_view passed = "!?*.;,|%$";
        const char c = text_[at_];
        if (c == '{')
            at_ = toFirst(text_, at_, '}').end();
        else if (c == '(')
            at_ = toBalanced(text_, at_, ')').end();
        else if (c == ')')
            goesOn_ = false;
        else if (!readResult() && !readNumber() && !readMove()) {
            found_.onlyMoves = passed.find(c) != passed.npos && ++signs_ < mostSigns;
            at_ = c == '$' ? afterDigits(at_ + 1) : at_ + 1;
        }
    }

    [[nodiscard]] std::size_t afterDigits(std::size_t at) const {
        return std::min(text_.find_first_not_of(base::digits, at), text_.size());
    }

    // A line of signs is no game.
    static constexpr int mostSigns = 200;

    bool readResult() {
        if (resultLength(text_.substr(at_)) == 0)
            return false;
        found_.result = true;
        goesOn_ = false;
        return true;
    }

    bool readNumber() {
        constexpr std::size_t longest = 3;
        const std::size_t dots = afterDigits(at_);
        if (dots == at_ || dots - at_ > longest || !text_.substr(dots).starts_with('.'))
            return false;
        std::uint32_t number = 0;
        for (; at_ < dots; ++at_)
            number = 10 * number + static_cast<std::uint32_t>(text_[at_] - '0');
        at_ = std::min(text_.find_first_not_of('.', dots), text_.size());
        const bool black = at_ - dots > 1;
        found_.counts = found_.count.number == 0 || found_.count.awaits(number, black);
        if (!(black && found_.count.number == number))
            found_.count = {number, black, 0};
        ++found_.numbers;
        goesOn_ = !stopsAtNumber_;
        return true;
    }

    bool readMove() {
        constexpr int most = 100;
        const std::size_t length = moveLength(text_.substr(at_));
        if (length == 0)
            return false;
        at_ += length;
        found_.counts = found_.count.number == 0 || !found_.count.isComplete();
        ++found_.count.moves;
        goesOn_ = ++found_.moves < most || !stopsAtNumber_;
        return true;
    }

    std::string_view text_;
    bool stopsAtNumber_;
    std::size_t at_ = 0;
    bool goesOn_ = true;
    int signs_ = 0;
    MovesAhead found_;
};

} // namespace

MovesAhead movesAhead(std::string_view text, RoundCount count) {
    return AheadReader(base::plainSigns(text), count, false).read();
}

MovesAhead movesBeforeNumber(std::string_view text, RoundCount count) {
    return AheadReader(base::plainSigns(text), count, true).read();
}

} // namespace damscope::parser
