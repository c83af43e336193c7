// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/movetext.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>

namespace damscope::cli {
namespace diagram_command {
namespace {

constexpr std::size_t mostDiagrams = 1000;

struct Options {
    StoreOptions store;
    std::vector<std::string> games; ///< numbers, or files
    std::vector<std::string> fens;
    std::optional<std::string> fenFile;
    rules::Variant variant = rules::Variant::international;
    PlaceOption place;
    OutputOptions output;
    std::string format;
    pages::DiagramSheet sheet;
    Language language = Language::english; ///< of captions
    std::int64_t columns = 3;
    std::int64_t size = 400;
    bool flipped = false;
    bool ascii = false;
    bool noCaptions = false;
};

using Diagrams = std::vector<pages::CaptionedDiagram>;

void add(Diagrams& diagrams, pages::CaptionedDiagram diagram) {
    if (diagrams.size() == mostDiagrams)
        throw UsageError({"usage-many-diagrams", {{"most", std::to_string(mostDiagrams)}}});
    diagrams.push_back(std::move(diagram));
}

std::string nameOf(std::string_view name) {
    return name.empty() ? "?" : std::string(name);
}

std::string captionOf(const rules::Game& game, rules::NodeId node, Language language) {
    Message caption{node == rules::rootNode ? "diagram-caption-start" : "diagram-caption",
                    {{"white", nameOf(game.tag("White"))}, {"black", nameOf(game.tag("Black"))}}};
    if (node != rules::rootNode)
        caption.parameters.push_back({"move", numberedMove(game, node, language)});
    return words(caption, language);
}

void addGame(Diagrams& diagrams, db::Store& store, db::GameId id, const Options& options) {
    const auto game = db::loadGame(store, id);
    if (!game)
        throw std::runtime_error(game.error().reason);
    const rules::NodeId node = options.place.in(*game, db::number(id));
    const auto position = game->position(node);
    if (!position)
        throw NoSuchPlace({"usage-position-unknown", {{"id", std::to_string(db::number(id))}}});
    add(diagrams, {*position, captionOf(*game, node, options.language)});
}

// Of several games those that are too short are left out.
void addGames(Diagrams& diagrams, db::Store& store, const std::vector<db::GameId>& ids,
              const Options& options, Console& console) {
    const db::Snapshot snapshot(store);
    for (const db::GameId id : ids)
        try {
            addGame(diagrams, store, id, options);
        } catch (const NoSuchPlace& error) {
            if (ids.size() == 1)
                throw;
            console.say({"diagram-skipped", {{"reason", error.message()}}});
        }
}

bool isNumbers(const std::string& word) {
    return std::ranges::all_of(word,
                               [](char c) { return base::isDigit(c) || c == ',' || c == '-'; }) &&
           word != "-";
}

void addOfGames(Diagrams& diagrams, const Options& options, Console& console) {
    if (std::ranges::all_of(options.games, isNumbers)) {
        db::Store store = options.store.openForReading();
        return addGames(diagrams, store, gamesMeant(store, options.games, {}), options, console);
    }
    ScratchStore scratch(options.games, console);
    addGames(diagrams, scratch.store(), db::findGames(scratch.store(), {}), options, console);
}

Diagrams diagramsOf(const Options& options, Console& console) {
    Diagrams diagrams;
    for (const std::string& fen : options.fens) {
        const auto position = positionFromOption(options.variant, fen, "--fen", console);
        add(diagrams, {position, {}});
    }
    if (options.fenFile)
        for (const rules::Position& position :
             positionsFromFile(options.variant, *options.fenFile, "--fens", console))
            add(diagrams, {position, {}});
    if (!options.games.empty())
        addOfGames(diagrams, options, console);
    if (diagrams.empty())
        throw UsageError("there is no position to draw");
    if (options.noCaptions)
        for (pages::CaptionedDiagram& diagram : diagrams)
            diagram = {diagram.position, {}, false};
    return diagrams;
}

// By --format, else by the end of the file's name; text without either. Nothing for other names.
std::optional<std::string> formatOf(const Options& options) {
    if (!options.format.empty())
        return options.format;
    if (options.output.isStandardOutput())
        return "text";
    const std::string end = std::filesystem::path(options.output.file).extension().string();
    if (end == ".svg" || end == ".png")
        return end.substr(1);
    if (end == ".txt")
        return "text";
    return std::nullopt;
}

std::string inText(const Diagrams& diagrams, const Options& options) {
    std::string text;
    for (const pages::CaptionedDiagram& diagram : diagrams) {
        if (!text.empty())
            text += '\n';
        if (!diagram.caption.empty())
            text += visible(diagram.caption) + '\n';
        text +=
            cli::diagram(diagram.position, options.ascii ? PieceSigns::ascii : PieceSigns::unicode,
                         options.sheet.seen, options.language);
    }
    return text;
}

std::string drawnAs(const std::string& format, const Diagrams& diagrams, const Options& options) {
    if (format == "text")
        return inText(diagrams, options);
    const std::string svg = pages::diagramSvg(diagrams, options.sheet, options.language);
    return format == "svg" ? svg : rasterised(svg);
}

ExitStatus run(Options& options, Console& console) {
    options.language = console.locale();
    options.sheet.columns = static_cast<int>(options.columns);
    options.sheet.size = static_cast<int>(options.size);
    options.sheet.seen = options.flipped ? Seen::byBlack : Seen::byWhite;
    const std::string format = *formatOf(options);
    std::vector<std::filesystem::path> inputs{options.games.begin(), options.games.end()};
    inputs.push_back(options.store.path());
    if (options.fenFile)
        inputs.emplace_back(*options.fenFile);
    options.output.requireWritable(inputs);
    const std::string bytes = drawnAs(format, diagramsOf(options, console), options);
    options.output.write(inputs, console, [&bytes](Output& out) {
        out.write(bytes);
        return true;
    });
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.file = "-";
    options->variant = arguments.settings().usualVariant();
    arguments.value(
        {"GAME", "GAME",
         phrase("numbers of games in the database (12, or 3,5,8-10), or PDN files with all their "
                "games"),
         false, true},
        into(options->games));
    options->place.declare(arguments);
    arguments.value({"--fen", "FEN",
                     phrase("a position: W:W31-50:B1-20; may be given several times"), false, true},
                    into(options->fens));
    arguments.value({"--fens", "FILE", phrase("positions, one FEN per line")},
                    into(options->fenFile));
    arguments.value(
        {"--variant", "V", phrase("the variant of --fen and --fens; international if not set")},
        intoVariant(options->variant));
    options->store.declare(arguments);
    arguments.group(phrase("Output"));
    arguments.value({"-o,--output", "FILE",
                     phrase("output file: .svg, .png or .txt; else text on standard output")},
                    intoFileName(options->output.file));
    options->output.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    arguments.value({"--format", "FORMAT", phrase("svg, png or text; else by the file's name")},
                    oneOf(options->format, {"svg", "png", "text"}));
    arguments.flag({"--flipped", "", phrase("draw the board as Black sees it")}, options->flipped);
    arguments.flag({"--no-captions", "", phrase("write no captions below the boards")},
                   options->noCaptions);
    arguments.value(
        {"--columns", "N", phrase("how many boards stand side by side in a picture; 3 if not set")},
        into(options->columns, 1, 20));
    arguments.value({"--size", "N", phrase("width of a board in pixels; else 400")},
                    into(options->size, 50, 4000));
    arguments.flag({"--ascii", "", phrase("draw text in plain characters: w W b B")},
                   options->ascii);
    arguments.check([options] {
        return formatOf(*options)
                   ? Complaint()
                   : Message{"usage-diagram-format", {{"file", visible(options->output.file)}}};
    });
    const auto positions = [options] { return !options->fens.empty() || options->fenFile; };
    arguments.refuse(
        phrase("name games, or give positions with --fen or --fens: only one of these"),
        [options, positions] { return positions() == !options->games.empty(); });
    arguments.refuse(phrase("--ply and --move: with games only"),
                     [options, positions] { return positions() && options->place.given(); });
    arguments.refuse(phrase("GAME: numbers of games in the database, or files; not both"),
                     [options] {
                         const auto& games = options->games;
                         return std::ranges::any_of(games, std::not_fn(isNumbers)) &&
                                (std::ranges::any_of(games, isNumbers) || options->store.file);
                     });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace diagram_command

Command diagramCommand() {
    return {
        "diagram", phrase("draw positions as text, SVG or PNG"),
        phrase("Draws one position or many, from games in the database, from files or from FEN. "
               "Several boards become one picture, a sheet to print or hand out. The colours also "
               "print well in black and white. SVG can be scaled without loss."),
        phrase("damscope diagram 60 --move 30w -o position.svg\n"
               "    draws the position after White's 30th move\n"
               "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
               "    prints a position as Black sees it\n"
               "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
               "    draws a sheet of the games of a file, each after ten plies"),
        diagram_command::declare};
}

} // namespace damscope::cli
