// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/csv.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/sql/ask.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace sql_command {
namespace {

// Columns of a table are as wide as the texts of so many rows need.
constexpr std::size_t rowsPerPage = 500;
// How long printed rows wait for more.
constexpr std::chrono::milliseconds longestWait{100};

using Row = std::vector<db::SqlValue>;

struct Options {
    StoreOptions store;
    std::optional<std::string> sql;
    std::string file;
    std::optional<std::chrono::milliseconds> timeout;
    FormatOption format;
    ExitStatusOption status;
};

// ---- values

std::string hexadecimal(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes)
        text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return text;
}

// With a point or an exponent, so that it stays a number of its kind, and exact.
std::string numberText(double number) {
    return std::isfinite(number) ? Json(number).dump() : std::string();
}

std::string textOf(const db::SqlValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* number = std::get_if<double>(&value))
        return numberText(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* blob = std::get_if<db::SqlBlob>(&value))
        return hexadecimal(blob->bytes);
    return {};
}

Json jsonOf(const db::SqlValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return *integer;
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    return std::holds_alternative<std::monostate>(value) ? Json() : Json(textOf(value));
}

bool isNumber(const db::SqlValue& value) {
    return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<double>(value);
}

// ---- rows

/// Prints the rows of a query, tables page by page.
class RowPrinter {
public:
    RowPrinter(const Options& options, std::vector<std::string> names, Console& console)
        : options_(options), names_(std::move(names)), console_(console),
          objects_(options.format.rows(console.out())) {
        if (options.format.format() == Format::csv)
            console.out().write(base::csvLine(names_, reader()));
    }

    /// How many rows are printed together.
    [[nodiscard]] std::size_t rowsAtOnce() const {
        return options_.format.isJson() || options_.format.format() == Format::csv ? 1
                                                                                   : rowsPerPage;
    }
    void print(const std::vector<Row>& rows) {
        if (options_.format.isJson())
            for (const Row& row : rows)
                objects_.addAsItIs(object(row));
        else if (options_.format.format() == Format::csv)
            for (const Row& row : rows)
                console_.out().write(base::csvLine(texts(row), reader()));
        else
            printTable(rows);
        flushInTime();
    }
    void end() {
        if (options_.format.isJson())
            objects_.end();
        console_.out().flush();
    }

private:
    void flushInTime() {
        const auto now = std::chrono::steady_clock::now();
        if (now - flushed_ < longestWait)
            return;
        console_.out().flush();
        flushed_ = now;
    }
    [[nodiscard]] base::CsvReader reader() const { return options_.format.csvReader(); }
    [[nodiscard]] Json object(const Row& row) const {
        Json object = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i)
            object[names_[i]] = jsonOf(row[i]);
        return object;
    }
    [[nodiscard]] static std::vector<std::string> texts(const Row& row) {
        std::vector<std::string> all;
        std::ranges::transform(row, std::back_inserter(all), textOf);
        return all;
    }
    void printTable(const std::vector<Row>& rows) {
        if (!table_)
            table_.emplace(columns(rows),
                           console_.out().isTerminal() ? std::optional(console_.width())
                                                       : std::nullopt,
                           console_.mayStyle());
        std::vector<Table::Cells> cells;
        for (const Row& row : rows) {
            cells.push_back(texts(row));
            std::ranges::transform(cells.back(), cells.back().begin(), visible);
        }
        console_.out().write(table_->page(cells));
    }
    // Columns of numbers stand to the right.
    [[nodiscard]] std::vector<Column> columns(const std::vector<Row>& rows) const {
        std::vector<Column> all;
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const bool numbers = std::ranges::all_of(rows, [i](const Row& row) {
                return isNumber(row[i]) || std::holds_alternative<std::monostate>(row[i]);
            });
            all.push_back({visible(names_[i]), numbers ? Column::Align::right : Column::Align::left,
                           !numbers});
        }
        return all;
    }

    const Options& options_;
    std::vector<std::string> names_;
    Console& console_;
    JsonRows objects_;
    std::optional<Table> table_;
    std::chrono::steady_clock::time_point flushed_;
};

// ---- the statement

[[noreturn]] void refuse(const db::SqlError& error, const std::string& sql,
                         const std::string& file) {
    if (error.fault == db::SqlFault::outOfTime || error.fault == db::SqlFault::failed)
        throw Failure(message(error));
    std::string place = file.empty() ? "SQL" : file;
    if (error.offset && !file.empty()) {
        const TextSpot spot = spotOf(sql, *error.offset);
        place += fmt::format(":{}:{}", spot.line, spot.column);
    }
    Message wrong{"usage-sql", {{"option", place}, {"wrong", message(error)}}};
    if (error.offset)
        wrong.parameters.push_back({"place", pointedAt(sql, *error.offset)});
    if (error.fault == db::SqlFault::wrong)
        wrong.parameters.push_back({"views", Message{"usage-sql-views", {}}});
    throw UsageError(std::move(wrong));
}

std::string statementOf(const Options& options) {
    return options.sql ? *options.sql : textOfFile(options.file);
}

/// Runs a query to its end.
class Run {
public:
    Run(const Options& options, Console& console) : options_(options), console_(console) {}

    ExitStatus operator()() {
        const std::string sql = statementOf(options_);
        db::Store store = options_.store.openForReading();
        auto query = db::askSql(store, sql, {console_.stopToken(), options_.timeout});
        if (!query)
            return ended(query.error(), sql);
        RowPrinter printer(options_, query->columns(), console_);
        const auto error = printAll(*query, printer);
        printer.end();
        if (error)
            return ended(*error, sql);
        console_.say(counted(rows_, "counted-rows"));
        return options_.status.of(ExitStatus::allWell, rows_);
    }

private:
    [[nodiscard]] ExitStatus ended(const db::SqlError& error, const std::string& sql) const {
        if (error.fault != db::SqlFault::stopped)
            refuse(error, sql, options_.file);
        console_.warn(countMessage("sql-interrupted", "rows", rows_));
        return ExitStatus::interrupted;
    }
    // What has ended it early, if anything did.
    std::optional<db::SqlError> printAll(db::SqlQuery& query, RowPrinter& printer) {
        std::optional<db::SqlError> error;
        for (bool more = true; more;) {
            std::vector<Row> page;
            while (page.size() < printer.rowsAtOnce() && (more = takeRow(query, page, error)))
                ++rows_;
            if (!page.empty() || (rows_ == 0 && !error))
                printer.print(page);
        }
        return error;
    }
    static bool takeRow(db::SqlQuery& query, std::vector<Row>& page,
                        std::optional<db::SqlError>& error) {
        auto row = query.next();
        if (!row)
            error = row.error();
        else if (*row)
            page.push_back(std::move(**row));
        return row && *row;
    }

    const Options& options_;
    Console& console_;
    std::uint64_t rows_ = 0;
};

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"SQL", "SQL", phrase("one SELECT, in quotes")}, into(options->sql));
    arguments.value(
        {"--file", "FILE", phrase("read the statement from a file; - is standard input")},
        intoFileName(options->file));
    arguments.value({"--timeout", "TIME", phrase("stop after this long, such as 500ms or 2s")},
                    into(options->timeout));
    options->format.declareList(arguments, {Format::csv});
    options->format.declareSpreadsheet(arguments);
    arguments.chooseOne({"SQL", "--file"});
    arguments.refuse(
        phrase("give a statement such as \"SELECT count(*) FROM games\", or --file FILE"),
        [options] { return !options->sql && options->file.empty(); });
    options->status.declare(arguments);
    options->store.declare(arguments);
    return [options](Console& console) { return Run(*options, console)(); };
}

} // namespace
} // namespace sql_command

Command sqlCommand() {
    return {
        "sql",
        phrase("ask the database in SQL"),
        phrase(
            "Answers one SELECT in the SQL of SQLite. It cannot change anything.\n"
            "games: id, white, black, event, site, date, date_from, date_to, year, year_guess, "
            "round, result, outcome, variant, plies, legal, opening, source, line, white_rating, "
            "black_rating, problems, white_person_id, black_person_id, event_id, comments, "
            "variations, searched, analysed.\n"
            "players: id, name, games, wins, draws, losses, first_year, last_year, "
            "highest_rating, person_id.\n"
            "events: id, name, games, first_year, last_year.\n"
            "moves(game): ply, number, side, move, origin, target, captured, captures, crowns, "
            "fen, position_key, white_men, white_kings, black_men, black_kings, clock, "
            "time_spent, score_kind, score, best, points_lost, quality.\n"
            "clocks: game, ply, side, move, clock, time_spent.\n"
            "evaluations: game, ply, side, move, position_key, score_kind, score, best, "
            "points_lost, quality.\n"
            "shots: game, ply, side, kind, forced, gain, wins, given, moves, motifs.\n"
            "structures: game, structure, side, from_ply, to_ply.\n"
            "position_evaluations: position_key, variant, engine, line, score_kind, score, moves, "
            "depth, nodes, seconds.\n"
            "docs/store.md explains them. Ctrl+C ends a long search. A database of an earlier "
            "version of Damscope is first brought up to date."),
        phrase("damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
               "    counts the games of each variant\n"
               "damscope sql \"SELECT number, side, move FROM moves(60) WHERE captures >= 3\"\n"
               "    lists the captures of three pieces or more in a game\n"
               "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m "
               "WHERE m.white_kings > 1\" --csv\n"
               "    finds positions with two white kings, as CSV"),
        sql_command::declare,
        Length::paged};
}

} // namespace damscope::cli
