// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter_text.hpp"

#include "base/text/ascii.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/selection_text.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <array>

namespace damscope::db {
namespace {

/// Cuts a line into words.
class WordReader {
public:
    explicit WordReader(std::string_view text) : text_(text) {}

    std::optional<FilterWord> next() {
        skipBlanks();
        if (at_ == text_.size())
            return std::nullopt;
        FilterWord word{{}, at_, at_, false};
        const bool dashes = text_.substr(at_).starts_with("--");
        if (dashes)
            at_ += 2;
        const std::size_t end = text_.find_first_of(" \t\r\n:=\"", at_);
        const bool keyed =
            end != std::string_view::npos && (text_[end] == ':' || text_[end] == '=');
        if (dashes || keyed) {
            word.key = text_.substr(at_, end - at_);
            at_ = std::min(end, text_.size());
            if (const auto term = termOfOption(word.key); term && !keyed)
                return FilterWord{*term, word.offset, at_, false};
            if (keyed)
                ++at_;
            else
                skipBlanks();
        }
        word.isQuoted = word.key.empty() && text_.substr(at_).starts_with('"');
        word.value = value();
        word.end = at_;
        return word;
    }

private:
    void skipBlanks() {
        at_ = std::min(text_.find_first_not_of(base::whiteSpace, at_), text_.size());
    }

    std::string value() {
        const bool quoted = at_ < text_.size() && text_[at_] == '"';
        at_ += quoted ? 1 : 0;
        const std::size_t end =
            std::min(quoted ? text_.find('"', at_) : text_.find_first_of(base::whiteSpace, at_),
                     text_.size());
        std::string taken(text_.substr(at_, end - at_));
        at_ = std::min(end + (quoted ? 1 : 0), text_.size());
        return taken;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::optional<int> smallNumber(std::string_view text) {
    const auto number = base::readNumber<int>(text);
    return number && *number >= 0 ? number : std::nullopt;
}

std::optional<Range> rangeOf(std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::string_view low = text.substr(0, dash);
    const std::string_view high = dash == std::string_view::npos ? low : text.substr(dash + 1);
    if (low.empty() && high.empty())
        return std::nullopt;
    const auto from = low.empty() ? 0 : smallNumber(low);
    const auto to = high.empty() ? noUpperEnd : smallNumber(high);
    if (!from || !to || *from > *to)
        return std::nullopt;
    return Range{*from, *to};
}

} // namespace

Expected<Filter, FilterTextError> readFilter(std::string_view text, const NameCatalogue& names) {
    auto read = readSelection(text, names);
    if (!read)
        return Unexpected{read.error()};
    if (read->query)
        return Unexpected{FilterTextError{read->query->offset, {FilterFault::queryHere, "where"}}};
    return std::move(read->filter);
}

std::vector<FilterWord> filterWords(std::string_view text) {
    WordReader reader(text);
    std::vector<FilterWord> words;
    while (auto word = reader.next())
        words.push_back(std::move(*word));
    return words;
}

std::vector<FilterTerm> readTerms(std::string_view text) {
    std::vector<FilterTerm> terms;
    if (const auto said = parseSelection(text)) {
        terms.assign(said->terms.begin(), said->terms.end());
        return terms;
    }
    std::optional<std::size_t> bare; // the place of the words without a key
    for (FilterWord& word : filterWords(text)) {
        if (word.key.empty() && bare) {
            terms[*bare].value += " " + word.value;
            continue;
        }
        if (word.key.empty()) {
            bare = terms.size();
            word.key = "player";
        }
        terms.push_back(std::move(word));
    }
    return terms;
}

// There is no way to write a quotation mark, and no name is found by one.
std::string filterText(const FilterTerm& term) {
    std::string written = term.value;
    std::erase(written, '"');
    const bool quoted = written.empty() || written.find_first_of(" \t\r\n") != std::string::npos;
    return term.key + ":" + (quoted ? '"' + written + '"' : written);
}

std::string filterText(std::span<const FilterTerm> terms) {
    std::string text;
    for (const FilterTerm& term : terms)
        text += (text.empty() ? "" : " ") + filterText(term);
    return text;
}

std::optional<FilterError> setCondition(Filter& filter, std::string_view key,
                                        std::string_view value, const NameCatalogue& names) {
    const FilterCondition* const condition = findCondition(key);
    if (condition == nullptr)
        return FilterError{FilterFault::unknownKey, std::string(key)};
    const FilterValue* const named = condition->find(value);
    if (named != nullptr) {
        named->set(filter);
        return std::nullopt;
    }
    if (condition->unknown != nullptr)
        if (auto wrong = condition->unknown(value, names))
            return wrong;
    return condition->parse(filter, value);
}

std::vector<FilterTerm> termsOf(const Filter& filter) {
    std::vector<FilterTerm> terms;
    for (const FilterCondition& condition : filterConditions()) {
        const auto add = [&](std::string_view value) {
            terms.push_back({std::string(condition.key), std::string(value)});
        };
        for (const FilterValue& value : condition.values)
            if (value.holds(filter))
                add(value.name);
        if (condition.print != nullptr)
            std::ranges::for_each(condition.print(filter), add);
    }
    return terms;
}

std::string describe(const FilterTerm& term, Language language) {
    const FilterCondition* const condition = findCondition(term.key);
    if (condition == nullptr)
        return term.key + " " + term.value;
    std::string value = term.value;
    if (const FilterValue* const named = condition->find(value))
        value = translatedText(named->label, language);
    else if (condition->describe != nullptr)
        value = condition->describe(value, language);
    return translatedText(condition->label, language) + " " + value;
}

std::string textOf(const Range& range) {
    const std::string low = std::to_string(range.low) + "-";
    return range.high == noUpperEnd ? low : low + std::to_string(range.high);
}

std::optional<FilterError> setRange(std::optional<Range>& range, std::string_view value) {
    const auto read = rangeOf(value);
    if (!read)
        return FilterError{FilterFault::range, std::string(value)};
    range = read;
    return std::nullopt;
}

std::optional<FilterError> addIds(std::vector<GameId>& ids, std::string_view value) {
    constexpr int mostAtOnce = 1'000'000;
    std::vector<GameId> read;
    std::string_view rest = value;
    do {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const auto meant = rangeOf(part);
        if (!meant || meant->low < 1 || meant->high - meant->low >= mostAtOnce)
            return FilterError{FilterFault::ids, std::string(value)};
        for (int id = meant->low; id <= meant->high; ++id)
            read.push_back(static_cast<GameId>(id));
    } while (!rest.empty());
    ids.insert(ids.end(), read.begin(), read.end());
    return std::nullopt;
}

namespace {

// In the order of FilterFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(FilterFault::notSearched) + 1>
    codes{"filter-unknown-key",
          "filter-value-missing",
          "filter-ids",
          "filter-date",
          "filter-no-such-date",
          "filter-range",
          "filter-result",
          "filter-variant",
          "filter-choice",
          "filter-tag",
          "filter-shot",
          "filter-structure",
          "filter-outcome-of-nobody",
          "filter-third-player",
          "filter-opponent-of-nobody",
          "filter-said-twice",
          "filter-incomplete",
          "filter-not-joined",
          "filter-year-or-game",
          "filter-query-here",
          "filter-loose-and",
          "filter-open-quote",
          "filter-no-collection",
          "filter-not-searched"};

} // namespace

Message message(const FilterError& error) {
    Message message{std::string(codes[static_cast<std::size_t>(error.fault)]),
                    {{"word", error.word}}};
    if (error.fault == FilterFault::unknownKey) {
        std::vector<std::string> keys;
        for (const FilterCondition& condition : filterConditions())
            keys.emplace_back(condition.key);
        message.parameters.push_back({"keys", std::move(keys)});
    }
    if (!error.similar.empty())
        message.parameters.push_back({"similar", error.similar});
    if (!error.choices.empty())
        message.parameters.push_back({"choices", error.choices});
    return message;
}

} // namespace damscope::db
