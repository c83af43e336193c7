// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/game_files.hpp"

#include "cli/exchange/bulletin.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/events.hpp"
#include "db/store/games.hpp"
#include "messages/words.hpp"
#include "pages/event_sheet.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

// Names may contain control characters. In JSON they can be escaped without changing the data;
// other formats keep their bytes.
db::OutputSink sinkFor(Output& out, db::ExportFormat format) {
    if (format == db::ExportFormat::json || format == db::ExportFormat::jsonl)
        return [&out](std::string_view piece) { out.write(visibleJson(piece)); };
    return [&out](std::string_view piece) { out.write(piece); };
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

// The event whose games these are, all of them.
std::optional<db::EventPage> eventOf(db::Store& store, std::span<const db::GameId> games) {
    constexpr std::size_t mostOfAnEvent = 10'000;
    if (games.size() > mostOfAnEvent)
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
                  const std::optional<db::EventPage>& event, const Console& console)
        : store_(store), games_(std::move(games)), wish_(wish), judge_(store, wish.judgement),
          stop_(console.stopToken()), ready_(tableOf(event, console.locale())),
          bulletin_(titleOf(wish, event, console.locale()), ready_.size() + 1, console.locale()) {}

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
    static std::deque<std::string> tableOf(const std::optional<db::EventPage>& event,
                                           Language language) {
        if (!event)
            return {};
        const auto table = sheetPaper(pages::eventSheet(*event, language), language);
        return {table.begin(), table.end()};
    }

    static std::string titleOf(const GamesWish& wish, const std::optional<db::EventPage>& event,
                               Language language) {
        if (!wish.title.empty())
            return wish.title;
        return event ? event->event.name : word("site", "title", language);
    }

    void addGame() {
        report_.complete = !stop_.stop_requested();
        if (!report_.complete || place_ == games_.size()) {
            isFinished_ = true;
            bulletin_.finish();
        } else {
            print(games_[place_++]);
        }
        for (std::string& page : bulletin_.takePages())
            ready_.push_back(std::move(page));
    }

    void print(db::GameId id) {
        if (const auto game = db::loadGame(store_, id); !game) {
            report_.damaged.push_back(game.error());
            return;
        }
        JudgedGame judged = judge_.judged(db::number(id));
        std::optional<rules::Game> game =
            wish_.change ? wish_.change(id, judged.game) : std::move(judged.game);
        if (!game)
            return;
        // Of an excerpt the nodes are others than those that were judged.
        const auto diagrams =
            takeDiagrams(*game, wish_.isExcerpt ? analysis::GameJudgement() : judged.judgement);
        bulletin_.add({std::move(judged.line), std::move(*game), diagrams});
        ++report_.games;
    }

    db::Store& store_;
    std::vector<db::GameId> games_;
    const GamesWish& wish_;
    GameJudge judge_;
    std::stop_token stop_;
    std::deque<std::string> ready_; ///< pages to be printed
    Bulletin bulletin_;
    std::size_t place_ = 0;
    bool isFinished_ = false;
    db::ExportReport report_;
};

} // namespace

db::ExportReport GameFiles::write(std::span<const db::GameId> games, Output& out) {
    if (wish_.form.is(Product::bulletin))
        return writeBulletin(games, out);
    const db::ExportFormat format = wish_.form.exportFormat();
    const std::string title =
        wish_.title.empty() ? word("site", "title", console_.locale()) : wish_.title;
    return db::exportGames(store_, games, format, sinkFor(out, format), console_.stopToken(),
                           htmlWords(title, console_.locale()), wish_.change);
}

db::ExportReport GameFiles::writeBulletin(std::span<const db::GameId> games, Output& out) {
    const db::Snapshot snapshot(store_);
    std::vector<db::GameId> order(games.begin(), games.end());
    const auto event = eventOf(store_, games);
    if (event)
        sortByRound(order, *event);
    BulletinPages pages(store_, std::move(order), wish_, event, console_);
    // A file of no pages cannot be drawn.
    std::optional<std::string> first = pages.next();
    if (first)
        pdf_.print([&] { return first ? std::exchange(first, std::nullopt) : pages.next(); },
                   [&out](std::string_view bytes) { out.write(bytes); });
    return pages.report();
}

} // namespace damscope::cli
