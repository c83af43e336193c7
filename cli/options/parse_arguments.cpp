// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that uses the command line library.
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>

namespace damscope::cli {
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

} // namespace damscope::cli
