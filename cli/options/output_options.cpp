// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/output_options.hpp"

#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/identity.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::cli {

OutputGuard::OutputGuard(db::Store& store)
    : inputs{store.file()}, originals(db::originals(store)) {}

ValueParser intoFileName(std::string& target) {
    return [&target](std::string_view text) {
        target = text;
        return text.empty() ? Complaint(Message{"usage-file-name", {}}) : std::nullopt;
    };
}

void FormatOption::declareSpreadsheet(Arguments& arguments) {
    arguments.flag({"--spreadsheet", "", spreadsheetHelp}, spreadsheet_);
    arguments.needs("--spreadsheet", {is(Format::csv)});
}

void FormatOption::declareCount(Arguments& arguments, const char* help, bool& count) const {
    arguments.flag({"--count", "", help}, count);
    arguments.refuse(phrase("--count: only --json can be combined with it"),
                     [this, &count] { return count && format() != Format::text && !isJson(); });
}

void OutputOptions::declare(Arguments& arguments, std::string help) {
    arguments.value({"-o,--output", "FILE", std::move(help), true}, intoFileName(file));
    declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
}

void OutputOptions::declareNoClobber(Arguments& arguments, const char* help) {
    arguments.flag({"--no-clobber", "", help}, noClobber);
}

void OutputOptions::declareForce(Arguments& arguments) {
    isCareful = true;
    arguments.flag({std::string(forceOption), "",
                    phrase("also replace a file that was imported, or that Damscope has not "
                           "written")},
                   force);
}

base::OutputTarget OutputOptions::target(OutputGuard guard) const {
    if (force)
        guard.originals.clear();
    base::OutputTarget target{file, std::move(guard.inputs), noClobber, base::FileKind::other,
                              std::move(guard.originals)};
    target.onlyOwn = isCareful && !force;
    target.isRemembered = isCareful;
    return target;
}

std::string OutputOptions::name(const Console& console) const {
    return isStandardOutput() ? console.translate({"standard-output", {}}) : file;
}

void OutputOptions::requireWritable(OutputGuard guard, Moment moment) const {
    if (isStandardOutput())
        return;
    base::OutputTarget wanted = target(std::move(guard));
    if (moment == Moment::early)
        wanted.onlyOwn = false;
    base::requireWritable(wanted);
}

void OutputOptions::write(OutputGuard guard, Console& console,
                          const std::function<bool(Output&)>& write) const {
    if (isStandardOutput()) {
        write(console.out());
        console.out().flush();
        return;
    }
    SavedFile saved(target(std::move(guard)));
    if (write(saved.out()))
        saved.keep();
}

void OutputOptions::write(OutputGuard guard, Console& console, std::string_view bytes) const {
    write(std::move(guard), console, [bytes](Output& out) {
        out.write(bytes);
        return true;
    });
}

void makeFolder(std::string_view option, const std::filesystem::path& folder) {
    try {
        std::filesystem::create_directories(folder);
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder(option, failure);
    }
}

void refuseFolder(std::string_view option, const std::filesystem::filesystem_error& failure) {
    throw UsageError({"usage-folder-unusable",
                      {{"option", std::string(option)},
                       {"folder", visible(failure.path1().string())},
                       {"reason", systemReason(failure.code())}}});
}

namespace {

// In the order of Format.
constexpr std::array<std::string_view, 6> formatNames{"text", "json", "jsonl",
                                                      "csv",  "pdn",  "html"};

constexpr auto csvHelp =
    phrase("short for --format csv: comma-separated values with a header line");
constexpr auto htmlHelp = phrase("short for --format html: a page for a browser or for paper");

std::string_view nameOf(Format format) {
    return formatNames[static_cast<std::size_t>(format)];
}

} // namespace

Condition FormatOption::is(Format format) const {
    return {"--" + std::string(nameOf(format)),
            [this, format] { return this->format() == format; }};
}

Complaint FormatOption::choose(Format format, std::string_view option) {
    if (format_ && *format_ != format)
        return Message{"usage-choose-one", {{"option", option_}}};
    format_ = format;
    option_ = option;
    return std::nullopt;
}

void FormatOption::declareFormat(Arguments& arguments, std::vector<Format> formats,
                                 std::string help) {
    std::vector<std::string_view> choices;
    std::ranges::transform(formats, std::back_inserter(choices), nameOf);
    const auto accept = [this, choices](std::string_view text) -> Complaint {
        std::string name;
        if (auto wrong = oneOf(name, choices)(text))
            return wrong;
        const auto found = std::ranges::find(formatNames, name);
        return choose(static_cast<Format>(found - formatNames.begin()), "--format " + name);
    };
    arguments.value({"--format", "FORMAT", std::move(help)},
                    {accept, {choices.begin(), choices.end()}});
}

void FormatOption::declareShort(Arguments& arguments, std::string_view option, Format format,
                                std::string help) {
    arguments.action({std::string(option), "", std::move(help)},
                     [this, format, option] { return choose(format, option); });
}

void FormatOption::declareObject(Arguments& arguments, const char* help) {
    declareFormat(arguments, {Format::text, Format::json}, help);
    declareShort(arguments, "--json", Format::json, phrase("short for --format json"));
}

void FormatOption::declareDocument(Arguments& arguments) {
    declareFormat(arguments, {Format::text, Format::json, Format::html},
                  phrase("text, json (one object) or html"));
    declareShort(arguments, "--json", Format::json, phrase("short for --format json"));
    declareShort(arguments, "--html", Format::html, htmlHelp);
}

void FormatOption::declareTable(Arguments& arguments, std::vector<Format> others) {
    const bool html = std::ranges::count(others, Format::html) > 0;
    std::vector<Format> formats{Format::text, Format::json, Format::csv};
    formats.insert(formats.end(), others.begin(), others.end());
    declareFormat(arguments, std::move(formats),
                  html ? phrase("text, json (one object), csv or html")
                       : phrase("text, json (one object) or csv"));
    declareShort(arguments, "--json", Format::json, phrase("short for --format json"));
    declareShort(arguments, "--csv", Format::csv, csvHelp);
    if (html)
        declareShort(arguments, "--html", Format::html, htmlHelp);
}

void FormatOption::declareList(Arguments& arguments, std::vector<Format> others) {
    const auto has = [&](Format format) { return std::ranges::count(others, format) > 0; };
    const char* help =
        has(Format::html)
            ? phrase("text, jsonl (one JSON object per line), json (one array), csv or html")
        : has(Format::pdn)
            ? phrase("text, jsonl (one JSON object per line), json (one array), csv or pdn")
        : has(Format::csv)
            ? phrase("text, jsonl (one JSON object per line), json (one array) or csv")
            : phrase("text, jsonl (one JSON object per line) or json (one array)");
    std::vector<Format> formats{Format::text, Format::jsonl, Format::json};
    formats.insert(formats.end(), others.begin(), others.end());
    declareFormat(arguments, std::move(formats), help);
    declareShort(arguments, "--json", Format::jsonl, phrase("short for --format jsonl"));
    if (has(Format::csv))
        declareShort(arguments, "--csv", Format::csv, csvHelp);
    if (has(Format::pdn))
        declareShort(arguments, "--pdn", Format::pdn,
                     phrase("short for --format pdn: the games themselves"));
    if (has(Format::html))
        declareShort(arguments, "--html", Format::html, htmlHelp);
}

void LimitOption::declare(Arguments& arguments) {
    arguments.value({"--limit", "N", phrase("list at most N; 0: all")},
                    [this](std::string_view text) -> Complaint {
                        std::int64_t most = 0;
                        if (auto wrong = into(most, 0, INT64_MAX)(text))
                            return wrong;
                        most_ = most > 0 ? std::optional(most) : std::nullopt;
                        return std::nullopt;
                    });
}

std::size_t LimitOption::of(std::size_t all) const {
    return static_cast<std::size_t>(std::min<std::uint64_t>(all, most()));
}

void ExitStatusOption::declare(Arguments& arguments) {
    arguments.flag({"--exit-status", "", phrase("exit with 1 if nothing is found")}, wanted_);
}

ExitStatus ExitStatusOption::of(ExitStatus status, std::uint64_t found) const {
    return wanted_ && found == 0 && status == ExitStatus::allWell ? ExitStatus::problems : status;
}

} // namespace damscope::cli
