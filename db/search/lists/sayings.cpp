// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/sayings.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/search/lists/number_phrases.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::array<std::pair<std::string_view, Slot>, 8> slots{{{"NAME", Slot::name},
                                                                  {"TEXT", Slot::text},
                                                                  {"DATE", Slot::date},
                                                                  {"DATE-1", Slot::dateBefore},
                                                                  {"DATE+1", Slot::dateAfter},
                                                                  {"RANGE", Slot::range},
                                                                  {"TIME", Slot::time},
                                                                  {"IDS", Slot::ids}}};

Slot slotOf(std::string_view word) {
    const auto* const found =
        std::ranges::find(slots, word, &std::pair<std::string_view, Slot>::first);
    return found == slots.end() ? Slot::none : found->second;
}

// "white won|white wins": the first is the one that is written.
void addSayings(std::vector<Saying>& all, const FilterCondition& condition, std::string_view says,
                std::optional<std::string_view> value) {
    bool isFirst = true;
    while (!says.empty()) {
        std::string_view one = says.substr(0, says.find('|'));
        says.remove_prefix(std::min(one.size() + 1, says.size()));
        Saying saying{&condition, {}, value, std::exchange(isFirst, false)};
        if (const std::size_t sign = one.find('='); sign != std::string_view::npos) {
            saying.value = one.substr(sign + 1);
            one = one.substr(0, sign);
        }
        for (const std::string_view word : base::splitWords(one))
            saying.words.push_back({word, slotOf(word)});
        all.push_back(std::move(saying));
    }
}

std::vector<Saying> readSayings() {
    std::vector<Saying> all;
    for (const FilterCondition& condition : filterConditions()) {
        addSayings(all, condition, condition.says, std::nullopt);
        for (const FilterValue& value : condition.values)
            addSayings(all, condition, value.says, value.name);
    }
    return all;
}

bool isIds(const FilterWord& word) {
    return word.key.empty() && !word.isQuoted && !word.value.empty() &&
           base::isDigit(word.value.front()) &&
           word.value.find_first_not_of("0123456789,-") == std::string::npos;
}

// What ends a name besides the conditions.
constexpr std::array<std::string_view, 7> joints{"and",   "or",    "not", "without",
                                                 "where", "least", "most"};

} // namespace

bool Saying::hasSlot() const {
    return std::ranges::any_of(words, [](const SayingWord& w) { return w.slot != Slot::none; });
}

std::string Saying::text(std::size_t from) const {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) {
        const std::string_view word = words[i].literal;
        text += (text.empty() ? "" : " ");
        text += word.starts_with("DATE") ? std::string_view("DATE") : word;
    }
    return text;
}

std::span<const Saying> sayings() {
    static const std::vector<Saying> all = readSayings();
    return all;
}

std::string SelectionWords::raw(std::size_t i) const {
    const FilterWord& word = words_[i];
    return word.isQuoted ? word.value
                         : std::string(text_.substr(word.offset, word.end - word.offset));
}

bool SelectionWords::is(std::size_t i, std::string_view word) const {
    return i < size() && words_[i].key.empty() && !words_[i].isQuoted &&
           base::equalIgnoringCase(words_[i].value, word);
}

bool SelectionWords::isKeyed(std::size_t i) const {
    return !words_[i].key.empty() &&
           (findCondition(words_[i].key) != nullptr || raw(i).starts_with("--"));
}

std::optional<SelectionWords::Value> SelectionWords::name(std::size_t at) const {
    if (words_[at].isQuoted && words_[at].key.empty())
        return Value{words_[at].value, 1};
    Value value;
    const auto ends = [&] {
        return at == size() || begins(at) ||
               (value.words > 0 && (words_[at].isQuoted || isFile(at)));
    };
    for (; !ends(); ++at) {
        value.text += (value.words == 0 ? "" : " ") + raw(at);
        ++value.words;
    }
    return value.words == 0 ? std::nullopt : std::optional(value);
}

namespace {

// Dates are found in any text, such as the name of an event with its year; here no word but the
// name of a month stands beside the numbers.
bool isOnlyADate(std::string_view text, Date date) {
    const auto words = base::splitWords(text);
    const auto named = std::ranges::count_if(
        words, [](std::string_view word) { return base::isWordByte(word.front()); });
    return named == 0 || (named == 1 && date.month() != 0);
}

} // namespace

// "1998.05", "17 May 1998", "May 1998". What is a date alone needs no more words.
std::optional<SelectionWords::Value> SelectionWords::date(std::size_t at, Slot slot) const {
    const FilterCondition& row = *findCondition("from");
    for (const std::size_t length : {std::size_t{1}, std::size_t{3}, std::size_t{2}}) {
        if (at + length > size())
            continue;
        std::string text = raw(at);
        for (std::size_t i = 1; i < length; ++i)
            text += " " + raw(at + i);
        Filter read;
        if (row.parse(read, text) || !isOnlyADate(text, *read.from))
            continue;
        if (slot == Slot::dateBefore)
            read.from = dateBefore(*read.from);
        else if (slot == Slot::dateAfter)
            read.from = dateAfter(*read.from);
        return Value{row.print(read).front(), length};
    }
    return std::nullopt;
}

std::vector<std::string> SelectionWords::nextWords(std::size_t at) const {
    constexpr std::size_t longest = 8; // over 2000 and under 2200
    std::vector<std::string> next;
    for (std::size_t i = at; i < std::min(size(), at + longest) && !words_[i].isQuoted; ++i)
        next.push_back(base::lowerCase(raw(i)));
    return next;
}

namespace {

// Every number in a word, "5" or "1-5", of minutes.
std::string inSeconds(const std::string& word) {
    std::string text;
    for (std::size_t i = 0; i < word.size();) {
        const std::size_t end = std::min(word.find_first_not_of(base::digits, i), word.size());
        const auto minutes = base::readNumber<int>(std::string_view(word).substr(i, end - i));
        constexpr int most = 100 * 60; // of hours
        if (minutes && *minutes <= most)
            text += std::to_string(60 * *minutes);
        else
            text += word.substr(i, std::max(end, i + 1) - i);
        i = std::max(end, i + 1);
    }
    return text;
}

} // namespace

std::optional<SelectionWords::Value> SelectionWords::time(std::size_t at) const {
    std::vector<std::string> next = nextWords(at);
    const auto unit = std::ranges::find_if(next, [](const std::string& word) {
        constexpr auto units =
            std::to_array<std::string_view>({"minute", "minutes", "second", "seconds"});
        return base::isOneOf(units, word);
    });
    if (unit == next.end())
        return std::nullopt;
    const bool isMinutes = unit->starts_with("minute");
    next.erase(unit, next.end());
    if (isMinutes)
        std::ranges::transform(next, next.begin(), inSeconds);
    const auto range = parseRange(next);
    if (!range || range->second != next.size())
        return std::nullopt;
    return Value{textOf(range->first), next.size() + 1};
}

std::optional<SelectionWords::Value> SelectionWords::value(std::size_t at, Slot slot) const {
    if (at >= size() || isKeyed(at))
        return std::nullopt;
    if (slot == Slot::name)
        return name(at);
    if (slot == Slot::text)
        return Value{raw(at), 1};
    if (slot == Slot::ids)
        return isIds(words_[at]) ? std::optional(Value{raw(at), 1}) : std::nullopt;
    if (slot == Slot::time)
        return time(at);
    if (slot != Slot::range)
        return date(at, slot);
    const auto range = parseRange(nextWords(at));
    if (!range)
        return std::nullopt;
    return Value{textOf(range->first), range->second};
}

SelectionWords::Progress SelectionWords::progress(std::size_t at, const Saying& saying) const {
    Progress done;
    if (saying.words.front().slot == Slot::name)
        return done; // a name alone is what nothing else explains
    for (const SayingWord& word : saying.words) {
        if (word.slot == Slot::none) {
            if (!is(at + done.words, word.literal))
                break;
            ++done.words;
            ++done.weight;
        } else {
            auto read = value(at + done.words, word.slot);
            if (!read)
                break;
            const bool isName = word.slot == Slot::name || words_[at + done.words].isQuoted;
            done.weight += isName ? 0 : read->words;
            done.words += read->words;
            done.value = std::move(read->text);
        }
        ++done.parts;
    }
    return done;
}

std::optional<SelectionWords::Match> SelectionWords::match(std::size_t at) const {
    std::optional<Match> best;
    std::string phrase;
    for (const Saying& saying : sayings()) {
        Progress done = progress(at, saying);
        if (done.parts < saying.words.size() || (best && done.weight < best->weight))
            continue;
        if (!best || done.weight > best->weight) {
            best = Match{{}, done.words, done.weight};
            phrase = saying.text();
        } else if (phrase != saying.text()) {
            continue;
        }
        best->terms.push_back({std::string(saying.condition->key),
                               saying.value ? std::string(*saying.value) : std::move(done.value)});
    }
    return best;
}

bool SelectionWords::begins(std::size_t at) const {
    if (isKeyed(at) || std::ranges::any_of(joints, [&](auto joint) { return is(at, joint); }))
        return true;
    return std::ranges::any_of(sayings(), [&](const Saying& saying) {
        const SayingWord& first = saying.words.front();
        if (first.slot == Slot::none)
            return is(at, first.literal);
        return first.slot == Slot::range && progress(at, saying).parts == saying.words.size();
    });
}

namespace {

std::optional<FilterError> valueFault(Slot slot, const std::string& word) {
    Filter unused;
    if (slot == Slot::range)
        return FilterError{FilterFault::range, word};
    if (slot == Slot::ids)
        return findCondition("id")->parse(unused, word);
    if (slot == Slot::date || slot == Slot::dateBefore || slot == Slot::dateAfter)
        return findCondition("from")->parse(unused, word);
    return std::nullopt;
}

} // namespace

std::optional<SelectionWords::Fault> SelectionWords::fault(std::size_t at) const {
    if (isIds(words_[at]))
        if (const auto wrong = valueFault(Slot::ids, raw(at)))
            return Fault{at, *wrong};
    Progress best;
    std::vector<const Saying*> nearest;
    for (const Saying& saying : sayings()) {
        const Progress done = progress(at, saying);
        const auto further =
            std::pair(done.parts, done.words) <=> std::pair(best.parts, best.words);
        if (done.parts == 0 || further < 0)
            continue;
        if (further > 0)
            nearest.clear();
        best = done;
        nearest.push_back(&saying);
    }
    if (nearest.empty())
        return std::nullopt;
    const std::size_t next = at + best.words;
    FilterError wrong{FilterFault::incomplete, raw(at)};
    for (std::size_t i = at + 1; i < next; ++i)
        wrong.word += " " + raw(i);
    for (const Saying* saying : nearest) {
        if (next < size())
            if (const auto value = valueFault(saying->words[best.parts].slot, raw(next)))
                return Fault{next, *value};
    }
    // If there are several ways to say the same, the usual one is offered, provided that it begins
    // so.
    const bool anyFirst = std::ranges::any_of(nearest, &Saying::isFirst);
    for (const Saying* saying : nearest)
        if (std::string rest = saying->text(best.parts);
            saying->isFirst == anyFirst && std::ranges::count(wrong.choices, rest) == 0)
            wrong.choices.push_back(std::move(rest));
    return Fault{at, std::move(wrong)};
}

namespace {

std::string quoted(std::string text) {
    std::erase(text, '"');
    return '"' + text + '"';
}

// Whether a name is read as it is, wherever it stands.
bool isPlainName(const std::string& name) {
    const SelectionWords read(name);
    std::string again;
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (read.begins(i) || read[i].isQuoted || !read[i].key.empty() || isNoise(read, i))
            return false;
        again += (i == 0 ? "" : " ") + read[i].value;
    }
    const bool isOther = again != name || name.find_first_of("0123456789\"") != std::string::npos;
    return !name.empty() && !isOther && !name.starts_with('-');
}

std::string written(Slot slot, const std::string& value) {
    switch (slot) {
    case Slot::name:
        return isPlainName(value) ? value : quoted(value);
    case Slot::text:
        return value.empty() || value.starts_with('-') ||
                       value.find_first_of(" \t\r\n:=\"") != std::string::npos
                   ? quoted(value)
                   : value;
    case Slot::range: {
        std::optional<Range> range;
        return setRange(range, value) ? value : phraseOf(*range);
    }
    case Slot::time: {
        std::optional<Range> seconds;
        return setRange(seconds, value) ? value : phraseOf(*seconds) + " seconds";
    }
    case Slot::ids:
        return looksLikeYear(value) ? "game " + value : value;
    default:
        return value;
    }
}

} // namespace

bool isNoise(const SelectionWords& words, std::size_t at) {
    return words.is(at, "all") || words.is(at, "games");
}

std::string phraseOf(const FilterTerm& term, const std::optional<std::string>& player) {
    const Saying* chosen = nullptr;
    for (const Saying& saying : sayings()) {
        if (saying.condition->key != term.key || (saying.value && *saying.value != term.value))
            continue;
        const bool isOfPlayer = !saying.hasSlot() && !saying.value;
        if (isOfPlayer ? player == term.value : saying.value ? saying.isFirst : chosen == nullptr)
            chosen = &saying;
    }
    if (chosen == nullptr)
        return filterText(term);
    std::string phrase;
    for (const SayingWord& word : chosen->words) {
        phrase += phrase.empty() ? "" : " ";
        phrase +=
            word.slot == Slot::none ? std::string(word.literal) : written(word.slot, term.value);
    }
    return phrase;
}

} // namespace damscope::db
