// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/filter_text.hpp"

#include "db/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace damscope::db {
namespace {

constexpr std::string_view blanks = " \t\r\n";

struct Word {
    std::size_t offset = 0;
    std::string key; ///< empty: a bare word
    std::string value;
};

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
    void skipBlanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }

    std::string value() {
        const bool quoted = at_ < text_.size() && text_[at_] == '"';
        at_ += quoted ? 1 : 0;
        const std::size_t end = std::min(
            quoted ? text_.find('"', at_) : text_.find_first_of(blanks, at_), text_.size());
        std::string taken(text_.substr(at_, end - at_));
        at_ = std::min(end + (quoted ? 1 : 0), text_.size());
        return taken;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::optional<int> smallNumber(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || number < 0)
        return std::nullopt;
    return number;
}

std::optional<Range> rangeOf(std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::string_view low = text.substr(0, dash);
    const std::string_view high = dash == std::string_view::npos ? low : text.substr(dash + 1);
    if (low.empty() && high.empty())
        return std::nullopt;
    const auto from = low.empty() ? 0 : smallNumber(low);
    const auto to = high.empty() ? std::numeric_limits<int>::max() : smallNumber(high);
    if (!from || !to || *from > *to)
        return std::nullopt;
    return Range{*from, *to};
}

/// Gives the words their meaning. Each method answers with what is wrong, or nothing.
class Meaning {
public:
    using Error = std::optional<std::string>;
    Filter filter;

    Error take(const Word& word) {
        if (word.key.empty())
            return addName(word.value);
        const auto found = std::ranges::find(keys, word.key, &Key::name);
        if (found == keys.end())
            return "there is no \"" + word.key + "\"; the keys are " + known();
        if (word.value.empty())
            return word.key + ": a value is needed";
        return (this->*found->take)(word.value);
    }

private:
    struct Key {
        std::string_view name;
        Error (Meaning::*take)(const std::string&);
    };

    template <auto member> Error name(const std::string& value) {
        filter.*member = value;
        return std::nullopt;
    }
    Error addName(const std::string& value) {
        filter.player = filter.player ? *filter.player + " " + value : value;
        return std::nullopt;
    }
    template <auto member> Error date(const std::string& value) {
        const int day = readDate(value);
        if (day == 0)
            return "a date such as 1998, 1998.05 or 1998.05.17 is needed, not \"" + value + "\"";
        filter.*member = day;
        return std::nullopt;
    }
    template <auto member> Error range(const std::string& value) {
        filter.*member = rangeOf(value);
        if (!(filter.*member))
            return "MIN-MAX is needed, such as 40-60 or 40-, not \"" + value + "\"";
        return std::nullopt;
    }
    Error result(const std::string& value) {
        using rules::GameResult;
        constexpr std::array<std::pair<std::string_view, GameResult>, 5> names{
            {{"white", GameResult::whiteWins},
             {"black", GameResult::blackWins},
             {"draw", GameResult::draw},
             {"unknown", GameResult::unknown},
             {"both-lose", GameResult::bothLose}}};
        for (const auto& [known, meant] : names)
            if (known == value) {
                filter.result = meant;
                return std::nullopt;
            }
        return "white, black, draw, unknown or both-lose is needed, not \"" + value + "\"";
    }
    Error variant(const std::string& value) {
        filter.variant = rules::variantNamed(value);
        if (!filter.variant)
            return "the name of a game is needed, such as international or russian, not \"" +
                   value + "\"";
        return std::nullopt;
    }
    Error with(const std::string& value) {
        if (value == "comments")
            filter.withComments = true;
        else if (value == "variations")
            filter.withVariations = true;
        else if (value == "problems")
            filter.withProblems = true;
        else
            return "comments, variations or problems is needed, not \"" + value + "\"";
        return std::nullopt;
    }
    Error ids(const std::string& value) {
        constexpr int mostAtOnce = 1'000'000;
        std::string_view rest = value;
        do {
            const std::string_view part = rest.substr(0, rest.find(','));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            const auto meant = rangeOf(part);
            if (!meant || meant->low < 1 || meant->high - meant->low >= mostAtOnce)
                return "numbers of games are needed, such as 12 or 3,5,8-10, not \"" + value + "\"";
            for (int id = meant->low; id <= meant->high; ++id)
                filter.ids.push_back(static_cast<GameId>(id));
        } while (!rest.empty());
        return std::nullopt;
    }

    static std::string known() {
        std::string list;
        for (const Key& key : keys)
            list += (list.empty() ? "" : ", ") + std::string(key.name);
        return list;
    }

    static const std::array<Key, 14> keys;
};

const std::array<Meaning::Key, 14> Meaning::keys{{
    {"id", &Meaning::ids},
    {"player", &Meaning::name<&Filter::player>},
    {"white", &Meaning::name<&Filter::white>},
    {"black", &Meaning::name<&Filter::black>},
    {"event", &Meaning::name<&Filter::event>},
    {"site", &Meaning::name<&Filter::site>},
    {"from", &Meaning::date<&Filter::from>},
    {"to", &Meaning::date<&Filter::to>},
    {"result", &Meaning::result},
    {"variant", &Meaning::variant},
    {"rating", &Meaning::range<&Filter::rating>},
    {"plies", &Meaning::range<&Filter::plies>},
    {"source", &Meaning::name<&Filter::source>},
    {"with", &Meaning::with},
}};

} // namespace

Expected<Filter, FilterTextError> readFilter(std::string_view text) {
    WordReader words(text);
    Meaning meaning;
    while (const auto word = words.next())
        if (const auto wrong = meaning.take(*word))
            return Unexpected{FilterTextError{word->offset, *wrong}};
    return meaning.filter;
}

} // namespace damscope::db
