// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/game_files.hpp"

#include "analysis/judgement/annotation.hpp"
#include "base/text/visible.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/events.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "pages/event_sheet.hpp"
#include "pages/paper/bulletin.hpp"
#include "pages/paper/sheet_paper.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>
#include <vector>

namespace damscope::pages {
namespace {

// Names may contain control characters. In JSON they can be escaped without changing the data;
// other formats keep their bytes.
db::OutputSink sinkFor(const db::OutputSink& bytes, db::ExportFormat format) {
    if (format == db::ExportFormat::json || format == db::ExportFormat::jsonl)
        return [&bytes](std::string_view piece) { bytes(base::visibleJson(piece)); };
    return bytes;
}

parser::html::Words htmlWords(const std::string& title, Language language) {
    const auto site = [language](const char* key) { return word("site", key, language); };
    parser::html::Words words;
    words.language = codeOf(language);
    words.title = title;
    words.games = word("page", "games", language);
    words.start = site("to-start");
    words.previous = site("previous-move");
    words.next = site("next-move");
    words.end = site("to-end");
    words.turn = site("turn-board");
    words.unread = site("unread");
    words.round = word("page", "round", language);
    return words;
}

std::string titleOf(const GamesWish& wish) {
    return wish.title.empty() ? word("site", "title", wish.locale) : wish.title;
}

// The event whose games these are, all of them.
std::optional<db::EventPage> eventOf(db::Store& store, std::span<const db::GameId> games) {
    constexpr std::size_t mostOfAnEvent = 10'000;
    if (games.size() < 2 || games.size() > mostOfAnEvent)
        return std::nullopt;
    std::vector<db::GameId> ascending(games.begin(), games.end());
    std::ranges::sort(ascending);
    const auto within = db::listEvents(store, "", {.ids = ascending});
    if (within.size() != 1)
        return std::nullopt;
    for (const db::EventLine& event : db::listEvents(store, within.front().name))
        if (event.games == ascending)
            return db::eventPage(store, event);
    return std::nullopt;
}

void sortByRound(std::vector<db::GameId>& games, const db::EventPage& event) {
    std::map<db::GameId, int> rounds;
    for (const db::EventGame& game : event.table.games)
        rounds[db::GameId{game.game}] = game.round;
    std::ranges::stable_sort(games, {}, [&](db::GameId game) { return rounds[game]; });
}

/// The pages of a bulletin, made while they are printed.
class BulletinPages {
public:
    BulletinPages(db::Store& store, std::vector<db::GameId> games, const GamesWish& wish,
                  const std::optional<db::EventPage>& event, std::stop_token stop)
        : store_(store), games_(std::move(games)), wish_(wish), stop_(std::move(stop)),
          title_(wish.title.empty() && event ? event->event.name : titleOf(wish)),
          ready_(tableOf(event)), bulletin_(title_, ready_.size() + 1, wish.locale) {
        if (!wish.title.empty() && ready_.empty())
            bulletin_.addTitle();
    }

    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] std::optional<std::string> next() {
        while (ready_.empty() && !isFinished_)
            addGame();
        if (ready_.empty())
            return std::nullopt;
        std::string page = std::move(ready_.front());
        ready_.pop_front();
        return page;
    }
    [[nodiscard]] const db::ExportReport& report() const { return report_; }

private:
    // A title of one's own stands above the name of the event.
    [[nodiscard]] std::deque<std::string> tableOf(const std::optional<db::EventPage>& event) const {
        if (!event)
            return {};
        Sheet sheet = eventSheet(*event, wish_.locale);
        if (!wish_.title.empty() && wish_.title != sheet.title)
            sheet.facts.insert(sheet.facts.begin(), std::exchange(sheet.title, wish_.title));
        const auto table = sheetPaper(sheet, wish_.locale);
        return {table.begin(), table.end()};
    }

    void addGame() {
        report_.complete = !stop_.stop_requested();
        if (!report_.complete || place_ == games_.size()) {
            isFinished_ = true;
            bulletin_.finish();
        } else {
            print(games_[place_++]);
            if (wish_.progress)
                wish_.progress(place_, games_.size());
        }
        for (std::string& page : bulletin_.takePages())
            ready_.push_back(std::move(page));
    }

    void print(db::GameId id) {
        auto stored = db::loadGame(store_, id);
        if (!stored) {
            report_.damaged.push_back(stored.error());
            return;
        }
        std::optional<rules::Game> game = wish_.change ? wish_.change(id, *stored) : *stored;
        if (!game)
            return;
        const db::GameLine line = db::gameLines(store_, std::span(&id, 1)).at(0);
        // The nodes of an excerpt are not those that were judged.
        const auto diagrams = takeDiagrams(*game, wish_.isExcerpt ? analysis::GameJudgement()
                                                                  : judgement(id, *stored));
        bulletin_.add({line.header,
                       db::storedOpeningText(line.openingId, line.opening, wish_.locale),
                       std::move(*game), diagrams});
        ++report_.games;
    }

    [[nodiscard]] analysis::GameJudgement judgement(db::GameId id, const rules::Game& game) {
        return wish_.judge ? wish_.judge(id, game) : judgementOf(&store_, game);
    }

    db::Store& store_;
    std::vector<db::GameId> games_;
    const GamesWish& wish_;
    std::stop_token stop_;
    std::string title_;
    std::deque<std::string> ready_; ///< pages to be printed
    Bulletin bulletin_;
    std::size_t place_ = 0;
    bool isFinished_ = false;
    db::ExportReport report_;
};

db::ExportReport writeBulletin(db::Store& store, std::span<const db::GameId> games,
                               const GamesWish& wish, const PrintPages& print,
                               const std::stop_token& stop) {
    const db::Snapshot snapshot(store);
    std::vector<db::GameId> order(games.begin(), games.end());
    const auto event = eventOf(store, games);
    if (event)
        sortByRound(order, *event);
    BulletinPages pages(store, std::move(order), wish, event, stop);
    // A file of no pages cannot be drawn.
    std::optional<std::string> first = pages.next();
    if (first)
        print(pages.title(),
              [&] { return first ? std::exchange(first, std::nullopt) : pages.next(); });
    return pages.report();
}

// The change that also says how far the work is.
db::GameChange countedChange(const GamesWish& wish, std::size_t games) {
    if (!wish.progress)
        return wish.change;
    return [&wish, games, done = std::uint64_t{0}](db::GameId id, const rules::Game& game) mutable {
        wish.progress(++done, games);
        return wish.change ? wish.change(id, game) : std::optional(game);
    };
}

} // namespace

db::ExportReport writeGames(db::Store& store, std::span<const db::GameId> games,
                            const GamesWish& wish, const GamesOutput& out,
                            const std::stop_token& stop) {
    if (!wish.format)
        return writeBulletin(store, games, wish, out.pages, stop);
    return db::exportGames(store, games, *wish.format, sinkFor(out.bytes, *wish.format), stop,
                           htmlWords(titleOf(wish), wish.locale),
                           countedChange(wish, games.size()));
}

analysis::GameJudgement judgementOf(db::Store* store, const rules::Game& game) {
    return analysis::judgeWithComments(game, [store](const rules::Position& position) {
        return store == nullptr ? std::nullopt : db::evaluation(*store, position);
    });
}

void writeGame(const rules::Game& game, const analysis::GameJudgement& judgement,
               const GamesWish& wish, const GamesOutput& out) {
    if (wish.format == db::ExportFormat::html) {
        const parser::html::Words words = htmlWords(titleOf(wish), wish.locale);
        out.bytes(parser::html::head(words) + parser::html::game(game, 1, words) +
                  parser::html::tail());
        return;
    }
    if (wish.format)
        return out.bytes(parser::writePdn(game));
    const db::GameRow row = db::editedRow(game, 1, 1);
    PrintedGame printed{row.header, db::openingText(row.opening, wish.locale), game, {}};
    printed.diagrams = takeDiagrams(printed.game, judgement);
    Bulletin bulletin(titleOf(wish), 1, wish.locale);
    bulletin.add(printed);
    bulletin.finish();
    std::vector<std::string> pages = bulletin.takePages();
    std::size_t next = 0;
    out.pages(titleOf(wish), [&] {
        return next < pages.size() ? std::optional(std::move(pages[next++])) : std::nullopt;
    });
}

} // namespace damscope::pages
