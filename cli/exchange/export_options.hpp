// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/filter.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

/// -o, --format and --spreadsheet: the file and format of written games.
class ExportOptions {
public:
    /// `folders`: what is written may also be a folder, with --format parquet.
    enum class Folders : std::uint8_t { no, yes };
    void declare(Arguments& arguments, Folders folders = Folders::no);
    [[nodiscard]] bool isParquet() const { return format_ == "parquet"; }
    [[nodiscard]] const OutputOptions& output() const { return output_; }
    /// Declares --replace-original, where games of the database are written.
    void declareReplaceOriginal(Arguments& arguments) { output_.declareReplaceOriginal(arguments); }
    /// Call before the work starts. Throws base::OutputRefused.
    void require(const OutputGuard& guard) const;
    /// Writes games of a store, changed if that is wanted, and reports what was done.
    ExitStatus write(db::Store& store, std::span<const db::GameId> games, const OutputGuard& guard,
                     Console& console, const db::GameChange& change = {}) const;

private:
    void declareShort(Arguments& arguments, const char* option, const char* format,
                      const char* help);
    /// The name of the format, or the end of the file's.
    [[nodiscard]] std::string formatName() const;
    [[nodiscard]] std::optional<db::ExportFormat> format() const;

    OutputOptions output_;
    std::string format_;
    Folders folders_ = Folders::no;
    bool spreadsheet_ = false;
};

/// Makes the folder that an option names, with those above it. Throws UsageError.
void makeFolder(std::string_view option, const std::filesystem::path& folder);

/// Throws UsageError: what the option names cannot be used as a folder to write into.
[[noreturn]] void refuseFolder(std::string_view option,
                               const std::filesystem::filesystem_error& failure);

} // namespace damscope::cli
