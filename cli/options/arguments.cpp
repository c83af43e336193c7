// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <stdexcept>

namespace damscope::cli {
namespace {

template <class Target>
ValueParser intoNumber(Target& target, std::int64_t least, std::int64_t most) {
    return [&target, least, most](std::string_view text) -> Complaint {
        const auto number = base::readNumber<std::int64_t>(text);
        if (!number || *number < least || *number > most)
            return Message{"usage-whole-number",
                           {{"least", least}, {"most", most}, {"word", std::string(text)}}};
        target = *number;
        return std::nullopt;
    };
}

// As messages name an option: "--output" of "-o,--output".
std::string shownName(const Argument& argument) {
    const auto spellings = argument.spellings();
    const auto found = std::ranges::find_if(
        spellings, [](std::string_view spelling) { return spelling.starts_with("--"); });
    return found == spellings.end() ? argument.name : std::string(*found);
}

std::vector<std::string> namesOf(const std::vector<Condition>& conditions) {
    std::vector<std::string> names;
    std::ranges::transform(conditions, std::back_inserter(names), &Condition::name);
    return names;
}

// What a rule says: its own text, or the one for all.
Complaint says(const char* text, Message usual) {
    return text != nullptr ? Message{text, {}} : std::move(usual);
}

} // namespace

void Arguments::group(std::string title, InHelp inHelp) {
    groups_.push_back({std::move(title), inHelp});
    group_ = groups_.size() - 1;
}

void Arguments::value(Argument argument, ValueParser parse) {
    entries_.push_back({std::move(argument), group_, std::move(parse)});
}

void Arguments::flag(Argument argument, bool& isSet) {
    value(std::move(argument), [&isSet](std::string_view) {
        isSet = true;
        return Complaint();
    });
}

void Arguments::action(Argument argument, std::function<Complaint()> act) {
    value(std::move(argument), [act = std::move(act)](std::string_view) { return act(); });
}

std::vector<std::string_view> Argument::spellings() const {
    std::vector<std::string_view> names;
    for (std::string_view rest = isPositional() ? std::string_view() : name; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
    }
    return names;
}

std::vector<std::string_view> Arguments::optionNames() const {
    std::vector<std::string_view> names;
    for (const Entry& entry : entries_)
        for (const std::string_view name : entry.argument.spellings())
            names.push_back(name);
    return names;
}

ValueParser into(std::string& target) {
    return [&target](std::string_view text) {
        target = text;
        return Complaint();
    };
}

ValueParser into(std::optional<std::string>& target) {
    return [&target](std::string_view text) {
        target = std::string(text);
        return Complaint();
    };
}

ValueParser into(std::vector<std::string>& target) {
    return [&target](std::string_view text) {
        target.emplace_back(text);
        return Complaint();
    };
}

ValueParser into(std::int64_t& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

ValueParser into(std::optional<std::int64_t>& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

ValueParser oneOf(std::string& target, std::vector<std::string_view> choices) {
    std::vector<std::string> words(choices.begin(), choices.end());
    const auto parse = [&target, choices, words](std::string_view text) -> Complaint {
        if (std::ranges::count(choices, text) == 0)
            return withNearest({"usage-choice", {{"word", std::string(text)}, {"choices", words}}},
                               text, choices);
        target = text;
        return std::nullopt;
    };
    return {parse, std::move(words)};
}

ValueParser into(std::vector<std::pair<std::string, std::string>>& target, std::string example) {
    return [&target, example = std::move(example)](std::string_view text) -> Complaint {
        const std::size_t equals = text.find('=');
        if (equals == 0 || equals == std::string_view::npos)
            return Message{"usage-assignment", {{"example", example}, {"word", std::string(text)}}};
        target.emplace_back(text.substr(0, equals), text.substr(equals + 1));
        return std::nullopt;
    };
}

void refuseValue(std::string_view option, Message wrong) {
    throw UsageError(
        {"usage-wrong", {{"option", std::string(option)}, {"wrong", std::move(wrong)}}});
}

Value didYouMean(std::string_view word, std::span<const std::string_view> candidates) {
    const auto candidate = nearest(word, candidates);
    return candidate ? Value(Message{"did-you-mean", {{"similar", std::string(*candidate)}}})
                     : Value(std::string());
}

Message withNearest(Message wrong, std::string_view word,
                    std::span<const std::string_view> candidates) {
    const auto candidate = nearest(word, candidates);
    return candidate ? withHint(std::move(wrong), *candidate) : wrong;
}

Message withHint(Message wrong, std::string_view meant) {
    return {"usage-hinted",
            {{"wrong", std::move(wrong)},
             {"meant", Message{"did-you-mean", {{"similar", std::string(meant)}}}}}};
}

namespace {

// The option that a word is, with the value in it: "--depth" and "3" in "--depth=3", "-o" and "a"
// in "-oa".
struct OptionWord {
    std::string_view name;
    std::optional<std::string_view> value;
};

std::optional<OptionWord> optionIn(std::string_view word) {
    if (word.size() < 2 || word[0] != '-')
        return std::nullopt;
    const bool isLong = word[1] == '-';
    const std::size_t end = isLong ? std::min(word.find('='), word.size()) : 2;
    if (end == word.size())
        return OptionWord{word, {}};
    return OptionWord{word.substr(0, end), word.substr(end + (isLong ? 1 : 0))};
}

[[noreturn]] void refuseOption(const char* code, std::string_view option) {
    throw UsageError({code, {{"option", std::string(option)}}});
}

// The words of a command line, given to the options that they are values of.
class Words {
public:
    Words(const Arguments& arguments, std::span<const std::string> words)
        : arguments_(arguments), names_(arguments.optionNames()), rest_(words),
          values_(arguments.entries().size()) {}

    // One list for each option; a flag that is given has an empty text.
    [[nodiscard]] const std::vector<std::vector<std::string_view>>& values() {
        while (!rest_.empty() && rest_.front() != "--")
            takeWord(next());
        for (const std::string& word : rest_.subspan(rest_.empty() ? 0 : 1))
            takePlaced(word);
        if (excess_)
            throw UsageError({"usage-too-many", {{"word", std::string(*excess_)}}});
        return values_;
    }

private:
    std::string_view next() {
        const std::string_view word = rest_.front();
        rest_ = rest_.subspan(1);
        return word;
    }

    void takeWord(std::string_view word) {
        const auto option = optionIn(word);
        if (!option)
            return takePlaced(word);
        const std::size_t number = numberOf(option->name);
        const bool isFlag = arguments_.entries()[number].argument.isFlag();
        if (!isFlag && option->value && option->value->empty()) // "--source=$UNSET"
            refuseOption("usage-one-value", option->name);
        if (!isFlag)
            add(number, option->name, option->value ? *option->value : valueAfter(option->name));
        else if (values_[number] = {""}; option->value)
            takeAfterFlag(*option);
    }

    // "-qo" is "-q" and "-o".
    void takeAfterFlag(const OptionWord& flag) {
        if (flag.name.starts_with("--"))
            refuseOption("usage-no-value", flag.name);
        for (std::string_view rest = *flag.value; !rest.empty();) {
            const std::string name{'-', rest.front()};
            const std::size_t number = numberOf(name);
            rest.remove_prefix(1);
            if (!arguments_.entries()[number].argument.isFlag())
                return add(number, name, rest.empty() ? valueAfter(name) : rest);
            values_[number] = {""};
        }
    }

    [[nodiscard]] std::size_t numberOf(std::string_view option) const {
        const auto& entries = arguments_.entries();
        for (std::size_t i = 0; i < entries.size(); ++i)
            for (const std::string_view spelling : entries[i].argument.spellings())
                if (spelling == option)
                    return i;
        throw UsageError(
            withNearest({"usage-no-option", {{"option", std::string(option)}}}, option, names_));
    }

    // "-20" after --plies is its value, wrong or not; "--limit" after --player is where a value is
    // missing.
    std::string_view valueAfter(std::string_view option) {
        if (rest_.empty())
            refuseOption("usage-one-value", option);
        const std::string_view value = rest_.front();
        const auto meant = optionIn(value);
        if (meant && (value.starts_with("--") || std::ranges::count(names_, value) > 0))
            throw UsageError({"usage-value-before",
                              {{"option", std::string(option)}, {"value", std::string(value)}}});
        return next();
    }

    void add(std::size_t number, std::string_view option, std::string_view value) {
        if (!values_[number].empty() && !arguments_.entries()[number].argument.many)
            refuseOption("usage-one-value", option);
        values_[number].push_back(value);
    }

    // A word for the first argument by its place that still takes one. Mistyped options are
    // reported before what is too many.
    void takePlaced(std::string_view word) {
        const auto& entries = arguments_.entries();
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (const Argument& argument = entries[i].argument;
                argument.isPositional() && (argument.many || values_[i].empty())) {
                values_[i].push_back(word);
                return;
            }
        if (!excess_)
            excess_ = word;
    }

    const Arguments& arguments_;
    std::vector<std::string_view> names_;
    std::span<const std::string> rest_;
    std::vector<std::vector<std::string_view>> values_;
    std::optional<std::string_view> excess_;
};

} // namespace

void Arguments::parse(std::span<const std::string> words) const {
    Words read(*this, words);
    const auto& values = read.values();
    for (std::size_t i = 0; i < entries_.size(); ++i)
        for (const std::string_view value : values[i])
            if (auto wrong = entries_[i].parse(value))
                refuseValue(entries_[i].argument.name, *wrong);
    const Given given = [&values](std::size_t i) { return !values[i].empty(); };
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].argument.required && !given(i))
            throw UsageError({"usage-required", {{"option", shownName(entries_[i].argument)}}});
    for (const Rule& rule : rules_)
        if (auto wrong = rule(given))
            throw UsageError(*wrong);
}

bool Arguments::isMet(const Condition& condition, const Given& given) const {
    if (condition.holds)
        return condition.holds();
    const auto found = std::ranges::find_if(entries_, [&condition](const Entry& entry) {
        return entry.argument.name == condition.name ||
               std::ranges::count(entry.argument.spellings(), condition.name) > 0;
    });
    if (found == entries_.end())
        throw std::logic_error("a rule is about an option that the command does not have: " +
                               condition.name);
    return given(static_cast<std::size_t>(found - entries_.begin()));
}

std::vector<std::string> Arguments::met(const std::vector<Condition>& conditions,
                                        const Given& given) const {
    std::vector<std::string> names;
    for (const Condition& condition : conditions)
        if (isMet(condition, given))
            names.push_back(condition.name);
    return names;
}

void Arguments::chooseOne(std::vector<Condition> options, const char* text) {
    rules_.emplace_back([this, text, options = std::move(options)](const Given& given) {
        return met(options, given).size() < 2
                   ? Complaint()
                   : says(text, {"usage-exclusive", {{"options", namesOf(options)}}});
    });
}

void Arguments::needs(Condition option, std::vector<Condition> others, const char* text) {
    rules_.emplace_back(
        [this, text, option = std::move(option), others = std::move(others)](const Given& given) {
            return !isMet(option, given) || !met(others, given).empty()
                       ? Complaint()
                       : says(text, {"usage-goes-with",
                                     {{"option", option.name}, {"others", namesOf(others)}}});
        });
}

void Arguments::excludes(Condition option, std::vector<Condition> others, const char* text) {
    rules_.emplace_back(
        [this, text, option = std::move(option), others = std::move(others)](const Given& given) {
            auto wrong = isMet(option, given) ? met(others, given) : std::vector<std::string>();
            return wrong.empty()
                       ? Complaint()
                       : says(text, {"usage-excludes",
                                     {{"option", option.name}, {"others", std::move(wrong)}}});
        });
}

void Arguments::refuse(const char* text, std::function<bool()> isWrong) {
    check([text, isWrong = std::move(isWrong)] {
        return isWrong() ? Complaint(Message{text, {}}) : std::nullopt;
    });
}

void Arguments::check(std::function<Complaint()> wrong) {
    rules_.emplace_back([wrong = std::move(wrong)](const Given&) { return wrong(); });
}

void Arguments::needsName(std::string command, const std::string& action,
                          const std::optional<std::string>& name,
                          std::vector<std::string_view> nameless) {
    check([command = std::move(command), &action, &name, nameless = std::move(nameless)] {
        return name || std::ranges::count(nameless, action) > 0
                   ? Complaint()
                   : Message{"usage-name-missing", {{"command", command + ' ' + action}}};
    });
}

namespace {

constexpr std::array<std::pair<std::string_view, double>, 5> units{
    {{"", 1000}, {"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}}};

// How many milliseconds a unit is; nothing for an unknown one.
std::optional<double> unitOf(std::string_view name) {
    for (const auto& [known, milliseconds] : units)
        if (known == name)
            return milliseconds;
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> readDuration(std::string_view text) {
    constexpr double longest = 1e12;
    const auto number = base::takeNumber<double>(text);
    const auto unit = unitOf(text);
    if (!number || !unit || !(*number >= 0 && *number * *unit <= longest))
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(*number * *unit));
}

ValueParser into(std::optional<std::chrono::milliseconds>& target) {
    return [&target](std::string_view text) -> Complaint {
        using namespace std::chrono_literals;
        const auto duration = readDuration(text);
        if (!duration || *duration < 1ms || *duration > 24h)
            return Message{"usage-duration", {{"word", std::string(text)}}};
        target = duration;
        return std::nullopt;
    };
}

} // namespace damscope::cli
