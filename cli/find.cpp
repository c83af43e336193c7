// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.hpp"
#include "cli/filter_options.hpp"
#include "cli/game_list.hpp"
#include "cli/position_options.hpp"
#include "cli/progress.hpp"
#include "cli/store_options.hpp"
#include "db/search.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::optional<std::string> fen;
    std::optional<std::string> moves;
    std::optional<std::int64_t> limit;
    bool count = false;
    bool json = false;
};

rules::Position wanted(const Options& options) {
    if (options.fen.has_value() == options.moves.has_value())
        throw UsageError("say what to find: --position FEN or --moves TEXT");
    const rules::Variant variant =
        options.filter.filter().variant.value_or(rules::Variant::international);
    return options.fen ? positionFromOption(variant, *options.fen, "--position")
                       : positionAfterMoves(variant, *options.moves, "--moves");
}

// Prints hits, a page of them at a time.
class HitPrinter {
public:
    HitPrinter(db::Store& store, Console& console, bool json)
        : store_(store), console_(console), json_(json),
          table_(columns(),
                 console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                 console.mayStyle()) {}

    void add(const db::PositionHit& hit) {
        hits_.push_back(hit);
        if (hits_.size() == gamesPerPage)
            flush();
    }

    void flush() {
        std::vector<db::GameId> ids;
        for (const db::PositionHit& hit : hits_)
            ids.push_back(hit.game);
        print(db::gameLines(store_, ids));
        hits_.clear();
    }

private:
    static std::vector<Column> columns() {
        std::vector<Column> all{{"Ply", Column::Align::right}, {"Next"}};
        const std::vector<Column> game = gameColumns();
        all.insert(all.begin(), game.begin(), game.begin() + 1);
        all.insert(all.end(), game.begin() + 1, game.end());
        return all;
    }

    void print(const std::vector<db::GameLine>& games) {
        std::vector<Table::Cells> rows;
        auto hit = hits_.begin();
        for (const db::GameLine& game : games) {
            while (hit->game != game.id) // a game that has gone from the store meanwhile
                ++hit;
            if (json_)
                console_.out().write(jsonLine(jsonOf(*hit, game)));
            else
                rows.push_back(cellsOf(*hit, game));
        }
        if (!rows.empty())
            console_.out().write(table_.page(rows));
    }

    static Table::Cells cellsOf(const db::PositionHit& hit, const db::GameLine& game) {
        Table::Cells cells = gameCells(game);
        cells.insert(cells.begin() + 1, {std::to_string(hit.ply), hit.next});
        return cells;
    }

    static Json jsonOf(const db::PositionHit& hit, const db::GameLine& game) {
        Json object{{"game", db::number(hit.game)}, {"ply", hit.ply}, {"next", hit.next}};
        const Json fields = gameJson(game);
        for (const auto& field : fields.items())
            if (field.key() != "id")
                object[field.key()] = field.value();
        return object;
    }

    db::Store& store_;
    Console& console_;
    bool json_;
    Table table_;
    std::vector<db::PositionHit> hits_;
};

ExitStatus tell(const db::SearchReport& report, Console& console) {
    for (const db::GameId id : report.damaged)
        console.say(fmt::format("game {} is damaged and could not be searched to its end; damscope "
                                "check tells more",
                                db::number(id)));
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus count(db::Store& store, const rules::Position& position, const Options& options,
                 Console& console) {
    const std::stop_token stop = console.stopToken();
    const db::SearchReport report =
        db::countPosition(store, position, options.filter.filter(), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    console.out().write(options.json ? jsonLine({{"count", report.hits}})
                                     : fmt::format("{}\n", report.hits));
    return tell(report, console);
}

ExitStatus list(db::Store& store, const rules::Position& position, const Options& options,
                Console& console) {
    const std::stop_token stop = console.stopToken();
    const auto most = static_cast<std::uint64_t>(options.limit.value_or(INT64_MAX));
    HitPrinter printer(store, console, options.json);
    std::uint64_t shown = 0;
    const auto take = [&](const db::PositionHit& hit) {
        printer.add(hit);
        return ++shown < most;
    };
    const db::SearchReport report =
        most == 0 ? db::SearchReport{}
                  : db::findPosition(store, position, options.filter.filter(), take, stop);
    printer.flush();
    console.out().flush();
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    console.say((shown == most ? "the first " : "") + counted(shown, "game"));
    return tell(report, console);
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = wanted(options);
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    return options.count ? count(store, position, options, console)
                         : list(store, position, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--position", "FEN", "a position: W:W31-50:B1-20"}, into(options->fen));
    arguments.value({"--moves", "TEXT", "the position after these moves from the start"},
                    into(options->moves));
    options->store.declare(arguments);
    arguments.flag({"--count", "", "only how many games there are"}, options->count);
    arguments.value({"--limit", "N", "at most N games"}, into(options->limit, 0, INT64_MAX));
    arguments.flag({"--json", "", "one JSON object a line"}, options->json);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command findCommand() {
    return {"find", "find the games in which a position occurs",
            "A position is pieces, side to move and variant (--variant, else international); how "
            "it was reached does not matter. Ply says how many moves came before it, Next what "
            "was played there.",
            "damscope find --moves \"32-28 18-23\"\n"
            "    lists the games that reached the position after these moves\n"
            "damscope find --position \"W:W31-50:B1-20\" --count\n"
            "    counts the games that began as usual",
            declare};
}

} // namespace damscope::cli
