// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/identity.hpp"

#include "db/store/sqlite/files.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"

#include <random>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view identitySql = "SELECT value FROM setting WHERE name = 'identity'";
constexpr std::string_view lastGameSql = "SELECT coalesce(max(id), 0) FROM game";
constexpr std::string_view lastSourceSql = "SELECT coalesce(max(id), 0) FROM source";

std::int64_t randomNumber() {
    std::random_device device;
    return std::uniform_int_distribution<std::int64_t>(1, INT64_MAX)(device);
}

} // namespace

void ensureIdentity(const Connection& connection) {
    if (!connection.value(identitySql))
        connection.prepare("INSERT OR IGNORE INTO setting VALUES ('identity', ?1)")
            .bind(randomNumber())
            .run();
}

std::int64_t identityOf(const Connection& connection) {
    return connection.value(identitySql).value_or(0);
}

bool isEarlierCopy(const Connection& store, const std::filesystem::path& copy) {
    try {
        const Connection other(copy, Connection::Mode::immutable);
        const auto identity = other.value(identitySql);
        return identity && identity == store.value(identitySql) &&
               other.value(lastGameSql) <= store.value(lastGameSql) &&
               other.value(lastSourceSql) <= store.value(lastSourceSql);
    } catch (const Error&) {
        return false; // damaged
    }
}

namespace {

namespace fs = std::filesystem;

std::uint64_t gamesIn(const Connection& connection) {
    return static_cast<std::uint64_t>(connection.value("SELECT count(*) FROM game").value_or(0));
}

// Without its log, which has the old name.
std::uint64_t gamesInFile(const fs::path& file) {
    try {
        return gamesIn(Connection(file, Connection::Mode::immutable));
    } catch (const Error&) {
        return 0;
    }
}

Message about(const Store& store, std::string code, std::uint64_t games) {
    Message message = countMessage(std::move(code), "games", games);
    message.parameters.push_back({"file", store.file().string()});
    return message;
}

} // namespace

Error movedStore(Store& store) {
    const std::uint64_t games = gamesIn(store.connection());
    const auto place = store.place();
    if (!place)
        return {Error::Kind::moved, about(store, "database-deleted", games)};
    const bool isWhole = store.foldLog();
    const std::uint64_t behind = isWhole ? 0 : games - gamesInFile(*place);
    Message message = behind == 0 ? about(store, "database-moved-whole", games)
                                  : about(store, "database-moved-behind", behind);
    message.parameters.push_back({"place", place->string()});
    message.parameters.push_back({"log", logOf(store.file()).string()});
    return {Error::Kind::moved, std::move(message)};
}

namespace {

constexpr std::string_view filesSql =
    "SELECT DISTINCT coalesce(nullif(file, ''), path) FROM source WHERE size > 0";

} // namespace

std::vector<std::filesystem::path> originals(Store& store) {
    std::vector<std::filesystem::path> files;
    const auto select = store.connection().kept(filesSql);
    while (select->step())
        files.emplace_back(std::string(select->text(0)));
    return files;
}

} // namespace damscope::db
