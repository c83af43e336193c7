// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/identity.hpp"

#include "db/sqlite/sqlite.hpp"

#include <cstdint>
#include <random>
#include <string_view>

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

} // namespace damscope::db
