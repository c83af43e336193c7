// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "base/parallel/workers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "rules/board/rules.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

/// What `damscope analyse endgame` can do, each action in a file of its own.
namespace damscope::cli::endgame_command {

struct Options {
    static constexpr std::int64_t usualPieces = analysis::endgame::smallPieces;
    static constexpr std::int64_t usualSample = 100'000;

    std::string action;
    std::optional<rules::Variant> variant;
    std::optional<std::int64_t> pieces;
    std::int64_t threads = 1;
    std::optional<std::string> folder;
    std::optional<std::string> fen;
    std::int64_t sample = usualSample;
    bool all = false;
    FormatOption format;

    /// Throws UsageError if there is none.
    [[nodiscard]] std::filesystem::path chosenFolder() const;
    [[nodiscard]] int mostPieces() const { return static_cast<int>(pieces.value_or(usualPieces)); }
};

ExitStatus build(const Options& options, Console& console);
ExitStatus verify(const Options& options, Console& console);
ExitStatus info(const Options& options, Console& console);
ExitStatus probe(const Options& options, Console& console);

/// Reports files that cannot be used; returns whether there were any.
bool reportRefusals(const analysis::endgame::Tables& tables, Console& console);

/// The existing tables of at most --pieces pieces.
[[nodiscard]] std::vector<const analysis::endgame::Table*>
tablesIn(const analysis::endgame::Tables& tables, const Options& options);

} // namespace damscope::cli::endgame_command

namespace damscope::cli {
namespace endgame_command {
namespace {

ExitStatus run(const Options& options, Console& console) {
    if (options.action == "build")
        return endgame_command::build(options, console);
    if (options.action == "verify")
        return endgame_command::verify(options, console);
    return options.action == "info" ? endgame_command::info(options, console)
                                    : endgame_command::probe(options, console);
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    static_assert(Options::usualPieces == 4 && Options::usualSample == 100'000, "as the help says");
    o->threads = arguments.settings().commandThreads();
    arguments.value({"ACTION", "ACTION", phrase("build, verify, info or probe"), true},
                    oneOf(o->action, {"build", "verify", "info", "probe"}));
    arguments.value({"--variant", "V", phrase("the game; info shows all without it")},
                    intoVariant(o->variant));
    arguments.value({"--pieces", "N",
                     phrase("build: up to this many pieces (4); verify, info: at most this many")},
                    into(o->pieces, 2, analysis::endgame::mostPieces));
    arguments.value(
        {"--threads", "N", phrase("build, verify: threads to use; one per core if not set")},
        into(o->threads, 1, base::mostThreads));
    arguments.value({"--folder", "FOLDER",
                     phrase("where the tables are; else $DAMSCOPE_ENDGAMES, else "
                            "$XDG_DATA_HOME/damscope/endgame (on Windows "
                            "%LOCALAPPDATA%\\damscope\\endgame)")},
                    into(o->folder));
    arguments.value(
        {"--fen", "FEN", phrase("probe: the position, squares as numbers: W:WK5,K22:BK47")},
        into(o->fen));
    arguments.value(
        {"--sample", "N", phrase("verify: check about this many positions of each table (100000)")},
        into(o->sample, 1, INT64_MAX));
    arguments.flag({"--all", "", phrase("verify: check every position")}, o->all);
    o->format.declareList(arguments);
    arguments.check([o]() -> Complaint {
        if (o->variant && !analysis::endgame::hasTables(*o->variant))
            return Message{"usage-no-endgames",
                           {{"variant", std::string(rules::rules(*o->variant).name)}}};
        if (!o->variant && o->action != "info")
            return Message{"usage-endgame-variant", {{"action", o->action}}};
        return std::nullopt;
    });
    arguments.refuse(phrase("analyse endgame probe: give the position with --fen"),
                     [o] { return o->action == "probe" && !o->fen; });
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace endgame_command

Command endgameCommand() {
    return {
        "analyse endgame",
        phrase("build, check and ask tables with the result of every position with few pieces"),
        phrase(
            "build computes which positions with few pieces are won, drawn and lost, from the "
            "rules alone, and saves the results in files; analyse, analyse position, engine hub "
            "and "
            "engine match then use them. Ctrl-C keeps the tables that are done; the same command "
            "builds the rest. Draw rules (25 moves, 16 moves, repetition) are not in the "
            "tables.\nA table is named by the men of White and Black and the kings of White and "
            "Black, White to move: 0021 is two kings against one."),
        phrase("damscope analyse endgame build --variant international --pieces 3\n"
               "    builds the tables of up to 3 pieces, in a second; of 4 in a minute\n"
               "damscope analyse endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
               "    says who wins, and what every move leads to\n"
               "damscope analyse endgame verify --variant international --pieces 3 --all\n"
               "    compares every result with the results one move later"),
        endgame_command::declare};
}

} // namespace damscope::cli

namespace damscope::cli::endgame_command {

namespace endgame = analysis::endgame;

std::filesystem::path Options::chosenFolder() const {
    if (folder)
        return *folder;
    if (const auto usual = endgame::Library::usualFolder())
        return *usual;
    throw UsageError("there is no folder to keep tables in: name one with --folder");
}

bool reportRefusals(const endgame::Tables& tables, Console& console) {
    for (const endgame::Tables::Refusal& refusal : tables.refusals())
        console.say(refusalMessage(tables, refusal));
    return !tables.refusals().empty();
}

std::vector<const endgame::Table*> tablesIn(const endgame::Tables& tables, const Options& options) {
    std::vector<const endgame::Table*> found;
    const int most = options.pieces ? options.mostPieces() : endgame::mostPieces;
    for (const endgame::Material& m : endgame::classesUpTo(tables.variant(), most))
        if (const endgame::Table* table = tables.find(m))
            found.push_back(table);
    return found;
}

namespace endgame = analysis::endgame;

ExitStatus build(const Options& options, Console& console) {
    const std::filesystem::path folder = options.chosenFolder();
    const rules::Variant variant = *options.variant;
    const endgame::BuildReport report = makeTables(folder, variant, options.mostPieces(),
                                                   static_cast<int>(options.threads), console);
    const std::string where = visible((folder / rules::rules(variant).name).string());
    Message done = countMessage(report.complete ? "endgame-built" : "endgame-stopped", "tables",
                                static_cast<std::uint64_t>(report.made));
    done.parameters.push_back({"folder", where});
    if (report.complete)
        done.parameters.push_back({"ready", std::to_string(report.ready)});
    console.say(done);
    return report.complete ? ExitStatus::allWell : ExitStatus::interrupted;
}

namespace {

namespace endgame = analysis::endgame;
using endgame::Tables;

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
            {"quiet_wins", c.quietWins},
            {"quiet_draws", c.quietDraws},
            {"quiet_losses", c.quietLosses},
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

// What was shown of a variant.
struct Shown {
    std::size_t tables = 0;
    bool refused = false; // files that cannot be used
};

Shown show(const Options& options, rules::Variant variant, JsonRows& objects, Console& console) {
    const Tables tables(options.chosenFolder(), variant);
    Shown shown;
    shown.refused = reportRefusals(tables, console);
    std::vector<Table::Cells> rows;
    std::uint64_t bytes = 0;
    for (const endgame::Table* table : tablesIn(tables, options)) {
        bytes += table->fileSize();
        ++shown.tables;
        if (options.format.isJson())
            objects.add(jsonOf(*table, variant));
        else
            rows.push_back(cellsOf(*table));
    }
    if (!rows.empty()) {
        using enum Column::Align;
        Table lines({{console.translate("column", "table")},
                     {console.translate("column", "positions"), right},
                     {console.translate("page", "won"), right},
                     {console.translate("page", "drawn"), right},
                     {console.translate("page", "lost"), right},
                     {console.translate("column", "captures"), right},
                     {console.translate("column", "bytes"), right}},
                    std::nullopt, console.mayStyle());
        console.out().write(lines.page(rows));
    }
    if (!rows.empty()) {
        Message listed = countMessage("endgame-listed", "tables", rows.size());
        listed.parameters.push_back({"variant", std::string(rules::rules(variant).name)});
        listed.parameters.push_back({"bytes", grouped(bytes)});
        listed.parameters.push_back({"folder", visible(tables.folder().string())});
        console.say(listed);
    }
    return shown;
}

void sayThereAreNone(const Options& options, Console& console) {
    const std::string name(options.variant ? rules::rules(*options.variant).name : "international");
    Message message{"endgame-none",
                    {{"folder", visible(options.chosenFolder().string())},
                     {"name", name},
                     {"pieces", std::to_string(Options::usualPieces)}}};
    if (options.variant)
        message.parameters.push_back({"variant", name});
    console.say(message);
}

} // namespace

ExitStatus info(const Options& options, Console& console) {
    Shown all;
    JsonRows objects = options.format.rows(console.out());
    const auto add = [&](rules::Variant variant) {
        const Shown shown = show(options, variant, objects, console);
        all.tables += shown.tables;
        all.refused |= shown.refused;
    };
    if (options.variant)
        add(*options.variant);
    else
        std::ranges::for_each(rules::allVariants(), add);
    if (options.format.isJson())
        objects.end();
    if (all.tables == 0)
        sayThereAreNone(options, console);
    return all.refused ? ExitStatus::problems : ExitStatus::allWell;
}

namespace {

namespace endgame = analysis::endgame;
using endgame::Result;
using endgame::Tables;

std::string_view word(std::optional<Result> r) {
    if (!r)
        return "unknown";
    return *r == Result::win ? "win" : *r == Result::loss ? "loss" : "draw";
}

struct Judged {
    rules::Move move;
    std::optional<Result> result; // to the side that moves
};

// Higher is better for the side to move.
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

// The columns of the longest word for a result.
std::size_t resultWidth(const Console& console) {
    std::size_t width = 0;
    for (const std::string_view key : {"win", "draw", "loss", "unknown"})
        width = std::max(
            width, static_cast<std::size_t>(displayWidth(console.translate("leads-to", key))));
    return width;
}

std::string outcomeText(const rules::Position& position, Result result, const Console& console) {
    const bool white = position.toMove() == rules::Color::white;
    if (result == Result::draw)
        return console.translate({"endgame-drawn", {}});
    return console.translate("table-result", (result == Result::win) == white ? "white" : "black");
}

} // namespace

ExitStatus probe(const Options& options, Console& console) {
    const rules::Variant variant = *options.variant;
    const rules::Position position = positionFromOption(variant, *options.fen, "--fen", console);
    const Tables tables(options.chosenFolder(), variant);
    (void)reportRefusals(tables, console);
    const auto result = endgame::variantEndgame(variant).result(position, tables);
    const rules::MoveList legal = rules::legalMoves(position);
    Json moves = Json::array();
    std::string lines;
    const std::size_t width = resultWidth(console);
    for (const Judged& j : judgeMoves(position, tables)) {
        const std::string text = rules::moveText(position, j.move, legal);
        lines += fmt::format("  {:<{}} {}\n", console.translate("leads-to", word(j.result)), width,
                             text);
        moves.push_back({{"move", text}, {"wdl", word(j.result)}});
    }
    if (options.format.isJson())
        console.out().write(jsonLine({{"variant", rules::rules(variant).name},
                                      {"fen", rules::writeFen(position)},
                                      {"wdl", word(result)},
                                      {"moves", moves}}));
    else if (result)
        console.out().write(outcomeText(position, *result, console) + "\n" + lines);
    if (result)
        return ExitStatus::allWell;
    console.say({"endgame-uncovered",
                 {{"folder", visible(tables.folder().string())},
                  {"pieces", std::to_string(endgame::mostPieces)}}});
    return ExitStatus::problems;
}

namespace {

namespace endgame = analysis::endgame;
using endgame::Tables;

// What is wrong with a table; nothing if all is well.
std::optional<Message> faultOf(const endgame::Table& table, const Tables& tables,
                               const Options& options, const endgame::RunOptions& work) {
    if (!table.isSound())
        return Message{"endgame-checksum", {}};
    const auto sample =
        options.all ? std::nullopt : std::optional(static_cast<std::uint64_t>(options.sample));
    const endgame::Comparison compared =
        endgame::variantEndgame(tables.variant()).compare(table.material(), tables, sample, work);
    if (compared.wrong > 0) {
        Message fault = countMessage("endgame-inconsistent", "positions", compared.compared);
        fault.parameters.push_back({"wrong", grouped(compared.wrong)});
        fault.parameters.push_back({"fen", rules::writeFen(compared.firstWrong.value())});
        return fault;
    }
    if (compared.incomplete)
        return Message{"endgame-incomplete", {}};
    const endgame::Census census = table.census();
    if (options.all && !work.stop.stop_requested() &&
        (compared.results != std::array{census.quietDraws, census.quietWins, census.quietLosses}))
        return Message{"endgame-census", {}};
    return std::nullopt;
}

} // namespace

ExitStatus verify(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    const Tables tables(options.chosenFolder(), *options.variant);
    bool wrong = reportRefusals(tables, console);
    const auto all = tablesIn(tables, options);
    std::uint64_t done = 0;
    ProgressLine progress(console, "counted-tables");
    const endgame::RunOptions work{static_cast<int>(options.threads), stop, {}};
    for (const endgame::Table* table : all) {
        const auto fault = faultOf(*table, tables, options, work);
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        if (fault)
            console.say({"endgame-fault",
                         {{"file", visible(tables.fileOf(table->material()).string())},
                          {"fault", *fault}}});
        wrong |= fault.has_value();
        ++done;
        progress.show(done, fractionOf(done, all.size()));
    }
    console.say(
        countMessage(wrong ? "endgame-verified-wrong" : "endgame-verified", "tables", all.size()));
    return wrong ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
