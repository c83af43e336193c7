// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/schema.hpp"

#include "base/files/file_kind.hpp"
#include "db/opening_names/stored_names.hpp"
#include "db/sqlite/first_bytes.hpp"
#include "db/sqlite/new_file.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/schema_tables.hpp"
#include "db/views/views.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

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

void makeTables(const std::filesystem::path& file) {
    Connection connection(file, Connection::Mode::create);
    // Larger pages suit the blocks of the position index.
    connection.execute("PRAGMA page_size=8192;"
                       "PRAGMA application_id=" +
                       std::to_string(base::storeApplication) + "; PRAGMA journal_mode=WAL;");
    Transaction transaction(connection);
    for (const std::string_view tables :
         {gameTables, indexTables, changeTables, keptTables, analysisTables, trainingTables})
        connection.execute(std::string(tables));
    createViews(connection, ViewPlace::store);
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

void requireStore(const std::filesystem::path& file, const Schema& schema) {
    const std::string header = headerOf(file);
    if (!base::beginsAsStore(header))
        throw notAStore(file);
    if (bigEndian(std::string_view(header).substr(versionPlace, 4)) > schema.version)
        throw newerStore(file);
}

int versionOf(const Connection& connection) {
    return static_cast<int>(connection.value("PRAGMA user_version").value_or(0));
}

void migrate(Connection& connection, const Schema& schema) {
    const int version = versionOf(connection);
    if (version == schema.version)
        return;
    if (version > schema.version)
        throw newerStore(connection.file());
    if (version < 1)
        throw notAStore(connection.file());
    Transaction transaction(connection);
    for (const Migration& migration : schema.migrations)
        if (version < migration.to)
            migration.run(connection);
    createViews(connection, ViewPlace::store);
    fillNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schema.version));
    transaction.commit();
}

} // namespace damscope::db
