// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/text/sheet.hpp"

#include <set>
#include <string>
#include <vector>

namespace damscope::cli {

/// Prints SVG pages as PDF files, and warns of letters that no font of the computer has: they are
/// boxes on paper.
class PdfPrinter {
public:
    explicit PdfPrinter(Console& console) : console_(console) {}

    /// The bytes of a file. Throws std::runtime_error if it cannot be drawn.
    [[nodiscard]] std::string print(const std::string& title,
                                    const std::vector<std::string>& pages);
    /// The same page after page: no more than one is in memory.
    void print(const std::string& title, const chart::NextPage& next, const chart::TakeBytes& take);
    /// Warns, after the last file.
    void report();

private:
    Console& console_;
    std::set<std::string> unreadable_;
};

/// -o: a page that a command shows as a file to print, HTML or PDF by the name of the file.
class PrintOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] bool given() const { return !output_.file.empty(); }
    /// Call before the work starts. Throws base::OutputRefused if the file cannot be written.
    void require(db::Store& store) const;
    void write(const Sheet& sheet, db::Store& store, Console& console) const;

private:
    [[nodiscard]] bool isPdf() const;

    OutputOptions output_;
};

} // namespace damscope::cli
