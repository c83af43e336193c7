// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/numbering.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "parser/syntax/grammar.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <string>

namespace damscope::parser {
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
