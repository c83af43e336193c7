// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"

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
    [[nodiscard]] std::string print(const std::vector<std::string>& pages);
    /// Warns, after the last file.
    void report();

private:
    Console& console_;
    std::set<std::string> unreadable_;
};

} // namespace damscope::cli
