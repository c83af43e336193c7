// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/pdf_printer.hpp"

#include "cli/libraries/picture_library.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <utility>

namespace damscope::cli {

std::string PdfPrinter::print(const std::vector<std::string>& pages) {
    chart::PrintedPages printed = pdfOfPages(pages);
    unreadable_.insert(printed.unreadable.begin(), printed.unreadable.end());
    return std::move(printed.file);
}

void PdfPrinter::report() {
    if (unreadable_.empty())
        return;
    constexpr std::size_t enough = 20;
    std::string letters;
    std::size_t named = 0;
    for (const std::string& letter : unreadable_) {
        if (named++ == enough) {
            letters += " …";
            break;
        }
        letters += letter;
    }
    console_.warn(visible(inWords({"pages-letters", {{"letters", letters}}})));
}

} // namespace damscope::cli
