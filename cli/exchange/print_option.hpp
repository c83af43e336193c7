// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/text/sheet.hpp"

namespace damscope::cli {

/// -o: a page that a command shows as a file to print, HTML or PDF by the name of the file.
class PrintOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] bool given() const { return !output_.file.empty(); }
    /// Call before the work starts. Throws UsageError, base::OutputRefused if the file cannot be
    /// written.
    void require(db::Store& store) const;
    void write(const Sheet& sheet, db::Store& store, Console& console) const;

private:
    [[nodiscard]] bool isPdf() const;

    OutputOptions output_;
};

} // namespace damscope::cli
