// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/print_option.hpp"

#include "cli/exchange/libraries.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"
#include "pages/paper/sheet_paper.hpp"

#include <filesystem>
#include <optional>
#include <utility>

namespace damscope::cli {

void PdfPrinter::print(const std::string& title, const chart::NextPage& next,
                       const chart::TakeBytes& take) {
    unreadable_.merge(printPages(title, next, take));
}

std::string PdfPrinter::print(const std::string& title, const std::vector<std::string>& pages) {
    std::string file;
    std::size_t printed = 0;
    print(
        title,
        [&] { return printed < pages.size() ? std::optional(pages[printed++]) : std::nullopt; },
        [&file](std::string_view bytes) { file += bytes; });
    return file;
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
    console_.warn(visible(console_.translate({"pages-letters", {{"letters", letters}}})));
}

void PrintOption::declare(Arguments& arguments) {
    arguments.value({"-o,--output", "FILE", phrase("write pages to print: .pdf or .html")},
                    intoFileName(output_.file));
    output_.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    output_.declareForce(arguments);
    arguments.refuse(phrase("-o: the name must end in .pdf or .html"), [this] {
        return given() && !isPdf() && std::filesystem::path(output_.file).extension() != ".html";
    });
}

bool PrintOption::isPdf() const {
    return std::filesystem::path(output_.file).extension() == ".pdf";
}

void PrintOption::require(db::Store& store) const {
    if (given())
        output_.requireWritable(OutputGuard(store));
}

void PrintOption::write(const Sheet& sheet, db::Store& store, Console& console) const {
    PdfPrinter pdf(console);
    const std::string bytes =
        isPdf() ? pdf.print(sheet.title, pages::sheetPaper(sheet, console.locale()))
                : sheetHtml(sheet, console.locale());
    pdf.report();
    output_.write(OutputGuard(store), console, bytes);
}

} // namespace damscope::cli
