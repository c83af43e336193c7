// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/build.hpp"
#include "analysis/endgame/library.hpp"
#include "cli/commands.hpp"
#include "cli/endgame_option.hpp"
#include "cli/json.hpp"
#include "cli/position_options.hpp"
#include "cli/progress.hpp"
#include "cli/table.hpp"
#include "cli/terminal_text.hpp"
#include "rules/ending.hpp"
#include "rules/fen.hpp"
#include "rules/generate.hpp"
#include "rules/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace {

namespace endgame = analysis::endgame;
namespace fs = std::filesystem;

using endgame::Material;
using endgame::Result;
using endgame::Tables;

constexpr std::int64_t usualPieces = 4;
constexpr std::int64_t usualSample = 100'000;

struct Options {
    std::string action;
    std::optional<rules::Variant> variant;
    std::optional<std::int64_t> pieces;
    std::int64_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::optional<std::string> folder;
    std::optional<std::string> fen;
    std::int64_t sample = usualSample;
    bool all = false;
    bool json = false;

    [[nodiscard]] rules::Variant chosenVariant() const {
        if (!variant)
            throw UsageError(fmt::format("endgame {}: name the game with --variant", action));
        if (!endgame::hasTables(*variant))
            throw UsageError(fmt::format(
                "{} has no endgame tables: a king's moves in a row are limited, so a position does "
                "not tell what it is worth",
                rules::rules(*variant).title));
        return *variant;
    }
    [[nodiscard]] fs::path chosenFolder() const {
        if (folder)
            return *folder;
        if (const auto usual = endgame::Library::usualFolder())
            return *usual;
        throw UsageError("there is no home folder to keep tables in: name one with --folder");
    }
    [[nodiscard]] int mostPieces() const { return static_cast<int>(pieces.value_or(usualPieces)); }
};

ExitStatus build(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    const fs::path folder = options.chosenFolder();
    const rules::Variant variant = options.chosenVariant();
    endgame::BuildReport report;
    {
        Progress progress(console, "positions");
        report = endgame::build(
            folder, variant, options.mostPieces(), static_cast<int>(options.threads), stop,
            [&](const endgame::BuildProgress& p) {
                progress.show(p.done, static_cast<double>(p.done) / static_cast<double>(p.all));
            });
    }
    const std::string where = visible((folder / rules::rules(variant).name).string());
    if (!report.complete) {
        console.say(fmt::format("stopped: {} made, in {}; the same command makes the rest",
                                counted(static_cast<std::uint64_t>(report.made), "table"), where));
        return ExitStatus::interrupted;
    }
    console.say(fmt::format("{} made, {} there already, in {}",
                            counted(static_cast<std::uint64_t>(report.made), "table"), report.ready,
                            where));
    return ExitStatus::allWell;
}

// Tells what cannot be used; whether there was any such file.
bool tellRefusals(const Tables& tables, Console& console) {
    for (const Tables::Refusal& refusal : tables.refusals())
        console.say(wordsAbout(tables, refusal));
    return !tables.refusals().empty();
}

std::vector<const endgame::Table*> tablesIn(const Tables& tables, const Options& options) {
    std::vector<const endgame::Table*> found;
    const int most = options.pieces ? options.mostPieces() : endgame::mostPieces;
    for (const Material& m : endgame::classesUpTo(tables.variant(), most))
        if (const endgame::Table* table = tables.find(m))
            found.push_back(table);
    return found;
}

// What is wrong with a table; empty if nothing is.
std::string faultOf(const endgame::Table& table, const Tables& tables, const Options& options,
                    const endgame::Work& work) {
    if (!table.isSound())
        return "its checksums are wrong";
    const auto sample =
        options.all ? std::nullopt : std::optional(static_cast<std::uint64_t>(options.sample));
    const endgame::Comparison compared =
        endgame::variantEndgame(tables.variant()).compare(table.material(), tables, sample, work);
    if (compared.wrong > 0)
        return fmt::format("{} of {} results do not follow from the next move, such as that of {}",
                           grouped(compared.wrong), counted(compared.compared, "position"),
                           rules::writeFen(compared.firstWrong.value()));
    if (compared.incomplete)
        return "it could not be compared: a table that it depends on is missing or damaged";
    const endgame::Census census = table.census();
    if (options.all && !work.stop.stop_requested() &&
        (compared.results != std::array{census.quietDraws, census.quietWins, census.quietLosses}))
        return "its results are not as many of each kind as its header says";
    return {};
}

ExitStatus verify(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    const Tables tables(options.chosenFolder(), options.chosenVariant());
    bool wrong = tellRefusals(tables, console);
    const auto all = tablesIn(tables, options);
    std::uint64_t done = 0;
    Progress progress(console, "tables");
    const endgame::Work work{static_cast<int>(options.threads), stop, {}};
    for (const endgame::Table* table : all) {
        const std::string fault = faultOf(*table, tables, options, work);
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        if (!fault.empty())
            console.say(
                fmt::format("{}: {}", visible(tables.fileOf(table->material()).string()), fault));
        wrong |= !fault.empty();
        ++done;
        progress.show(done, static_cast<double>(done) / static_cast<double>(all.size()));
    }
    console.say(fmt::format("{} verified{}", counted(all.size(), "table"),
                            wrong ? ", with problems: remove the files named and build them anew"
                                  : ", all well"));
    return wrong ? ExitStatus::problems : ExitStatus::allWell;
}

Json jsonOf(const endgame::Table& table, rules::Variant variant) {
    const endgame::Census c = table.census();
    return {{"variant", rules::rules(variant).name},
            {"table", endgame::nameOf(table.material())},
            {"bytes", table.fileSize()},
            {"positions", c.positions},
            {"captures", c.withCapture},
            {"wins", c.wins},
            {"draws", c.draws},
            {"losses", c.losses},
            {"quietWins", c.quietWins},
            {"quietDraws", c.quietDraws},
            {"quietLosses", c.quietLosses},
            {"blocked", c.blocked}};
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
    return fmt::format("{:.1f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

Table::Cells cellsOf(const endgame::Table& table) {
    const endgame::Census c = table.census();
    return {endgame::nameOf(table.material()), grouped(c.positions),
            percent(c.wins, c.positions),      percent(c.draws, c.positions),
            percent(c.losses, c.positions),    grouped(c.withCapture),
            grouped(table.fileSize())};
}

// The tables of one variant; whether all files can be used.
bool showInfo(const Options& options, rules::Variant variant, Console& console) {
    const Tables tables(options.chosenFolder(), variant);
    const bool wrong = tellRefusals(tables, console);
    std::vector<Table::Cells> rows;
    std::uint64_t bytes = 0;
    for (const endgame::Table* table : tablesIn(tables, options)) {
        bytes += table->fileSize();
        if (options.json)
            console.out().write(jsonLine(jsonOf(*table, variant)));
        else
            rows.push_back(cellsOf(*table));
    }
    if (!rows.empty()) {
        using enum Column::Align;
        Table lines({{"Table"},
                     {"Positions", right},
                     {"Won", right},
                     {"Drawn", right},
                     {"Lost", right},
                     {"Captures", right},
                     {"Bytes", right}},
                    std::nullopt, console.mayStyle());
        console.out().write(lines.page(rows));
    }
    if (!rows.empty())
        console.say(fmt::format("{}: {}, {} bytes, in {}", rules::rules(variant).title,
                                counted(rows.size(), "table"), grouped(bytes),
                                visible(tables.folder().string())));
    else if (options.variant && !options.json)
        console.say(fmt::format("{}: no tables in {}", rules::rules(variant).title,
                                visible(tables.folder().string())));
    return !wrong;
}

ExitStatus info(const Options& options, Console& console) {
    if (options.variant)
        return showInfo(options, options.chosenVariant(), console) ? ExitStatus::allWell
                                                                   : ExitStatus::problems;
    bool well = true;
    for (const rules::Variant variant : rules::allVariants())
        well &= showInfo(options, variant, console);
    return well ? ExitStatus::allWell : ExitStatus::problems;
}

std::string_view word(std::optional<Result> r) {
    if (!r)
        return "unknown";
    return *r == Result::win ? "win" : *r == Result::loss ? "loss" : "draw";
}

struct Judged {
    rules::Move move;
    std::optional<Result> result; // to the side that moves
};

// The better for the side to move, the higher.
int rank(const std::optional<Result>& r) {
    return !r ? 1 : *r == Result::win ? 3 : *r == Result::draw ? 2 : 0;
}

std::vector<Judged> judgeMoves(const rules::Position& position, const Tables& tables) {
    std::vector<Judged> judged;
    const endgame::VariantEndgame& variant = endgame::variantEndgame(position.variant());
    for (const rules::Move& m : rules::legalMoves(position)) {
        const auto after = variant.result(position.after(m), tables);
        judged.push_back({m, after ? std::optional(endgame::turned(*after)) : std::nullopt});
    }
    std::ranges::stable_sort(judged, std::greater{},
                             [](const Judged& j) { return rank(j.result); });
    return judged;
}

std::string verdict(const rules::Position& position, Result result) {
    const bool white = position.toMove() == rules::Color::white;
    if (result == Result::draw)
        return "drawn";
    return fmt::format("{} wins", (result == Result::win) == white ? "White" : "Black");
}

ExitStatus probe(const Options& options, Console& console) {
    const rules::Variant variant = options.chosenVariant();
    if (!options.fen)
        throw UsageError("endgame probe: give the position with --fen");
    const rules::Position position = positionFromOption(variant, *options.fen, "--fen");
    const Tables tables(options.chosenFolder(), variant);
    (void)tellRefusals(tables, console);
    const auto result = endgame::variantEndgame(variant).result(position, tables);
    const rules::MoveList legal = rules::legalMoves(position);
    Json moves = Json::array();
    std::string lines;
    for (const Judged& j : judgeMoves(position, tables)) {
        const std::string text = rules::moveText(position, j.move, legal);
        lines += fmt::format("  {:<7} {}\n", word(j.result), text);
        moves.push_back({{"move", text}, {"result", word(j.result)}});
    }
    if (options.json)
        console.out().write(jsonLine({{"variant", rules::rules(variant).name},
                                      {"fen", rules::writeFen(position)},
                                      {"result", word(result)},
                                      {"moves", moves}}));
    else if (result)
        console.out().write(verdict(position, *result) + "\n" + lines);
    if (result)
        return ExitStatus::allWell;
    console.say(
        fmt::format("the tables in {} do not tell; damscope endgame build makes them, for up "
                    "to {} pieces, no man on his last row",
                    visible(tables.folder().string()), endgame::mostPieces));
    return ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.action == "build")
        return build(options, console);
    if (options.action == "verify")
        return verify(options, console);
    return options.action == "info" ? info(options, console) : probe(options, console);
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    arguments.value({"ACTION", "ACTION", "build, verify, info or probe", true},
                    oneOf(o->action, {"build", "verify", "info", "probe"}));
    arguments.value({"--variant", "V", "the game; info shows all without it"},
                    intoVariant(o->variant));
    arguments.value({"--pieces", "N",
                     fmt::format("build: up to so many pieces ({}); verify, info: no more than so "
                                 "many",
                                 usualPieces)},
                    into(o->pieces, 2, endgame::mostPieces));
    arguments.value({"--threads", "N",
                     "build, verify: so many at a time; as many as the machine has cores if not "
                     "set"},
                    into(o->threads, 1, 256));
    arguments.value({"--folder", "FOLDER",
                     "where the tables are; else $DAMSCOPE_ENDGAMES, else "
                     "$XDG_DATA_HOME/damscope/endgame"},
                    into(o->folder));
    arguments.value({"--fen", "FEN", "probe: the position, squares as numbers: W:WK5,K22:BK47"},
                    into(o->fen));
    arguments.value(
        {"--sample", "N",
         fmt::format("verify: look at about so many positions of each table ({})", usualSample)},
        into(o->sample, 1, INT64_MAX));
    arguments.flag({"--all", "", "verify: look at every position"}, o->all);
    arguments.flag({"--json", "", "info: one JSON object a line; probe: one object"}, o->json);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace

Command endgameCommand() {
    return {
        "endgame", "tables that know every position with few pieces",
        "build works out which positions with few pieces are won, drawn and lost, by the rules "
        "alone, and keeps that in files; the engine, analyse, hub and match then know it, too. "
        "Ctrl-C keeps the tables that are done; the same command makes the rest. Draw rules "
        "(25 moves, 16 moves, repetition) are not in the tables.\nA table is named by the men of "
        "White and Black and the kings of White and Black, White to move: 0021 is two kings "
        "against one.",
        "damscope endgame build --variant international\n"
        "    makes the tables of up to 4 pieces, in a minute\n"
        "damscope endgame probe --variant international --fen \"W:WK1,K2,K3:BK30\"\n"
        "    says who wins, and what every move leads to\n"
        "damscope endgame verify --variant international --all\n"
        "    compares every result with those one move on",
        declare};
}

} // namespace damscope::cli
