// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "db/export/export.hpp"
#include "db/lists/filter.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace damscope::cli {

/// -o, --format and --spreadsheet: the file and format of written games.
class ExportOptions {
public:
    /// `folders`: what is written may also be a folder, with --format parquet.
    enum class Folders : std::uint8_t { no, yes };
    void declare(Arguments& arguments, Folders folders = Folders::no);
    [[nodiscard]] bool isParquet() const { return format_ == "parquet"; }
    /// Reports what does not go with --format parquet, and makes the folder. Throws UsageError.
    void makeParquetFolder() const;
    [[nodiscard]] const OutputOptions& output() const { return output_; }
    /// Reports wrong options before anything is read. Throws UsageError.
    void require(const std::vector<std::filesystem::path>& inputs) const;
    /// Finds the games to be written, in a snapshot of the store.
    using Choice = std::function<std::vector<db::GameId>(db::Store&)>;
    /// Writes the chosen games of a store, changed if that is wanted. `inputs` are files that must
    /// not be overwritten. Reports what was done.
    ExitStatus write(db::Store& store, const Choice& choice,
                     std::vector<std::filesystem::path> inputs, Console& console,
                     const db::GameChange& change = {}) const;

private:
    void declareShort(Arguments& arguments, const char* option, const char* format);
    [[nodiscard]] db::ExportFormat format() const;
    // What is exported, of which store.
    struct Task {
        db::Store& store;
        const Choice& choice;
        const db::GameChange& change;
    };
    [[nodiscard]] db::ExportReport writeTo(Output& out, const Task& task, Console& console) const;

    OutputOptions output_;
    std::string format_;
    Folders folders_ = Folders::no;
    bool spreadsheet_ = false;
};

} // namespace damscope::cli
