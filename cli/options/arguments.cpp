// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.hpp"

#include "cli/options/general_options.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace damscope::cli {
namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end)
        return std::nullopt;
    return number;
}

template <class Target> Accept intoNumber(Target& target, std::int64_t least, std::int64_t most) {
    return [&target, least, most](std::string_view text) -> std::optional<std::string> {
        const auto number = wholeNumber(text);
        if (!number || *number < least || *number > most)
            return inWords({"usage-whole-number",
                            {{"least", least}, {"most", most}, {"word", std::string(text)}}});
        target = *number;
        return std::nullopt;
    };
}

} // namespace

void Arguments::group(std::string title) {
    groups_.push_back(std::move(title));
}

void Arguments::value(Argument argument, Accept accept) {
    entries_.push_back({std::move(argument), groups_.size() - 1, std::move(accept)});
}

void Arguments::flag(Argument argument, bool& isSet) {
    value(std::move(argument), [&isSet](std::string_view) {
        isSet = true;
        return std::nullopt;
    });
}

void Arguments::action(Argument argument, std::function<std::optional<std::string>()> act) {
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

Accept into(std::string& target) {
    return [&target](std::string_view text) {
        target = text;
        return std::nullopt;
    };
}

Accept into(std::optional<std::string>& target) {
    return [&target](std::string_view text) {
        target = std::string(text);
        return std::nullopt;
    };
}

Accept into(std::vector<std::string>& target) {
    return [&target](std::string_view text) {
        target.emplace_back(text);
        return std::nullopt;
    };
}

Accept into(std::int64_t& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

Accept into(std::optional<std::int64_t>& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

Accept oneOf(std::string& target, std::vector<std::string_view> choices) {
    std::vector<std::string> words(choices.begin(), choices.end());
    const auto accept = [&target, choices = std::move(choices)](std::string_view text) {
        std::optional<std::string> wrong;
        if (std::ranges::count(choices, text) > 0)
            target = text;
        else
            wrong =
                inWords({"usage-choice",
                         {{"word", std::string(text)},
                          {"choices", std::vector<std::string>(choices.begin(), choices.end())}}}) +
                didYouMean(text, choices);
        return wrong;
    };
    return {accept, std::move(words)};
}

std::string didYouMean(std::string_view meant) {
    return inWords({"did-you-mean", {{"similar", std::string(meant)}}});
}

std::string didYouMean(std::string_view word, std::span<const std::string_view> candidates) {
    const auto candidate = nearest(word, candidates);
    return candidate ? didYouMean(*candidate) : std::string();
}

// The only file that uses the command line library.
namespace {

void acceptAll(const Arguments::Entry& entry, const std::vector<std::string>& values) {
    for (const std::string& value : values)
        if (const auto wrong = entry.accept(value))
            throw UsageError(
                inWords({"usage-wrong", {{"option", entry.argument.name}, {"wrong", *wrong}}}));
}

void declare(CLI::App& app, const Arguments::Entry& entry) {
    const Argument& argument = entry.argument;
    const auto take = [&entry](const CLI::results_t& values) {
        acceptAll(entry, values);
        return true;
    };
    if (argument.isFlag()) {
        app.add_flag_function(argument.name, [&entry](std::int64_t) { acceptAll(entry, {""}); });
        return;
    }
    CLI::Option* option = app.add_option(argument.name, take)->type_name(argument.placeholder);
    option->required(argument.required);
    if (argument.many && argument.isPositional())
        option->expected(1, CLI::detail::expected_max_vector_size)->allow_extra_args();
    else if (argument.many)
        option->take_all()->allow_extra_args(false);
}

// The option in a word, "--depth" in "--depth=3"; nothing if the word is not an option.
std::optional<std::string_view> optionIn(std::string_view word) {
    if (word.size() < 2 || word[0] != '-')
        return std::nullopt;
    if (word[1] != '-')
        return word.substr(0, 2);
    return word.substr(0, word.find('='));
}

bool takesValue(const Arguments& arguments, std::string_view word) {
    return std::ranges::any_of(arguments.entries(), [word](const Arguments::Entry& entry) {
        return !entry.argument.isFlag() && std::ranges::count(entry.argument.spellings(), word) > 0;
    });
}

// "-20" after --plies is its value, wrong or not; "--limit" after --player is where a value is
// missing.
void refuseOptionAsValue(std::string_view option, std::string_view value,
                         std::span<const std::string_view> known) {
    const auto meant = optionIn(value);
    if (meant && (value.starts_with("--") || std::ranges::count(known, value) > 0))
        throw UsageError(
            inWords({"usage-value-before",
                     {{"option", std::string(option)}, {"value", std::string(value)}}}));
}

// The library reports unexpected words last; here mistyped options come first.
void refuseUnknownOptions(const Arguments& arguments, std::span<const std::string> words) {
    const std::vector<std::string_view> known = arguments.optionNames();
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        const auto option = optionIn(words[i]);
        if (option && std::ranges::count(known, *option) == 0)
            throw UsageError(inWords({"usage-no-option", {{"option", std::string(*option)}}}) +
                             didYouMean(*option, known));
        if (i + 1 < words.size() && takesValue(arguments, words[i])) {
            refuseOptionAsValue(words[i], words[i + 1], known);
            ++i;
        }
    }
}

std::string wordsOf(const CLI::ParseError& error) {
    std::string text = error.what();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

void parseWith(CLI::App& app, std::vector<std::string> reversed) {
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string text = wordsOf(error); // "--depth: 1 required N missing"
        throw UsageError(
            inWords({"usage-one-value", {{"option", text.substr(0, text.find(':'))}}}));
    } catch (const CLI::RequiredError& error) {
        const std::string text = wordsOf(error); // "--depth is required"
        throw UsageError(inWords({"usage-required", {{"option", text.substr(0, text.find(' '))}}}));
    } catch (const CLI::ExtrasError&) {
        throw UsageError(inWords({"usage-too-many", {{"word", app.remaining().at(0)}}}));
    } catch (const CLI::ParseError& error) {
        throw UsageError(wordsOf(error));
    }
}

} // namespace

void Arguments::parse(std::span<const std::string> words) const {
    refuseUnknownOptions(*this, words);
    CLI::App app;
    app.set_help_flag();
    for (const Entry& entry : entries_)
        declare(app, entry);
    parseWith(app, {words.rbegin(), words.rend()}); // the library wants the last word first
}

namespace {

constexpr std::array<std::pair<std::string_view, double>, 4> units{
    {{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}}};

// How many milliseconds a unit is; nothing for an unknown one.
std::optional<double> unitOf(std::string_view name, BareUnit bare) {
    if (name.empty())
        return bare == BareUnit::seconds ? 1000 : 1;
    for (const auto& [known, milliseconds] : units)
        if (known == name)
            return milliseconds;
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> readDuration(std::string_view text, BareUnit bare) {
    constexpr double longest = 1e12;
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    const auto unit = unitOf({stopped, static_cast<std::size_t>(end - stopped)}, bare);
    if (error != std::errc() || !unit || !(number >= 0 && number * *unit <= longest))
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(number * *unit));
}

Accept into(std::optional<std::chrono::milliseconds>& target, BareUnit bare) {
    return [&target, bare](std::string_view text) -> std::optional<std::string> {
        using namespace std::chrono_literals;
        const auto duration = readDuration(text, bare);
        if (!duration || *duration < 1ms || *duration > 24h)
            return inWords({"usage-duration", {{"word", std::string(text)}}});
        target = duration;
        return std::nullopt;
    };
}

} // namespace damscope::cli
