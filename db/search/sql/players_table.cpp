// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/sql/players_table.hpp"

#include "db/search/lists/player_list.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/virtual_table.hpp"
#include "db/store/store.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr const char* playerDeclaration =
    "CREATE TABLE player_list (id INTEGER, name TEXT, games INTEGER, wins INTEGER, draws INTEGER, "
    "losses INTEGER, first_year INTEGER, last_year INTEGER, highest_rating INTEGER, "
    "person INTEGER HIDDEN)";
constexpr int personArgument = 9;

class PlayerRows : public VirtualRows {
public:
    PlayerRows(std::vector<PersonLine> lines, std::optional<std::int64_t> person)
        : lines_(std::move(lines)) {
        if (person)
            std::erase_if(lines_, [&](const PersonLine& line) {
                return std::int64_t{number(line.person)} != *person;
            });
    }
    void next() override { ++at_; }
    [[nodiscard]] bool atEnd() const override { return at_ >= lines_.size(); }
    [[nodiscard]] std::int64_t id() const override { return number(lines_[at_].person); }
    [[nodiscard]] ColumnValue value(int column) override {
        const PersonLine& line = lines_[at_];
        const auto known = [](std::int64_t value) {
            return value > 0 ? ColumnValue(value) : ColumnValue();
        };
        const auto count = [](std::uint64_t value) {
            return ColumnValue(static_cast<std::int64_t>(value));
        };
        switch (column) {
        case 1:
            return line.name;
        case 2:
            return count(line.record.games);
        case 3:
            return count(line.record.wins);
        case 4:
            return count(line.record.draws);
        case 5:
            return count(line.record.losses);
        case 6:
            return known(line.firstYear);
        case 7:
            return known(line.lastYear);
        case 8:
            return known(line.highestRating);
        default:
            return id();
        }
    }

private:
    std::vector<PersonLine> lines_;
    std::size_t at_ = 0;
};

constexpr const char* gameDeclaration =
    "CREATE TABLE game_players (white INTEGER, black INTEGER, game INTEGER HIDDEN)";
constexpr int gameArgument = 2;
constexpr std::string_view oneGameSql =
    "SELECT id, white, black FROM game WHERE deleted IS NULL AND id = ?1";
constexpr std::string_view allGamesSql = "SELECT id, white, black FROM game WHERE deleted IS NULL";

class GamePlayerRows : public VirtualRows {
public:
    GamePlayerRows(Store& store, const Persons& persons, std::optional<std::int64_t> game)
        : persons_(persons), games_(store.connection().prepare(game ? oneGameSql : allGamesSql)) {
        if (game)
            games_.bind(*game);
        GamePlayerRows::next();
    }
    void next() override { atEnd_ = !games_.step(); }
    [[nodiscard]] bool atEnd() const override { return atEnd_; }
    [[nodiscard]] std::int64_t id() const override { return games_.integer(0); }
    [[nodiscard]] ColumnValue value(int column) override {
        if (column == gameArgument)
            return id();
        const auto side = column == 0 ? rules::Color::white : rules::Color::black;
        const auto person = persons_.of(games_.id(column + 1), games_.id<GameId>(0), side);
        return person ? ColumnValue(std::int64_t{number(*person)}) : ColumnValue();
    }

private:
    const Persons& persons_;
    Statement games_;
    bool atEnd_ = false;
};

} // namespace

void addPlayerTables(Store& store) {
    constexpr double onePlayer = 1;
    const auto players = [&store](std::optional<std::int64_t> person) {
        return std::make_unique<PlayerRows>(listAllPersons(store.connection()), person);
    };
    addVirtualTable(store.connection(),
                    {"player_list", playerDeclaration, personArgument, onePlayer, players});
    const auto persons =
        std::make_shared<std::unique_ptr<Persons>>(); // asked for by few statements
    const auto games = [&store, persons](std::optional<std::int64_t> game) {
        if (!*persons)
            *persons = std::make_unique<Persons>(store.connection());
        return std::make_unique<GamePlayerRows>(store, **persons, game);
    };
    addVirtualTable(store.connection(),
                    {"game_players", gameDeclaration, gameArgument, onePlayer, games});
}

} // namespace damscope::db
