// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/selection_text.hpp"

#include "base/text/ascii.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/number_phrases.hpp"
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

    Expected<GameSelection, FilterTextError> read() {
        std::optional<FilterTextError> wrong;
        for (std::size_t i = 0; !wrong && i < words_.size() && !words_.is(i, "where"); ++i)
            wrong = openQuote(words_[i]);
        while (!wrong && at_ < words_.size() && !takeQuery()) {
            if (words_.is(at_, "and")) {
                wrong = takeAnd();
            } else if (words_.isKeyed(at_)) {
                wrong = takeKeyed();
            } else {
                if (words_.is(at_, "in") && at_ + 1 < words_.size() && words_.isFile(at_ + 1))
                    ++at_;
                if (const auto match = words_.match(at_))
                    wrong = takeCondition(*match);
                else if (words_.isFile(at_) && !words_.is(at_, "all"))
                    takeFile();
                else
                    wrong = takeName();
            }
        }
        if (!wrong)
            wrong = isJoined_ && !selection_.query ? looseAnd(and_) : finish();
        if (wrong)
            return Unexpected{std::move(*wrong)};
        return std::move(selection_);
    }

private:
    bool takeQuery() {
        if (!words_.is(at_, "where"))
            return false;
        const std::string_view rest = text_.substr(words_[at_].end);
        const std::string_view query = base::trimmed(rest);
        selection_.query =
            SelectionQuery{std::string(query), text_.size() - base::trimmedStart(rest).size()};
        return true;
    }

    [[nodiscard]] std::optional<FilterTextError> looseAnd(std::size_t at) const {
        return FilterTextError{words_[at].offset, {FilterFault::looseAnd, words_[at].value}};
    }

    // Something stands on both sides of it: "Jansen and $OTHER" without a value is not Jansen.
    std::optional<FilterTextError> takeAnd() {
        const bool isFirst = selection_.terms.empty() && selection_.files.empty();
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

    std::optional<FilterTextError> takeCondition(const SelectionWords::Match& match) {
        if (auto wrong = noYear(match))
            return wrong;
        for (const FilterTerm& term : match.terms)
            add({term, words_[at_].offset, isLoose(match)});
        noteYear(match);
        at_ += match.words;
        wasName_ = false;
        return std::nullopt;
    }

    void takeFile() {
        selection_.files.push_back(words_.raw(at_++));
        isJoined_ = false;
        wasName_ = false;
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
    std::optional<FilterTextError> takeName() {
        const FilterWord& word = words_[at_];
        if (auto wrong = refused())
            return FilterTextError{word.offset, std::move(*wrong)};
        if (const auto fault = words_.fault(at_))
            return FilterTextError{words_[fault->at].offset, fault->wrong};
        const bool isNoiseHere = !wasName_ && isNoise(words_, at_);
        ++at_;
        if (isNoiseHere)
            return std::nullopt;
        wasName_ = true;
        if (name_ && !isJoined_) {
            selection_.terms[*name_].value += " " + word.value;
            return std::nullopt;
        }
        isJoined_ = false;
        name_ = selection_.terms.size();
        selection_.terms.push_back({{std::string(playerKey), word.value}, word.offset, true});
        return std::nullopt;
    }

    // "in Heathfield" does not say what Heathfield is.
    [[nodiscard]] bool isLoose(const SelectionWords::Match& match) const {
        return match.terms.front().key == "event" && words_.is(at_, "in");
    }

    void add(SelectionTerm term) {
        isJoined_ = false;
        selection_.terms.push_back(std::move(term));
    }

    // "in 202" is a year with a digit too few, and would be the beginning of "Open 2023".
    [[nodiscard]] std::optional<FilterTextError> noYear(const SelectionWords::Match& match) const {
        const FilterTerm& term = match.terms.front();
        const bool isNumber =
            term.value.find_first_not_of(base::digits) == std::string::npos && match.words == 2;
        if (!isLoose(match) || !isNumber || words_[at_ + 1].isQuoted)
            return std::nullopt;
        return FilterTextError{words_[at_ + 1].offset, {FilterFault::date, term.value}};
    }

    void noteYear(const SelectionWords::Match& match) {
        const std::string& value = match.terms.front().value;
        if (match.terms.front().key == "id" && match.words == 1 && looksLikeYear(value))
            yearOrGame_ = selection_.terms.size() - 1;
    }

    // "as white" is about the player.
    std::optional<FilterTextError> finish() {
        const auto player = std::ranges::find(selection_.terms, playerKey, &SelectionTerm::key);
        for (SelectionTerm& term : selection_.terms) {
            const bool isOfPlayer =
                (term.key == "white" || term.key == "black") && term.value.empty();
            if (!isOfPlayer)
                continue;
            if (player == selection_.terms.end())
                return FilterTextError{term.offset,
                                       {FilterFault::outcomeOfNobody, "as " + term.key}};
            term.value = player->value;
        }
        if (yearOrGame_ && name_)
            return FilterTextError{selection_.terms[*yearOrGame_].offset,
                                   {FilterFault::yearOrGame, selection_.terms[*yearOrGame_].value}};
        return std::nullopt;
    }

    std::string_view text_;
    SelectionWords words_;
    std::size_t at_ = 0;
    GameSelection selection_;
    std::optional<std::size_t> name_;       ///< the last term of bare words
    std::optional<std::size_t> yearOrGame_; ///< a term that may be either
    bool wasName_ = false;                  ///< the word before was of a name
    bool isJoined_ = false;                 ///< it was "and"
    std::size_t and_ = 0;                   ///< the last "and"
};

} // namespace

Expected<GameSelection, FilterTextError> parseSelection(std::string_view text,
                                                        const IsFile& isFile) {
    return SelectionReader(text, isFile).read();
}

std::optional<FilterError> add(GameSelection& selection, SelectionTerm term,
                               const NameCatalogue& names) {
    const FilterCondition* const condition = findCondition(term.key);
    const auto before = std::ranges::find(selection.terms, term.key, &SelectionTerm::key);
    if (condition != nullptr && !condition->isMany && before != selection.terms.end())
        return before->value == term.value
                   ? std::nullopt
                   : std::optional(FilterError{FilterFault::repeated, term.key});
    if (auto wrong = setCondition(selection.filter, term.key, term.value, names))
        return wrong;
    selection.terms.push_back(std::move(term));
    return std::nullopt;
}

namespace {

// What is wrong with the conditions together, and where.
std::optional<FilterTextError> faultTogether(const GameSelection& selection,
                                             std::string_view text) {
    const Filter& filter = selection.filter;
    const auto fault = [&](std::string_view key, FilterFault what) {
        const auto term = std::ranges::find(selection.terms, key, &SelectionTerm::key);
        const std::string_view rest = text.substr(std::min(term->offset, text.size()));
        const std::string_view word = rest.substr(0, rest.find_first_of(" :="));
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
    auto parsed = SelectionReader(text, isFile).read();
    if (!parsed)
        return parsed;
    GameSelection read{{}, std::move(parsed->files), std::move(parsed->query), {}};
    std::vector<SelectionTerm> all;
    for (FilterTerm& term : termsOf(also))
        all.push_back({std::move(term), 0, false});
    std::ranges::move(parsed->terms, std::back_inserter(all));
    for (const SelectionTerm& term : all)
        if (auto wrong = add(read, term, names))
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
    const auto rest = parseSelection(std::string_view(word).substr(colon + 1));
    return rest && !rest->query && rest->terms.size() == 1 && rest->terms.front().isLoose;
}

// `Jansen since 2020` is no name: it says more.
bool isText(const std::string& word) {
    const auto parsed = parseSelection(word);
    return parsed &&
           (parsed->query || !std::ranges::all_of(parsed->terms, &SelectionTerm::isLoose));
}

// Whether the next word belongs to the condition that stands at the end: `in`.
bool isOpen(const std::string& text) {
    const auto parsed = parseSelection(text);
    return !parsed && parsed.error().wrong.fault == FilterFault::incomplete;
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
    const SelectionWords words(text);
    return words.size() > 0 && (words.begins(0) || isNoise(words, 0) || words.match(0).has_value());
}

std::string phraseOf(const Filter& filter) {
    std::string phrase;
    for (const FilterTerm& term : termsOf(filter))
        phrase += (phrase.empty() ? "" : " ") + phraseOf(term, filter.player);
    return phrase.empty() ? "all games" : phrase;
}

std::string phraseOf(const GameSelection& selection) {
    std::string phrase = phraseOf(selection.filter);
    for (const std::string& file : selection.files)
        phrase += " \"" + file + '"';
    if (selection.query)
        phrase += " where " + selection.query->text;
    return phrase;
}

std::string filterText(const GameSelection& selection) {
    std::string text = filterText(termsOf(selection.filter));
    if (selection.query)
        text += (text.empty() ? "where " : " where ") + selection.query->text;
    return text;
}

} // namespace damscope::db
