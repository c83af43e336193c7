// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/moved_store.hpp"

#include "db/sqlite/log_file.hpp"
#include "db/store/store.hpp"
#include "messages/counts.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace damscope::db {
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

} // namespace damscope::db
