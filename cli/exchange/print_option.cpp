// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/print_option.hpp"
#include "messages/phrase.hpp"

#include "cli/exchange/pdf_printer.hpp"
#include "cli/exchange/sheet_paper.hpp"
#include "cli/options/language_option.hpp"

namespace damscope::cli {

void PrintOption::declare(Arguments& arguments) {
    arguments.value({"-o,--output", "FILE", phrase("write pages to print: .pdf or .html")},
                    intoFileName(output_.file));
    output_.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    output_.declareReplaceOriginal(arguments);
}

bool PrintOption::isPdf() const {
    return std::filesystem::path(output_.file).extension() == ".pdf";
}

void PrintOption::require(db::Store& store) const {
    if (!given())
        return;
    if (!isPdf() && std::filesystem::path(output_.file).extension() != ".html")
        throw UsageError("-o: the name must end in .pdf or .html");
    output_.requireWritable(OutputGuard(store));
}

void PrintOption::write(const Sheet& sheet, db::Store& store, Console& console) const {
    PdfPrinter pdf(console);
    const std::string bytes =
        isPdf() ? pdf.print(sheetPaper(sheet)) : sheetHtml(sheet, environmentLanguage());
    pdf.report();
    output_.write(OutputGuard(store), console, bytes);
}

} // namespace damscope::cli
