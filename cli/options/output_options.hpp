// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "base/text/csv.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/output.hpp"
#include "messages/phrase.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::cli {

/// Accepts the name of a file, which must not be empty (an unset variable in a script).
[[nodiscard]] ValueParser intoFileName(std::string& target);

/// The help of --spreadsheet.
inline constexpr const char* spreadsheetHelp = phrase(
    "with CSV: an apostrophe before texts that a spreadsheet would take for formulas (=1+1); "
    "without it every text is written as it is stored");

/// The option that lets a command write over a file that was imported, or that Damscope has not
/// written.
inline constexpr std::string_view forceOption = "--force";

/// The files that a command must not write over: what it reads, and the originals of the games in
/// the database.
struct OutputGuard {
    std::vector<std::filesystem::path> inputs;
    std::vector<std::filesystem::path> originals;

    // What a command reads is all that most of them have.
    OutputGuard(std::vector<std::filesystem::path> reads) : inputs(std::move(reads)) {}
    OutputGuard(std::initializer_list<std::filesystem::path> reads) : inputs(reads) {}
    /// The store and the files that its games were imported from.
    explicit OutputGuard(db::Store& store);
};

/// -o and --no-clobber: where a command writes.
struct OutputOptions {
    std::string file;
    bool noClobber = false;
    bool force = false;
    bool isCareful = false; ///< files that Damscope has not written stay without --force

    /// Declares -o, which is required, and --no-clobber.
    void declare(Arguments& arguments, std::string help);
    /// Declares --no-clobber alone, for commands that name the file in another way.
    void declareNoClobber(Arguments& arguments, const char* help);
    /// Declares --force, for commands that write what is in the database.
    void declareForce(Arguments& arguments);

    [[nodiscard]] bool isStandardOutput() const { return file == "-"; }
    /// As messages name it.
    [[nodiscard]] std::string name(const Console& console) const;
    /// The file, and what must not be overwritten.
    [[nodiscard]] base::OutputTarget target(OutputGuard guard) const;
    /// Whether it is known already that there is something to write: else a file that Damscope has
    /// not written is no reason to refuse.
    enum class Moment : std::uint8_t { early, late };
    /// Call before the work starts. Throws base::OutputRefused.
    void requireWritable(OutputGuard guard, Moment moment = Moment::early) const;
    /// Calls `write` with the standard output, or with a file that appears only if `write` returns
    /// true.
    void write(OutputGuard guard, Console& console,
               const std::function<bool(Output&)>& write) const;
    /// The same for bytes that are there.
    void write(OutputGuard guard, Console& console, std::string_view bytes) const;
};

/// Makes the folder that an option names, with those above it. Throws UsageError.
void makeFolder(std::string_view option, const std::filesystem::path& folder);

/// Throws UsageError: what the option names cannot be used as a folder to write into.
[[noreturn]] void refuseFolder(std::string_view option,
                               const std::filesystem::filesystem_error& failure);

/// What a command writes on standard output.
enum class Format : std::uint8_t { text, json, jsonl, csv, pdn, html };

/// --format, with --json, --csv, --pdn and --html as its short forms: the same in every command.
class FormatOption {
public:
    /// For a command that reports one thing: text, or one JSON object.
    void declareObject(Arguments& arguments,
                       const char* help = phrase("text, or json: one JSON object"));
    /// For a page that people read: text, one JSON object, or html.
    void declareDocument(Arguments& arguments);
    /// For a table that is one object in JSON: text, json, csv, and what else it can write.
    void declareTable(Arguments& arguments, std::vector<Format> others = {});
    /// For a command that lists things: text, jsonl (--json), json, and what else it can write.
    void declareList(Arguments& arguments, std::vector<Format> others = {});
    /// --spreadsheet: CSV of which no text is taken for a formula.
    void declareSpreadsheet(Arguments& arguments);
    /// --count: a number instead of a list, as text or JSON.
    void declareCount(Arguments& arguments, const char* help, bool& count) const;

    [[nodiscard]] Format format() const { return format_.value_or(Format::text); }
    /// As an object, as lines or as an array.
    [[nodiscard]] bool isJson() const {
        return format() == Format::json || format() == Format::jsonl;
    }
    /// That the format is this one, for rules between options: "--csv".
    [[nodiscard]] Condition is(Format format) const;
    [[nodiscard]] base::CsvReader csvReader() const {
        return spreadsheet_ ? base::CsvReader::spreadsheet : base::CsvReader::program;
    }
    /// How a list is written as JSON.
    [[nodiscard]] JsonRows rows(Output& out) const {
        return {out, format() == Format::json ? JsonRows::Layout::array : JsonRows::Layout::lines};
    }

private:
    Complaint choose(Format format, std::string_view option);
    void declareFormat(Arguments& arguments, std::vector<Format> formats, std::string help);
    void declareShort(Arguments& arguments, std::string_view option, Format format,
                      std::string help);

    std::optional<Format> format_;
    std::string option_; ///< that chose it, as it was given
    bool spreadsheet_ = false;
};

/// --limit: how many lines a list has at most.
class LimitOption {
public:
    void declare(Arguments& arguments);
    /// How many of so many lines are shown.
    [[nodiscard]] std::size_t of(std::size_t all) const;
    [[nodiscard]] bool isGiven() const { return most_.has_value(); }
    [[nodiscard]] std::uint64_t most() const {
        return static_cast<std::uint64_t>(most_.value_or(INT64_MAX));
    }
    template <class Line> void cut(std::vector<Line>& lines) const {
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(of(lines.size())), lines.end());
    }

private:
    std::optional<std::int64_t> most_; ///< nothing: all
};

/// --exit-status: a search that finds nothing exits with 1, for scripts.
class ExitStatusOption {
public:
    void declare(Arguments& arguments);
    /// The status of a search that went well as `status` says.
    [[nodiscard]] ExitStatus of(ExitStatus status, std::uint64_t found) const;

private:
    bool wanted_ = false;
};

} // namespace damscope::cli
