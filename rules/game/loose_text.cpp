// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/loose_text.hpp"

#include "base/text/ascii.hpp"
#include "rules/game/line_follower.hpp"

namespace damscope::rules::detail {
namespace {

using Kind = ScriptItem::Kind;

bool isLoose(const ScriptItem& item) {
    return item.kind == Kind::unread || item.kind == Kind::moveNumber;
}

// Nothing that is kept by itself stands between two items: blanks, dots and a bracket behind a
// number only.
bool isOnlyPunctuation(std::string_view gap) {
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    while (!gap.empty()) {
        const bool dots = gap.starts_with(ellipsis);
        if (!dots && !base::isSpace(gap.front()) && gap.front() != '.' && gap.front() != ')')
            return false;
        gap.remove_prefix(dots ? ellipsis.size() : 1);
    }
    return true;
}

// A name or a sentence; a move that was mistyped has fewer letters.
bool beginsWithWord(std::string_view text) {
    std::size_t letters = 0;
    while (letters < text.size() && base::isLetter(text[letters]))
        ++letters;
    const bool digit = letters < text.size() && base::isDigit(text[letters]);
    return letters > 3 || (letters == 3 && !digit);
}

class RunReader {
public:
    RunReader(const Script& script, const ScriptSource& source, std::size_t first,
              std::uint32_t number)
        : script_(script), source_(source), first_(first) {
        run_.number = number;
        run_.end = first + 1;
        while (run_.end < script.size() && isLoose(script[run_.end]) && isGlued(run_.end))
            ++run_.end;
    }

    LooseRun run() {
        for (std::size_t i = first_; i < run_.end; ++i) {
            const bool number = script_[i].kind == Kind::moveNumber;
            if (number && !isText(i)) {
                run_.number = script_[i].number;
                continue;
            }
            // An unread text goes on only where a number joins the two.
            const bool goesOn = !run_.texts.empty() && run_.texts.back().end == i &&
                                (number || script_[i - 1].kind == Kind::moveNumber);
            if (!goesOn)
                run_.texts.push_back({i, i, false});
            run_.texts.back().end = i + 1;
            run_.texts.back().isReported |= !number;
        }
        return std::move(run_);
    }

private:
    [[nodiscard]] bool isGlued(std::size_t item) const {
        if (source_.offsets.empty())
            return true;
        const std::size_t behind = source_.offsets[item - 1] + script_[item - 1].text.size();
        const std::size_t at = source_.offsets[item];
        return behind <= at && at <= source_.text.size() &&
               isOnlyPunctuation(source_.text.substr(behind, at - behind));
    }

    [[nodiscard]] bool isText(std::size_t i) const {
        const bool behindText = !run_.texts.empty() && run_.texts.back().end == i;
        const bool counts =
            script_[i].number == run_.number || script_[i].number == std::uint64_t{run_.number} + 1;
        constexpr std::size_t near = 32; // not further, since every number asks
        if (i + 1 == run_.end && stepFrom(script_, run_.end, near))
            return behindText ? !counts : isSecondNumber(i, counts);
        if (i + 1 == run_.end)
            return behindText || !counts;
        if (script_[i + 1].kind == Kind::unread)
            return !counts || beginsWithWord(script_[i + 1].text);
        return behindText || !counts;
    }

    // "2. 38. 32-27"; in "48.1 0-5" it is a digit of the move.
    [[nodiscard]] bool isSecondNumber(std::size_t i, bool counts) const {
        const bool digitOfMove =
            run_.end < script_.size() && script_[run_.end].text.starts_with('0');
        return i > first_ && !counts && !digitOfMove;
    }

    const Script& script_;
    const ScriptSource& source_;
    std::size_t first_;
    LooseRun run_;
};

} // namespace

LooseRun readLooseRun(const Script& script, const ScriptSource& source, std::size_t first,
                      std::uint32_t number) {
    return RunReader(script, source, first, number).run();
}

std::string_view textBetween(const Script& script, const ScriptSource& source, std::size_t first,
                             std::size_t end) {
    const std::size_t from = source.offsets[first];
    const std::size_t last = source.offsets[end - 1] + script[end - 1].text.size();
    // "12)": the bracket belongs to the number.
    const bool bracket = script[end - 1].kind == Kind::moveNumber &&
                         source.text.substr(last).starts_with(')') &&
                         !(end < script.size() && source.offsets[end] == last);
    return source.text.substr(from, last + (bracket ? 1 : 0) - from);
}

} // namespace damscope::rules::detail
