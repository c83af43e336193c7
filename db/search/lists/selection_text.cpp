// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/selection_text.hpp"

#include "base/text/ascii.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/said_numbers.hpp"
#include "db/search/lists/sayings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view playerKey = "player";

// Takes a text word by word: each place is a condition, a file, or a part of a name.
class SelectionReader {
public:
    SelectionReader(std::string_view text, const IsFile& isFile)
        : text_(text), words_(text, isFile) {}

    std::optional<FilterTextError> read() {
        for (std::size_t i = 0; i < words_.size() && !words_.is(i, "where"); ++i)
            if (auto wrong = openQuote(words_[i]))
                return wrong;
        while (at_ < words_.size() && !takeQuery()) {
            if (words_.is(at_, "and")) {
                if (auto wrong = takeAnd())
                    return wrong;
                continue;
            }
            if (auto wrong = takeOne())
                return wrong;
        }
        if (isJoined_ && !said_.query)
            return looseAnd(and_);
        return finish();
    }
    GameSelection said() { return std::move(said_); }

private:
    bool takeQuery() {
        if (!words_.is(at_, "where"))
            return false;
        const std::string_view rest = text_.substr(words_[at_].end);
        const std::string_view query = base::trimmed(rest);
        said_.query = SaidQuery{std::string(query), text_.size() - base::trimmedStart(rest).size()};
        return true;
    }

    [[nodiscard]] std::optional<FilterTextError> looseAnd(std::size_t at) const {
        return FilterTextError{words_[at].offset, {FilterFault::looseAnd, words_[at].value}};
    }

    // Something stands on both sides of it: "Jansen and $OTHER" without a value is not Jansen.
    std::optional<FilterTextError> takeAnd() {
        const bool isFirst = said_.terms.empty() && said_.files.empty();
        if (isFirst || isJoined_)
            return looseAnd(at_);
        and_ = at_++;
        isJoined_ = true;
        return std::nullopt;
    }

    // What follows a lost quote would be a part of the name.
    [[nodiscard]] std::optional<FilterTextError> openQuote(const FilterWord& word) const {
        const std::string_view raw = text_.substr(word.offset, word.end - word.offset);
        const std::size_t first = raw.find('"');
        const bool begins =
            first != std::string_view::npos &&
            (first == 0 || std::string_view(" :=").find(raw[first - 1]) != std::string_view::npos);
        if (!begins || (raw.ends_with('"') && first + 1 < raw.size()))
            return std::nullopt;
        return FilterTextError{word.offset + first,
                               {FilterFault::openQuote, std::string(raw.substr(first))}};
    }

    std::optional<FilterTextError> takeOne() {
        if (words_.isKeyed(at_))
            return takeKeyed();
        if (words_.is(at_, "in") && at_ + 1 < words_.size() && words_.isFile(at_ + 1))
            ++at_;
        if (const auto match = words_.match(at_)) {
            if (auto wrong = noYear(*match))
                return wrong;
            for (const FilterTerm& term : match->terms)
                add({term, words_[at_].offset, isLoose(*match)});
            noteYear(*match);
            at_ += match->words;
            wasName_ = false;
            return std::nullopt;
        }
        if (words_.isFile(at_) && !words_.is(at_, "all")) {
            said_.files.push_back(words_.raw(at_++));
            isJoined_ = false;
            wasName_ = false;
            return std::nullopt;
        }
        if (auto wrong = refused())
            return FilterTextError{words_[at_].offset, std::move(*wrong)};
        if (const auto fault = words_.fault(at_))
            return FilterTextError{words_[fault->at].offset, fault->wrong};
        takeName();
        return std::nullopt;
    }

    std::optional<FilterTextError> takeKeyed() {
        const FilterWord& word = words_[at_++];
        wasName_ = false;
        if (findCondition(word.key) == nullptr)
            return FilterTextError{word.offset, {FilterFault::unknownKey, word.key}};
        if (word.value.empty())
            return FilterTextError{word.offset, {FilterFault::valueMissing, word.key}};
        add({FilterTerm{word.key, word.value}, word.offset, false});
        return std::nullopt;
    }

    // Keys that there are not, and words that join conditions in other languages.
    std::optional<FilterError> refused() const {
        const FilterWord& word = words_[at_];
        if (!word.key.empty())
            return FilterError{FilterFault::unknownKey, word.key};
        for (const std::string_view joint : {"or", "not", "without"})
            if (words_.is(at_, joint))
                return FilterError{FilterFault::notJoined, word.value};
        return std::nullopt;
    }

    // A word that nothing explains is of a name: the same name unless "and" stands between.
    void takeName() {
        const FilterWord& word = words_[at_];
        const bool isNoiseHere = !wasName_ && isNoise(words_, at_);
        ++at_;
        if (isNoiseHere)
            return;
        wasName_ = true;
        if (name_ && !isJoined_) {
            said_.terms[*name_].value += " " + word.value;
            return;
        }
        isJoined_ = false;
        name_ = said_.terms.size();
        said_.terms.push_back({{std::string(playerKey), word.value}, word.offset, true});
    }

    // "in Heathfield" does not say what Heathfield is.
    [[nodiscard]] bool isLoose(const SaidWords::Match& match) const {
        return match.terms.front().key == "event" && words_.is(at_, "in");
    }

    void add(SaidTerm term) {
        isJoined_ = false;
        said_.terms.push_back(std::move(term));
    }

    // "in 202" is a year with a digit too few, and would be the beginning of "Open 2023".
    [[nodiscard]] std::optional<FilterTextError> noYear(const SaidWords::Match& match) const {
        const FilterTerm& term = match.terms.front();
        const bool isNumber =
            term.value.find_first_not_of(base::digits) == std::string::npos && match.words == 2;
        if (!isLoose(match) || !isNumber || words_[at_ + 1].isQuoted)
            return std::nullopt;
        return FilterTextError{words_[at_ + 1].offset, {FilterFault::date, term.value}};
    }

    void noteYear(const SaidWords::Match& match) {
        const std::string& value = match.terms.front().value;
        if (match.terms.front().key == "id" && match.words == 1 && looksLikeYear(value))
            yearOrGame_ = said_.terms.size() - 1;
    }

    // "as white" is about the player.
    std::optional<FilterTextError> finish() {
        const auto player = std::ranges::find(said_.terms, playerKey, &SaidTerm::key);
        for (SaidTerm& term : said_.terms) {
            const bool isOfPlayer =
                (term.key == "white" || term.key == "black") && term.value.empty();
            if (!isOfPlayer)
                continue;
            if (player == said_.terms.end())
                return FilterTextError{term.offset,
                                       {FilterFault::outcomeOfNobody, "as " + term.key}};
            term.value = player->value;
        }
        if (yearOrGame_ && name_)
            return FilterTextError{said_.terms[*yearOrGame_].offset,
                                   {FilterFault::yearOrGame, said_.terms[*yearOrGame_].value}};
        return std::nullopt;
    }

    std::string_view text_;
    SaidWords words_;
    std::size_t at_ = 0;
    GameSelection said_;
    std::optional<std::size_t> name_;       ///< the last term of bare words
    std::optional<std::size_t> yearOrGame_; ///< a term that may be either
    bool wasName_ = false;                  ///< the word before was of a name
    bool isJoined_ = false;                 ///< it was "and"
    std::size_t and_ = 0;                   ///< the last "and"
};

} // namespace

Expected<GameSelection, FilterTextError> saidIn(std::string_view text, const IsFile& isFile) {
    SelectionReader reader(text, isFile);
    if (auto wrong = reader.read())
        return Unexpected{std::move(*wrong)};
    return reader.said();
}

namespace {

std::optional<FilterError> append(GameSelection& selection, SaidTerm term,
                                  const NameCatalogue& names) {
    const FilterCondition* const condition = findCondition(term.key);
    const auto before = std::ranges::find(selection.terms, term.key, &SaidTerm::key);
    if (condition != nullptr && !condition->isMany && before != selection.terms.end())
        return before->value == term.value
                   ? std::nullopt
                   : std::optional(FilterError{FilterFault::saidTwice, term.key});
    if (auto wrong = setCondition(selection.filter, term.key, term.value, names))
        return wrong;
    selection.terms.push_back(std::move(term));
    return std::nullopt;
}

} // namespace

std::optional<FilterError> add(GameSelection& selection, const FilterTerm& term,
                               const NameCatalogue& names) {
    return append(selection, {term, 0, false}, names);
}

namespace {

// What is wrong with the conditions together, and where.
std::optional<FilterTextError> faultTogether(const GameSelection& selection,
                                             std::string_view text) {
    const Filter& filter = selection.filter;
    const auto fault = [&](std::string_view key, FilterFault what) {
        const auto term = std::ranges::find(selection.terms, key, &SaidTerm::key);
        const std::string_view said = text.substr(std::min(term->offset, text.size()));
        const std::string_view word = said.substr(0, said.find_first_of(" :="));
        return FilterTextError{term->offset, {what, std::string(word.empty() ? key : word)}};
    };
    if (filter.outcome && !namesPlayer(filter))
        return fault("outcome", FilterFault::outcomeOfNobody);
    if (filter.opponent && !filter.player)
        return fault("opponent", FilterFault::opponentOfNobody);
    return std::nullopt;
}

} // namespace

Expected<GameSelection, FilterTextError> readSelection(std::string_view text,
                                                       const NameCatalogue& names,
                                                       const IsFile& isFile, const Filter& also) {
    auto said = saidIn(text, isFile);
    if (!said)
        return said;
    GameSelection read{{}, std::move(said->files), std::move(said->query), {}};
    std::vector<SaidTerm> all;
    for (FilterTerm& term : termsOf(also))
        all.push_back({std::move(term), 0, false});
    std::ranges::move(said->terms, std::back_inserter(all));
    for (const SaidTerm& term : all)
        if (auto wrong = append(read, term, names))
            return Unexpected{FilterTextError{term.offset, std::move(*wrong)}};
    if (auto wrong = faultTogether(read, text))
        return Unexpected{std::move(*wrong)};
    return read;
}

namespace {

bool hasBlank(const std::string& word) {
    return word.find_first_of(base::whiteSpace) != std::string::npos;
}

// A word of a command line with blanks as one name, or as the value of a key.
std::string asName(const std::string& word) {
    const std::size_t colon = word.find(':');
    if (colon != std::string::npos && findCondition(word.substr(0, colon)) != nullptr)
        return word.substr(0, colon + 1) + '"' + word.substr(colon + 1) + '"';
    return '"' + word + '"';
}

// `event:Heathfield Open`, from event:"Heathfield Open" in a shell: nothing else is said in it.
bool isOneKey(const std::string& word) {
    const std::size_t colon = word.find(':');
    if (!hasBlank(word) || colon == std::string::npos ||
        findCondition(word.substr(0, colon)) == nullptr)
        return false;
    const auto rest = saidIn(std::string_view(word).substr(colon + 1));
    return rest && !rest->query && rest->terms.size() == 1 && rest->terms.front().isLoose;
}

// `Jansen since 2020` is no name: it says more.
bool isText(const std::string& word) {
    const auto said = saidIn(word);
    return said && (said->query || !std::ranges::all_of(said->terms, &SaidTerm::isLoose));
}

// Whether the next word belongs to the condition that stands at the end: `in`.
bool isOpen(const std::string& text) {
    const auto said = saidIn(text);
    return !said && said.error().wrong.fault == FilterFault::incomplete;
}

} // namespace

std::string selectionText(std::span<const std::string> words) {
    if (words.size() == 1)
        return isOneKey(words.front()) ? asName(words.front()) : words.front();
    const auto where = std::ranges::find(words, "where");
    const bool isWholeQuery = words.end() - where == 2;
    std::string text;
    for (auto word = words.begin(); word != words.end(); ++word) {
        const bool isPlain = !hasBlank(*word) || word->find('"') != std::string::npos;
        const bool isQuery = isWholeQuery && word > where;
        const bool isSaid = word < where && !isOneKey(*word) && isText(*word) && !isOpen(text);
        text += (text.empty() ? "" : " ") + (isPlain || isQuery || isSaid ? *word : asName(*word));
    }
    return text;
}

bool beginsCondition(std::string_view text) {
    const SaidWords words(text);
    return words.size() > 0 && (words.begins(0) || isNoise(words, 0) || words.match(0).has_value());
}

std::string inWords(const Filter& filter) {
    std::string said;
    for (const FilterTerm& term : termsOf(filter))
        said += (said.empty() ? "" : " ") + inWords(term, filter.player);
    return said.empty() ? "all games" : said;
}

std::string inWords(const GameSelection& selection) {
    std::string said = inWords(selection.filter);
    for (const std::string& file : selection.files)
        said += " \"" + file + '"';
    if (selection.query)
        said += " where " + selection.query->text;
    return said;
}

std::string filterText(const GameSelection& selection) {
    std::string text = filterText(termsOf(selection.filter));
    if (selection.query)
        text += (text.empty() ? "where " : " where ") + selection.query->text;
    return text;
}

} // namespace damscope::db
