// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "db/export/export.hpp"
#include "db/lists/filter.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace damscope::cli {

/// -o, --format and --spreadsheet: the file and format of written games.
class ExportOptions {
public:
    void declare(Arguments& arguments);
    /// Reports wrong options before anything is read. Throws UsageError.
    void require(const std::vector<std::filesystem::path>& inputs) const;
    /// Writes the games of a store that a filter selects. `inputs` are files that must not be
    /// overwritten. Reports what was done.
    ExitStatus write(db::Store& store, const db::Filter& filter,
                     std::vector<std::filesystem::path> inputs, Console& console) const;

private:
    [[nodiscard]] db::ExportFormat format() const;
    [[nodiscard]] db::ExportReport writeTo(Output& out, db::Store& store, const db::Filter& filter,
                                           Console& console) const;

    OutputOptions output_;
    std::string format_;
    bool spreadsheet_ = false;
};

} // namespace damscope::cli
