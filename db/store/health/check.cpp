// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/check.hpp"

#include "base/text/utf8.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <map>

namespace damscope::db {
namespace {

using Subject = CheckFinding::Subject;

constexpr std::string_view idsSql = "SELECT id FROM game ORDER BY id";
constexpr std::uint64_t gamesPerReport = 1000;

// The columns with text of all tables but those of SQLite itself.
constexpr std::string_view textColumnsSql =
    "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c "
    "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND c.type = 'TEXT' "
    "ORDER BY t.name, c.cid";

std::string quoted(const std::string& name) {
    return "\"" + name + "\"";
}

// Number and checksum of the postings of some games, or of a segment.
struct Sum {
    std::uint64_t postings = 0;
    std::uint64_t checksum = 0;
    void add(std::uint64_t key, GamePly hit) {
        ++postings;
        checksum += postingHash(key, hit);
    }
    friend bool operator==(const Sum&, const Sum&) = default;
};

class Checker {
public:
    Checker(Store& store, CheckDepth depth, std::stop_token stop, const base::Progress& progress)
        : store_(store), full_(depth == CheckDepth::full), stop_(std::move(stop)),
          progress_(progress) {}

    CheckReport run() && {
        guarded(Subject::file, [&] { checkLog(); });
        guarded(Subject::file, [&] { checkFile(); });
        guarded(Subject::reference, [&] { checkReferences(); });
        guarded(Subject::file, [&] { checkGames(); });
        guarded(Subject::file, [&] { checkColumns(); });
        guarded(Subject::file, [&] { report_.deleted = countDeleted(store_); });
        guarded(Subject::file, [&] { checkTexts(); });
        guarded(Subject::index, [&] { checkIndex(); });
        return std::move(report_);
    }

private:
    void find(Subject subject, Message message, std::optional<GameId> game = std::nullopt) {
        ++report_.findingCount;
        report_.indexFaults += subject == Subject::index ? 1 : 0;
        report_.textFaults += subject == Subject::text ? 1 : 0;
        if (report_.findings.size() < CheckReport::findingLimit)
            report_.findings.push_back({subject, game, std::move(message)});
    }

    // Damage ends one part of the check; other failures end all of it.
    template <class Part> void guarded(Subject subject, Part part) {
        if (!goOn())
            return;
        try {
            part();
        } catch (const Error& error) {
            if (error.kind() != Error::Kind::damaged)
                throw;
            find(subject, error.reason());
        }
    }

    bool goOn() {
        if (stop_.stop_requested())
            report_.complete = false;
        return report_.complete;
    }

    void checkLog() {
        const LogReading log = readSettledLog(store_.file());
        report_.logIsCutOff = log.state == LogState::cutOff;
        if (log.state == LogState::damaged)
            find(Subject::log, {"store-log-damaged",
                                {{"log", logOf(store_.file()).string()},
                                 {"frame", counted(log.firstUnsound + 1)},
                                 {"frames", counted(log.frames.size())}}});
    }

    void checkFile() {
        Statement select =
            store_.connection().prepare(full_ ? "PRAGMA integrity_check" : "PRAGMA quick_check");
        while (select.step())
            if (select.text(0) != "ok")
                find(Subject::file,
                     {"store-file-damaged", {{"reason", std::string(select.text(0))}}});
    }

    void checkReferences() {
        Statement select = store_.connection().prepare("PRAGMA foreign_key_check");
        while (select.step())
            find(Subject::reference, {"store-lost-row",
                                      {{"row", select.integer(1)},
                                       {"table", std::string(select.text(0))},
                                       {"other", std::string(select.text(2))}}});
    }

    void checkGames() {
        report_.games = countGames(store_.connection(), 1, UINT32_MAX);
        Statement select = store_.connection().prepare(idsSql);
        while (goOn() && select.step()) {
            const auto id = static_cast<GameId>(select.integer(0));
            checkGame(id);
            ++report_.checked;
            if (progress_ && report_.checked % gamesPerReport == 0)
                progress_(report_.checked, report_.games);
        }
    }

    void checkGame(GameId id) {
        const auto game = loadGame(store_, id);
        if (!game) {
            ++report_.damaged;
            find(Subject::game, game.error().reason, id);
        } else if (full_) {
            checkMoves(id, *game);
        }
    }

    void checkMoves(GameId id, const rules::Game& game) {
        const auto illegal = firstIllegalMove(game);
        if (!illegal)
            return;
        ++report_.damaged;
        find(Subject::game,
             {"store-illegal-move",
              {{"game", counted(number(id))}, {"ply", counted(game.ply(*illegal))}}},
             id);
    }

    void checkColumns() {
        if (const auto block = firstWrongBlock(store_.connection()))
            find(Subject::file,
                 {"store-columns-differ", {{"first", counted(*block * gamesPerBlock)}}});
    }

    void checkTexts() {
        std::map<std::string, std::vector<std::string>> columns;
        Statement select = store_.connection().prepare(textColumnsSql);
        while (select.step())
            columns[std::string(select.text(0))].emplace_back(select.text(1));
        for (const auto& [table, names] : columns)
            checkTexts(table, names);
    }

    // Texts of a column that are not UTF-8.
    struct WrongTexts {
        std::uint64_t rows = 0;
        std::string first;
    };

    void checkTexts(const std::string& table, const std::vector<std::string>& columns) {
        std::string list;
        for (const std::string& column : columns)
            list += (list.empty() ? "" : ", ") + quoted(column);
        Statement select = store_.connection().prepare("SELECT " + list + " FROM " + quoted(table));
        std::vector<WrongTexts> wrong(columns.size());
        while (goOn() && select.step())
            for (std::size_t i = 0; i < columns.size(); ++i)
                if (const std::string_view text = select.text(static_cast<int>(i));
                    !base::isUtf8(text) && wrong[i].rows++ == 0)
                    wrong[i].first = text;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (wrong[i].rows > 0)
                find(Subject::text, notUtf8(table + "." + columns[i], wrong[i]));
    }

    static Message notUtf8(const std::string& column, const WrongTexts& wrong) {
        Message message = countMessage("store-not-utf8", "rows", wrong.rows);
        message.parameters.push_back({"column", column});
        message.parameters.push_back({"text", parser::decodedText(wrong.first)});
        return message;
    }

    void checkIndex() {
        for (const Stretch& stretch : coverage(store_.connection())) {
            if (!goOn())
                return;
            if (!stretch.segment)
                report_.unindexed += countGames(store_.connection(), stretch.first, stretch.last);
            else if (full_)
                guarded(Subject::index, [&] { checkSegment(*stretch.segment); });
        }
    }

    void checkSegment(const Segment& segment) {
        const Sum noted{segment.postings, segment.checksum};
        if (sumOf(segment) != noted || sumOfGames(segment) != noted)
            find(Subject::index,
                 {"store-index-differs",
                  {{"first", counted(segment.firstGame)}, {"last", counted(segment.lastGame)}}});
    }

    Sum sumOf(const Segment& segment) {
        Sum sum;
        SegmentReader reader(store_.connection(), segment);
        while (reader.next())
            for (const GamePly& hit : reader.hits())
                sum.add(reader.key(), hit);
        return sum;
    }

    Sum sumOfGames(const Segment& segment) {
        Sum sum;
        std::vector<Posting> postings;
        MovetextReader games(store_.connection(), segment.firstGame, segment.lastGame);
        while (games.next()) {
            postings.clear();
            appendPostings(games.game(), games.moves(), postings);
            for (const Posting& posting : postings)
                sum.add(posting.key, posting.hit);
        }
        return sum;
    }

    Store& store_;
    bool full_;
    std::stop_token stop_;
    const base::Progress& progress_;
    CheckReport report_;
};

} // namespace

CheckReport check(Store& store, CheckDepth depth, std::stop_token stop,
                  const base::Progress& progress) {
    const Snapshot snapshot(store);
    return Checker(store, depth, std::move(stop), progress).run();
}

bool leavesLogAfter(const CheckReport& report, Store& store) {
    if (!report.isDamaged())
        return !store.foldLog();
    store.leaveLog();
    return false; // there is worse to say
}

} // namespace damscope::db
