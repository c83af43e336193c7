// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/reading.hpp"

#include "base/text/ascii.hpp"
#include "base/text/nearest.hpp"

#include <algorithm>
#include <array>
#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db::query {
namespace {

using Guesses = std::vector<std::string>;

/// What people write, and how the language says it.
struct Synonym {
    std::string_view written;
    std::string_view meant;
};

constexpr auto synonyms = std::to_array<Synonym>({
    {"wins", "won"},
    {"win", "won"},
    {"loses", "lost"},
    {"resigns", "lost"},
    {"resigned", "lost"},
    {"draw", "drawn"},
    {"draws", "drawn"},
    {"takes", "captures"},
    {"take", "captures"},
    {"captured", "captures"},
    {"jumps", "captures"},
    {"hits", "captures"},
    {"moved", "moves"},
    {"goes", "moves"},
    {"sacrifices", "gives"},
    {"offers", "gives"},
    {"gave", "gives"},
    {"crowns", "promotes"},
    {"promoted", "promotes"},
    {"stone", "man"},
    {"stones", "men"},
    {"pawn", "man"},
    {"pawns", "men"},
    {"checker", "man"},
    {"checkers", "men"},
    {"disc", "man"},
    {"discs", "men"},
    {"dame", "king"},
    {"dames", "kings"},
    {"queen", "king"},
    {"queens", "kings"},
    {"turn", "to move"},
    {"at", "on"},
    {"in", "on"},
    {"is", "on"},
    {"equals", "="},
    {"edge", "rim"},
    {"border", "rim"},
    {"center", "centre"},
    {"line", "row"},
    {"rank", "row"},
    {"but", "and"},
    {"with", "and"},
    {"after", "then"},
    {"next", "then immediately"},
    {"mobility", "legal moves"},
});

/// What people say in several words, as a regular expression, and how the language says it.
constexpr auto rewordings = std::to_array<Synonym>({
    {R"(\bto play\b)", "to move"},
    {R"(\b(blunder|mistake|inaccuracy|error|win) of (white|black)\b)", "$1 by $2"},
    {R"(\bclock (?:is )?(?:less than|below) )", "clock under "},
    {R"(\bclock (?:is )?(?:more than|above) )", "clock over "},
    {R"(\b(white|black) (?:has )?(\d+) (men|kings|pieces)\b)", "$1 $3 = $2"},
    {R"(\bno (white |black |)(men|kings|pieces)\b)", "$1$2 = 0"},
    {R"(^for (\d+ (?:plies|moves)) (.+)$)", "$2 for $1"},
    {R"(\b(white|black) (king|man) or (king|man) (on [^()]+)$)", "$1 $2 $4 or $1 $3 $4"},
    {R"(\s+(?:and|or|then)\s*$)", ""},
});

constexpr auto keywords = std::to_array<std::string_view>(
    {"white",     "black",     "man",         "men",       "king",      "kings",      "piece",
     "pieces",    "empty",     "on",          "any",       "of",        "moves",      "captures",
     "plays",     "gives",     "promotes",    "promoting", "from",      "to",         "over",
     "through",   "forced",    "majority",    "same",      "taken",     "next",       "least",
     "most",      "won",       "lost",        "drawn",     "blocked",   "unfinished", "quiet",
     "ply",       "plies",     "number",      "position",  "after",     "pattern",    "structure",
     "shot",      "ending",    "missed",      "blunder",   "mistake",   "inaccuracy", "error",
     "table",     "anywhere",  "earlier",     "mirrored",  "reflected", "longest",    "times",
     "within",    "then",      "immediately", "until",     "and",       "or",         "not",
     "attacked",  "protected", "legal",       "safe",      "tempi",     "opposition", "rim",
     "centre",    "left",      "right",       "wing",      "diagonal",  "row",        "rows",
     "symmetric", "outside",   "exchanges",   "clock",     "under",     "minutes",    "seconds"});

bool isWordCharacter(char c) {
    return base::isLetter(c) || base::isDigit(c) || c == '_';
}

/// A word of a text, or a number.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Makes guesses from a query and its first error.
class Guesser {
public:
    Guesser(std::string_view text, const QueryError& error)
        : text_(text), error_(error), at_(std::min(error.offset, text.size())),
          here_(wordFrom(at_)), before_(wordBefore(here_.begin)) {}

    [[nodiscard]] Guesses guesses() && {
        addRewordings();
        addAmounts();
        addOtherWords();
        addByFault();
        return std::move(guesses_);
    }

private:
    [[nodiscard]] Word wordFrom(std::size_t at) const {
        while (at < text_.size() && !isWordCharacter(text_[at]))
            ++at;
        std::size_t end = at;
        while (end < text_.size() && isWordCharacter(text_[end]))
            ++end;
        return {at, end};
    }
    [[nodiscard]] Word wordBefore(std::size_t at) const {
        while (at > 0 && !isWordCharacter(text_[at - 1]))
            --at;
        std::size_t begin = at;
        while (begin > 0 && isWordCharacter(text_[begin - 1]))
            --begin;
        return {begin, at};
    }
    [[nodiscard]] std::string in(Word word) const {
        std::string lower(text_.substr(word.begin, word.end - word.begin));
        std::ranges::transform(lower, lower.begin(), [](char c) { return base::lowerCase(c); });
        return lower;
    }
    void replace(Word word, std::string_view by) {
        std::string guess(text_);
        guess.replace(word.begin, word.end - word.begin, by);
        guesses_.push_back(std::move(guess));
    }
    // With blanks around the words where others are.
    void insert(std::size_t at, std::string_view words) { put({at, at}, words); }
    void put(Word word, std::string_view words) {
        const bool behind = word.begin > 0 && text_[word.begin - 1] != ' ';
        const bool ahead = word.end < text_.size() && text_[word.end] != ' ';
        replace(word, (behind ? " " : "") + std::string(words) + (ahead ? " " : ""));
    }

    void addRewordings() {
        for (const Synonym& rewording : rewordings) {
            const std::regex written(rewording.written.data(), std::regex::icase);
            std::string guess =
                std::regex_replace(std::string(text_), written, rewording.meant.data());
            if (guess != text_)
                guesses_.push_back(std::move(guess));
        }
    }

    // "more than 3", "fewer than 3".
    void addAmounts() {
        const std::regex written(R"(\b(more|less|fewer) than (\d{1,3})\b)", std::regex::icase);
        const std::string text(text_);
        std::smatch found;
        if (!std::regex_search(text, found, written))
            return;
        const bool isMore = base::lowerCase(found.str(1).front()) == 'm';
        const int number = std::stoi(found.str(2)) + (isMore ? 1 : -1);
        guesses_.push_back(found.prefix().str() + (isMore ? "at least " : "at most ") +
                           std::to_string(number) + found.suffix().str());
    }

    void addOtherWords() {
        for (const Word word : {here_, before_}) {
            const std::string written = in(word);
            for (const Synonym& synonym : synonyms)
                if (synonym.written == written)
                    replace(word, synonym.meant);
            if (std::ranges::find(keywords, written) != keywords.end() || written.empty() ||
                base::isDigit(written.front()))
                continue;
            if (const auto keyword = base::nearest(written, keywords))
                replace(word, *keyword);
        }
    }

    void addByFault() {
        switch (error_.fault) {
        case QueryFault::conditionMissing:
        case QueryFault::endMissing:
            addAnyOf();
            insert(at_, "and");
            break;
        case QueryFault::wordMissing:
            addAnyOf();
            addMissingWords();
            break;
        case QueryFault::quotesMissing:
            addQuotes();
            break;
        case QueryFault::pliesMissing:
        case QueryFault::numberMissing:
            replace(here_, error_.fault == QueryFault::numberMissing ? "6" : "6 plies");
            break;
        case QueryFault::notClosed:
            guesses_.push_back(std::string(text_) + ")");
            break;
        case QueryFault::closesNothing:
            replace({at_, at_ + 1}, "");
            break;
        case QueryFault::actionMissing:
            insert(at_, "on 27");
            insert(at_, "on c3");
            break;
        case QueryFault::kindBefore:
            insert(at_, "man");
            break;
        case QueryFault::colorBefore:
            addOnlyColor();
            break;
        case QueryFault::manOnLastRow:
            addKings();
            break;
        case QueryFault::rangeBackward:
            addOtherOrder();
            break;
        case QueryFault::noSuchStructure:
        case QueryFault::noSuchShot:
        case QueryFault::noSuchEnding:
            addName();
            break;
        default:
            break;
        }
    }

    void addMissingWords() {
        std::string_view words = error_.word;
        while (!words.empty()) {
            const std::size_t end = std::min(words.find('|'), words.size());
            insert(at_, words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
        }
    }

    // "on 27 or 28", "on 27 and 28": a list of squares goes on behind "or".
    void addAnyOf() {
        const auto endsInDigit = [&](Word word) {
            return word.begin < word.end && base::isDigit(text_[word.end - 1]);
        };
        const std::size_t on = text_.rfind(" on ", at_);
        const Word last = endsInDigit(here_) ? here_ : before_;
        if (on == text_.npos || !endsInDigit(last))
            return;
        std::string squares;
        bool either = false;
        for (Word word = wordFrom(on + 3); word.end <= last.end && word.begin < word.end;
             word = wordFrom(word.end)) {
            const std::string written = in(word);
            either = either || written == "or";
            if (base::isDigit(written.back()))
                squares += " " + written;
            else if (written != "or" && written != "and" && written != "any" && written != "of")
                return;
        }
        replace({on, last.end}, (either ? " on any of" : " on") + squares);
    }

    // "white man to move": the kind does not belong there.
    void addOnlyColor() {
        const Word color = wordBefore(before_.begin);
        const std::string written = in(color);
        if (written == "white" || written == "black")
            replace({color.end, before_.end}, "");
        replace(before_, "white");
        insert(at_, "white");
    }

    void addKings() {
        for (const auto& [man, king] : {std::pair{"men", "kings"}, std::pair{"man", "king"}})
            for (Word word = here_; word.begin < word.end; word = wordFrom(word.end))
                if (in(word) == man)
                    replace(word, king);
    }

    void addOtherOrder() {
        const Word first = here_;
        const Word second = wordFrom(first.end);
        for (const auto& [low, high] : {std::pair{before_, first}, std::pair{first, second}}) {
            if (low.begin == low.end || high.begin == high.end)
                continue;
            const std::string between(text_.substr(low.end, high.begin - low.end));
            replace({low.begin, high.end}, in(high) + between + in(low));
        }
    }

    // A name ends where something else begins that may follow it.
    void addQuotes() {
        std::size_t end = std::min(text_.find_first_of("()\"\n#", at_), text_.size());
        for (const std::string_view joint : {" by ", " and ", " or ", " then ", " for ", " missed"})
            end = std::min(end, text_.find(joint, at_));
        const std::string_view name = base::trimmed(text_.substr(at_, end - at_));
        if (!name.empty())
            put({at_, at_ + name.size()}, '"' + std::string(name) + '"');
    }

    void addName() {
        const std::size_t end = text_.find('"', at_ + 1);
        if (error_.word.empty() || end == text_.npos || text_[at_] != '"')
            return;
        replace({at_ + 1, end}, error_.word);
    }

    std::string_view text_;
    const QueryError& error_;
    std::size_t at_;
    Word here_;   ///< at the error, or behind it
    Word before_; ///< the word before that
    Guesses guesses_;
};

} // namespace

std::optional<std::string> repaired(std::string_view text, const QueryError& error,
                                    const FaultFinder& wrongIn) {
    constexpr std::size_t longest = 500;
    constexpr std::size_t mostTried = 60;
    struct Attempt {
        std::string text;
        QueryError error;
    };
    if (text.size() > longest)
        return std::nullopt;
    std::vector<Attempt> attempts{{std::string(text), error}};
    std::size_t tried = 0;
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        const std::size_t offset = attempts[i].error.offset;
        for (std::string& guess : Guesser(attempts[i].text, attempts[i].error).guesses()) {
            if (++tried > mostTried)
                return std::nullopt;
            auto wrong = wrongIn(guess);
            if (!wrong)
                return std::move(guess);
            if (wrong->offset > offset) // the guess was right as far as it goes
                attempts.push_back({std::move(guess), *std::move(wrong)});
        }
    }
    return std::nullopt;
}

} // namespace damscope::db::query
