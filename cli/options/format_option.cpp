// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace damscope::cli {
namespace {

// In the order of Format.
constexpr std::array<std::string_view, 6> names{"text", "json", "jsonl", "csv", "pdn", "html"};

constexpr auto csvHelp = "short for --format csv: comma-separated values with a header line";
constexpr auto htmlHelp = "short for --format html: a page for a browser or for paper";

std::string_view nameOf(Format format) {
    return names[static_cast<std::size_t>(format)];
}

} // namespace

std::optional<std::string> FormatOption::choose(Format format, std::string_view option) {
    if (format_ && *format_ != format)
        return inWords({"usage-choose-one", {{"option", option_}}});
    format_ = format;
    option_ = option;
    return std::nullopt;
}

void FormatOption::declareFormat(Arguments& arguments, std::vector<Format> formats,
                                 std::string help) {
    std::vector<std::string_view> choices;
    std::ranges::transform(formats, std::back_inserter(choices), nameOf);
    const auto accept = [this, choices](std::string_view text) -> std::optional<std::string> {
        std::string name;
        if (auto wrong = oneOf(name, choices)(text))
            return wrong;
        const auto found = std::ranges::find(names, name);
        return choose(static_cast<Format>(found - names.begin()), "--format " + name);
    };
    arguments.value({"--format", "FORMAT", std::move(help)},
                    {accept, {choices.begin(), choices.end()}});
}

void FormatOption::declareShort(Arguments& arguments, std::string_view option, Format format,
                                std::string help) {
    arguments.action({std::string(option), "", std::move(help)},
                     [this, format, option] { return choose(format, option); });
}

void FormatOption::declareObject(Arguments& arguments, std::string_view object) {
    declareFormat(arguments, {Format::text, Format::json}, "text, or json: " + std::string(object));
    declareShort(arguments, "--json", Format::json, "short for --format json");
}

void FormatOption::declareDocument(Arguments& arguments) {
    declareFormat(arguments, {Format::text, Format::json, Format::html},
                  "text, json (one object) or html");
    declareShort(arguments, "--json", Format::json, "short for --format json");
    declareShort(arguments, "--html", Format::html, htmlHelp);
}

void FormatOption::declareTable(Arguments& arguments, std::vector<Format> others) {
    const bool html = std::ranges::count(others, Format::html) > 0;
    std::vector<Format> formats{Format::text, Format::json, Format::csv};
    formats.insert(formats.end(), others.begin(), others.end());
    declareFormat(arguments, std::move(formats),
                  html ? "text, json (one object), csv or html" : "text, json (one object) or csv");
    declareShort(arguments, "--json", Format::json, "short for --format json");
    declareShort(arguments, "--csv", Format::csv, csvHelp);
    if (html)
        declareShort(arguments, "--html", Format::html, htmlHelp);
}

void FormatOption::declareList(Arguments& arguments, std::vector<Format> others) {
    const auto has = [&](Format format) { return std::ranges::count(others, format) > 0; };
    std::string help = "text, jsonl (one JSON object per line)";
    help += others.empty() ? " or json (one array)" : ", json (one array)";
    for (const Format other : others)
        help += fmt::format("{} {}", other == others.back() ? " or" : ",", nameOf(other));
    std::vector<Format> formats{Format::text, Format::jsonl, Format::json};
    formats.insert(formats.end(), others.begin(), others.end());
    declareFormat(arguments, std::move(formats), help);
    declareShort(arguments, "--json", Format::jsonl, "short for --format jsonl");
    if (has(Format::csv))
        declareShort(arguments, "--csv", Format::csv, csvHelp);
    if (has(Format::pdn))
        declareShort(arguments, "--pdn", Format::pdn,
                     "short for --format pdn: the games themselves");
    if (has(Format::html))
        declareShort(arguments, "--html", Format::html, htmlHelp);
}

} // namespace damscope::cli
