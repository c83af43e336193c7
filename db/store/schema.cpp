// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/schema.hpp"

#include "base/files/file_kind.hpp"
#include "db/codec/fold_name.hpp"
#include "db/index/header_columns.hpp"
#include "db/opening_names/stored_names.hpp"
#include "db/players/person_name.hpp"
#include "db/records/former_content.hpp"
#include "db/records/guessed_years.hpp"
#include "db/records/message_json.hpp"
#include "db/sqlite/first_bytes.hpp"
#include "db/sqlite/new_file.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/old_sentences.hpp"
#include "db/store/schema_tables.hpp"
#include "db/views/views.hpp"
#include "rules/board/outcome_name.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

// The names people read in joins follow the program: added to whenever the program knows more.
void fillNames(const Connection& connection) {
    Statement variant = connection.prepare("INSERT OR IGNORE INTO variant VALUES (?1, ?2)");
    for (const rules::Variant v : rules::allVariants())
        variant.bind(v, rules::rules(v).name).run();
    Statement result = connection.prepare("INSERT OR IGNORE INTO result VALUES (?1, ?2)");
    for (const auto value :
         {rules::GameResult::unknown, rules::GameResult::whiteWins, rules::GameResult::draw,
          rules::GameResult::blackWins, rules::GameResult::bothLose})
        result
            .bind(value,
                  value == rules::GameResult::unknown ? "unknown" : rules::outcomeName(value))
            .run();
}

// Names that are found by other letters than before.
void refold(Connection& connection, const std::string& table) {
    Statement select = connection.prepare("SELECT id, name, folded FROM " + table);
    Statement update = connection.prepare("UPDATE " + table + " SET folded = ?2 WHERE id = ?1");
    while (select.step()) {
        const std::string folded = foldName(select.text(1));
        if (folded != select.text(2))
            update.bind(select.integer(0), folded).run();
    }
}

void toVersion2(Connection& connection) {
    connection.execute(std::string(changesOfVersion2));
    for (const char* table : {"player", "event", "site"})
        refold(connection, table);
}

void toVersion3(Connection& connection) {
    connection.execute(std::string(changesOfVersion3));
    refreshColumns(connection, 1, UINT32_MAX);
}

// Old sentences become what they were made from (old_sentences.hpp).
void toVersion4(Connection& connection) {
    connection.execute(std::string(changesOfVersion4));
    Statement select =
        connection.prepare("SELECT id, code, message, suggestion FROM problem_in_words");
    Statement update =
        connection.prepare("UPDATE problem SET parameters = ?2, suggestion = ?3 WHERE id = ?1");
    while (select.step()) {
        const Message message = messageOfSentence(std::string(select.text(1)), select.text(2));
        const auto meant = suggestionOfSentence(select.text(3));
        const auto suggestion = meant ? std::optional(messageAsJson(*meant)) : std::nullopt;
        update.bind(select.integer(0), parametersAsJson(message), suggestion).run();
    }
    select.reset();
    connection.execute(std::string(endOfVersion4));
}

// Each name is that of a person of its own until somebody decides otherwise.
void toVersion10(Connection& connection) {
    connection.execute(std::string(changesOfVersion10));
    Statement select = connection.prepare("SELECT id, name FROM player");
    Statement update = connection.prepare("UPDATE player SET person = id WHERE id = ?1");
    while (select.step())
        if (readPersonName(select.text(1)))
            update.bind(select.integer(0)).run();
}

void toVersion13(Connection& connection) {
    connection.execute(std::string(changesOfVersion13));
    noteKeptContents(connection);
}

void toVersion14(Connection& connection) {
    connection.execute(std::string(changesOfVersion14));
    separateGuessedYears(connection);
}

void makeTables(const std::filesystem::path& file) {
    Connection connection(file, Connection::Mode::create);
    // Larger pages suit the blocks of the position index.
    connection.execute("PRAGMA page_size=8192;"
                       "PRAGMA application_id=" +
                       std::to_string(base::storeApplication) + "; PRAGMA journal_mode=WAL;");
    Transaction transaction(connection);
    connection.execute(std::string(tablesOfVersion1));
    connection.execute(std::string(changesOfVersion2));
    connection.execute(std::string(changesOfVersion3));
    toVersion4(connection);
    connection.execute(std::string(changesOfVersion5));
    connection.execute(std::string(changesOfVersion6));
    connection.execute(std::string(changesOfVersion7));
    connection.execute(std::string(changesOfVersion8));
    toVersion10(connection);
    connection.execute(std::string(changesOfVersion11));
    connection.execute(std::string(changesOfVersion12));
    connection.execute(std::string(changesOfVersion13));
    connection.execute(std::string(changesOfVersion14));
    createViews(connection, ViewPlace::store); // version 9
    fillNames(connection);
    noteOpeningNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

Error notAStore(const std::filesystem::path& file) {
    return {Error::Kind::foreign, Message{"database-foreign", {{"file", file.string()}}}};
}

Error newerStore(const std::filesystem::path& file) {
    return {Error::Kind::newer, Message{"database-newer-unchanged", {{"file", file.string()}}}};
}

// https://www.sqlite.org/fileformat2.html#the_database_header
constexpr std::size_t versionPlace = 60;
constexpr std::size_t headerSize = 100;

std::int64_t bigEndian(std::string_view bytes) {
    std::int64_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

// Read as plain bytes: a program that was killed while it carried its log over leaves a file that
// is whole only together with the log, and opening that one for writing would change what may be no
// store at all.
std::string headerOf(const std::filesystem::path& file) {
    return firstBytes(file, headerSize);
}

} // namespace

void createStore(const std::filesystem::path& file) {
    requireNoLeftLog(file);
    NewFile unfinished(file);
    makeTables(unfinished.unfinished());
    unfinished.keep(base::Present::replaced); // an empty file
}

void requireStore(const std::filesystem::path& file) {
    const std::string header = headerOf(file);
    if (!base::beginsAsStore(header))
        throw notAStore(file);
    if (bigEndian(std::string_view(header).substr(versionPlace, 4)) > schemaVersion)
        throw newerStore(file);
}

int versionOf(const Connection& connection) {
    return static_cast<int>(connection.value("PRAGMA user_version").value_or(0));
}

namespace {

/// What changes a store of any earlier version; version 9 brought views only.
struct Migration {
    int to = 0; ///< schema version
    void (*run)(Connection&) = nullptr;
};
template <const std::string_view& Sql> void execute(Connection& connection) {
    connection.execute(std::string(Sql));
}
constexpr std::array migrations{
    Migration{2, toVersion2},
    Migration{3, toVersion3},
    Migration{4, toVersion4},
    Migration{5, execute<changesOfVersion5>},
    Migration{6, execute<changesOfVersion6>},
    Migration{7, execute<changesOfVersion7>},
    Migration{8, execute<changesOfVersion8>},
    Migration{10, toVersion10},
    Migration{11, execute<changesOfVersion11>},
    Migration{12, execute<changesOfVersion12>},
    Migration{13, toVersion13},
    Migration{14, toVersion14},
};

} // namespace

void migrate(Connection& connection) {
    const int version = versionOf(connection);
    if (version == schemaVersion)
        return;
    if (version > schemaVersion)
        throw newerStore(connection.file());
    if (version < 1)
        throw notAStore(connection.file());
    Transaction transaction(connection);
    for (const Migration& migration : migrations)
        if (version < migration.to)
            migration.run(connection);
    createViews(connection, ViewPlace::store); // version 9
    fillNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

} // namespace damscope::db
