// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/filter_text.hpp"

#include "base/text/ascii.hpp"
#include "db/lists/filter_values.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace damscope::db {
namespace {

using Word = FilterWord;

/// Cuts the line into words.
class WordReader {
public:
    explicit WordReader(std::string_view text) : text_(text) {}

    std::optional<Word> next() {
        skipBlanks();
        if (at_ == text_.size())
            return std::nullopt;
        Word word{at_, {}, {}};
        const bool dashes = text_.substr(at_).starts_with("--");
        if (dashes)
            at_ += 2;
        const std::size_t end = text_.find_first_of(" \t\r\n:=\"", at_);
        const bool keyed =
            end != std::string_view::npos && (text_[end] == ':' || text_[end] == '=');
        if (dashes || keyed) {
            word.key = text_.substr(at_, end - at_);
            at_ = std::min(end, text_.size());
            if (keyed)
                ++at_;
            else
                skipBlanks();
        }
        word.value = value();
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

/// Answers with what is wrong, or nothing.
std::optional<FilterError> take(Filter& filter, const Word& word) {
    if (word.key.empty()) {
        filter.player = filter.player ? *filter.player + " " + word.value : word.value;
        return std::nullopt;
    }
    if (std::ranges::count(filterKeys(), word.key) == 0)
        return FilterError{FilterFault::unknownKey, word.key};
    if (word.value.empty())
        return FilterError{FilterFault::valueMissing, word.key};
    return narrow(filter, word.key, word.value);
}

} // namespace

Expected<Filter, FilterTextError> readFilter(std::string_view text) {
    WordReader words(text);
    Filter filter;
    std::size_t outcomeAt = 0;
    while (const auto word = words.next()) {
        if (const auto wrong = take(filter, *word))
            return Unexpected{FilterTextError{word->offset, *wrong}};
        if (word->key == "outcome")
            outcomeAt = word->offset;
    }
    if (filter.outcome && !namesPlayer(filter))
        return Unexpected{FilterTextError{outcomeAt, {FilterFault::outcomeOfNobody, "outcome"}}};
    return filter;
}

std::vector<FilterWord> filterWords(std::string_view text) {
    WordReader reader(text);
    std::vector<FilterWord> words;
    while (auto word = reader.next())
        words.push_back(std::move(*word));
    return words;
}

// There is no way to write a quotation mark, and no name is found by one.
std::string filterText(std::string_view key, std::string_view value) {
    std::string written(value);
    std::erase(written, '"');
    const bool quoted = written.empty() || written.find_first_of(" \t\r\n") != std::string::npos;
    return std::string(key) + ":" + (quoted ? '"' + written + '"' : written);
}

namespace {

// In the order of FilterFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(FilterFault::notSearched) + 1>
    codes{"filter-unknown-key",  "filter-value-missing", "filter-ids",
          "filter-date",         "filter-no-such-date",  "filter-range",
          "filter-result",       "filter-outcome",       "filter-variant",
          "filter-contents",     "filter-yes-or-no",     "filter-tag",
          "filter-shot",         "filter-structure",     "filter-outcome-of-nobody",
          "filter-third-player", "filter-no-collection", "filter-not-searched"};

} // namespace

Message message(const FilterError& error) {
    Message message{std::string(codes[static_cast<std::size_t>(error.fault)]),
                    {{"word", error.word}}};
    if (error.fault == FilterFault::unknownKey) {
        const auto keys = filterKeys();
        message.parameters.push_back({"keys", std::vector<std::string>(keys.begin(), keys.end())});
    }
    if (!error.similar.empty())
        message.parameters.push_back({"similar", error.similar});
    return message;
}

} // namespace damscope::db
