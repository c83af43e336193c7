// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "db/training/deck.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/paper/exercise_paper.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace damscope::cli {
namespace sheet_command {
namespace {

struct Options {
    StoreOptions store;
    DeckOption deck;
    TodayOption today;
    bool due = false;
    std::int64_t limit = 24;
    std::int64_t perPage = 6;
    std::string title;
    OutputOptions output;
    std::string format;
};

// By --format, else by the end of the file's name.
std::string formatOf(const Options& options) {
    const std::string end = std::filesystem::path(options.output.file).extension().string();
    return !options.format.empty() || end.empty() ? options.format : end.substr(1);
}

std::vector<db::DeckCard> cardsOf(db::Store& store, const Options& options) {
    std::vector<db::DeckCard> cards = db::cardsOf(store, options.deck.deckIn(store));
    if (options.due)
        cards = db::cardsToAsk(std::move(cards), options.today.today(), 0);
    if (cards.size() > static_cast<std::size_t>(options.limit))
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(options.limit), cards.end());
    return cards;
}

ExitStatus run(const Options& options, Console& console) {
    const std::string format = formatOf(options);
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const std::vector<db::DeckCard> cards = cardsOf(store, options);
    if (cards.empty())
        throw NothingSelected({"exercises-none-selected", {}});
    const Language language = console.locale();
    const pages::PrintedSheet sheet{options.title.empty() ? word("page", "exercises", language)
                                                          : options.title,
                                    pages::questionsOf(cards, console.names(), language),
                                    static_cast<int>(options.perPage), language};
    const std::vector<std::string> paper = pages::pagesOf(sheet);
    PdfPrinter pdf(console);
    const std::string bytes =
        format == "pdf" ? pdf.print(sheet.title, paper) : pages::pagesHtml(paper, sheet);
    pdf.report();
    options.output.write(guard, console, bytes);
    console.say(countMessage("exercises-printed", "exercises", cards.size()));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->deck.declare(arguments);
    arguments.flag({"--due", "", phrase("only what is due, and nothing new")}, options->due);
    options->today.declare(arguments);
    arguments.value({"--limit", "N", phrase("at most N exercises; 24 if not set")},
                    into(options->limit, 1, 10'000));
    arguments.value({"--per-page", "N", phrase("diagrams on a page; 6 if not set")},
                    into(options->perPage, 1, 12));
    arguments.value({"--title", "TEXT", phrase("above each page")}, into(options->title));
    options->output.declare(arguments, phrase("output file: .pdf or .html"));
    options->output.declareForce(arguments);
    arguments.value({"--format", "FORMAT", phrase("pdf or html; else by the file's name")},
                    oneOf(options->format, {"pdf", "html"}));
    arguments.refuse(phrase("-o: the name must end in .pdf or .html, or --format must be given"),
                     [options] {
                         const std::string format = formatOf(*options);
                         return format != "pdf" && format != "html";
                     });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace sheet_command

Command sheetCommand() {
    return {
        "train sheet", phrase("print exercises with their solutions"),
        phrase("Writes exercises as pages of A4: diagrams with who is to move and a line for the "
               "answer, and the solutions on the last page. PDF needs the library that draws "
               "pictures, HTML does not."),
        phrase("damscope train exercises make --kind missed-shot --limit 12 && damscope train "
               "sheet -o "
               "lesson.pdf\n"
               "    prints twelve combinations\n"
               "damscope train sheet --deck missed-shot --per-page 4 -o lesson.html\n"
               "    prints them for a browser, four on a page"),
        sheet_command::declare};
}

} // namespace damscope::cli
