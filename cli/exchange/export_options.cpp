// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/export_options.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/refusal.hpp"

namespace damscope::cli {
namespace {

// Names may contain control characters. In JSON they can be escaped without changing the data;
// PDN and CSV keep their bytes.
db::OutputSink sinkFor(Output& out, db::ExportFormat format) {
    if (format == db::ExportFormat::json || format == db::ExportFormat::jsonl)
        return [&out](std::string_view piece) { out.write(visibleJson(piece)); };
    return [&out](std::string_view piece) { out.write(piece); };
}

ExitStatus report(const db::ExportReport& report, const std::string& file, Console& console) {
    for (const db::Damage& damage : report.damaged)
        console.warn(visible(damage.reason));
    if (!report.complete) {
        console.warn({"interrupted-unwritten", {{"file", visible(file)}}});
        return ExitStatus::interrupted;
    }
    if (report.games > 0) {
        Message done = countMessage("export-done", "games", report.games);
        done.parameters.push_back({"file", visible(file)});
        console.say(done);
    }
    if (!report.damaged.empty())
        console.warn(countMessage("export-unreadable", "games", report.damaged.size()));
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

} // namespace

void ExportOptions::declare(Arguments& arguments, Folders folders) {
    const char* meaning =
        phrase("pdn, jsonl (one JSON object per line), json (one array), csv, or html (a "
               "page to replay the games); else by the file's name");
    std::vector<std::string_view> formats{"pdn", "jsonl", "json", "csv", "html"};
    folders_ = folders;
    if (folders == Folders::yes) {
        meaning = phrase(
            "pdn, jsonl (one JSON object per line), json (one array), csv, or html (a page to "
            "replay the games); else by the file's name; parquet (columns of games and "
            "positions, docs/scale.md): FILE is a folder");
        formats.emplace_back("parquet");
    }
    output_.declare(arguments, phrase("output file; - is standard output"));
    arguments.value({"--format", "FORMAT", meaning}, oneOf(format_, formats));
    declareShort(arguments, "--json", "jsonl", phrase("short for --format jsonl"));
    declareShort(arguments, "--csv", "csv", phrase("short for --format csv"));
    declareShort(arguments, "--pdn", "pdn", phrase("short for --format pdn"));
    arguments.flag({"--spreadsheet", "", spreadsheetHelp}, spreadsheet_);
    arguments.refuse(
        phrase("-o: Parquet is written as a folder of files: give --format parquet and "
               "the name of a folder"),
        [this] { return folders_ == Folders::yes && formatName() == ".parquet"; });
    arguments.refuse(phrase("choose the format with --format pdn, jsonl, json, csv or html"),
                     [this] {
                         const auto named = format();
                         return !isParquet() && (!named || *named == db::ExportFormat::spreadsheet);
                     });
    arguments.needs("--spreadsheet",
                    {{"CSV", [this] { return format() == db::ExportFormat::csv; }}});
    arguments.refuse(phrase("-o: with --format parquet this is a folder for the files; name one"),
                     [this] { return isParquet() && output_.isStandardOutput(); });
}

void ExportOptions::declareShort(Arguments& arguments, const char* option, const char* format,
                                 const char* help) {
    arguments.action({option, "", help}, [this, format]() -> Complaint {
        if (!format_.empty() && format_ != format)
            return Message{"usage-choose-one", {{"option", "--format " + format_}}};
        format_ = format;
        return std::nullopt;
    });
}

void ExportOptions::require(const OutputGuard& guard) const {
    output_.requireWritable(guard);
}

std::string ExportOptions::formatName() const {
    return !format_.empty()             ? format_
           : output_.isStandardOutput() ? "pdn"
                                        : std::filesystem::path(output_.file).extension().string();
}

std::optional<db::ExportFormat> ExportOptions::format() const {
    const std::string name = formatName();
    return db::exportFormatNamed(name.starts_with('.') ? name.substr(1) : name);
}

ExitStatus ExportOptions::write(db::Store& store, std::span<const db::GameId> games,
                                const OutputGuard& guard, Console& console,
                                const db::GameChange& change) const {
    const db::ExportFormat written = spreadsheet_ ? db::ExportFormat::spreadsheet : *format();
    db::ExportReport done;
    output_.write(guard, console, [&](Output& out) {
        done = db::exportGames(store, games, written, sinkFor(out, written), console.stopToken(),
                               {}, change);
        return done.complete && done.games > 0; // else an older file stays
    });
    return report(done, output_.name(console), console);
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
                       {"reason", systemReason(failure.code().value())}}});
}

} // namespace damscope::cli
