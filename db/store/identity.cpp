// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/identity.hpp"

#include "db/store/sqlite/files.hpp"
#include "db/store/store.hpp"
#include "intake/input_file.hpp"
#include "messages/message.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <thread>
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

} // namespace

Error movedStore(Store& store) {
    const std::uint64_t games = gamesIn(store.connection());
    const auto place = store.place();
    if (!place)
        return {Error::Kind::moved, countMessage("database-deleted", "games", games), store.file()};
    const bool isWhole = store.foldLog();
    const std::uint64_t behind = isWhole ? 0 : games - gamesInFile(*place);
    Message message = behind == 0 ? countMessage("database-moved-whole", "games", games)
                                  : countMessage("database-moved-behind", "games", behind);
    message.parameters.push_back({"place", place->string()});
    message.parameters.push_back({"file", store.file().string()});
    message.parameters.push_back({"log", logOf(store.file()).string()});
    return {Error::Kind::moved, std::move(message), store.file()};
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

namespace {

namespace fs = std::filesystem;

constexpr std::string_view markName = "change";
constexpr std::string_view markBeforeName = "change before";

/// The number of a store's last change, and of the one before.
struct Mark {
    std::int64_t change = 0;
    std::int64_t before = 0; ///< 0: there was none
};

/// A file without its log.
struct FileAlone {
    std::uint32_t page = 0; ///< where the table of marks is
    std::size_t pageSize = 0;
    std::optional<std::int64_t> change;
};

// Nothing if it cannot be read.
std::optional<FileAlone> readAlone(const fs::path& store) {
    try {
        const Connection file(store, Connection::Mode::immutable);
        const auto page = file.value("SELECT rootpage FROM sqlite_schema WHERE name = 'setting'");
        const auto size = file.value("PRAGMA page_size");
        if (!page || !size)
            return std::nullopt;
        return FileAlone{static_cast<std::uint32_t>(*page), static_cast<std::size_t>(*size),
                         file.value("SELECT value FROM setting WHERE name = ?1", markName)};
    } catch (const Error&) {
        return std::nullopt;
    }
}

using PageBytes = std::span<const char>;

std::uint64_t numberIn(PageBytes bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes)
        number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

/// A row of `setting`.
struct Setting {
    std::string_view name;
    std::int64_t value = 0;
};

// A cell of a leaf (https://www.sqlite.org/fileformat2.html, 1.6 and 2.1): the size of the row, the
// size of its header, two types, and the values. All sizes take a byte, the names being short.
std::optional<Setting> settingIn(PageBytes cell) {
    constexpr std::size_t head = 4;
    constexpr std::array<std::size_t, 7> integerSizes{0, 1, 2, 3, 4, 6, 8};
    if (cell.size() < head || cell[1] != head - 1)
        return std::nullopt;
    const auto textType = static_cast<unsigned char>(cell[2]);
    const auto integerType = static_cast<unsigned char>(cell[3]);
    if (textType < 13 || textType > 127 || textType % 2 == 0 || integerType > 9)
        return std::nullopt;
    const std::size_t nameSize = (textType - 13U) / 2;
    const std::size_t valueSize = integerType < integerSizes.size() ? integerSizes[integerType] : 0;
    if (cell.size() < head + nameSize + valueSize)
        return std::nullopt;
    const PageBytes name = cell.subspan(head, nameSize);
    std::uint64_t value = numberIn(cell.subspan(head + nameSize, valueSize));
    if (integerType == 9)
        value = 1;
    else if (valueSize > 0 && valueSize < 8 && (value >> (8 * valueSize - 1) & 1) != 0)
        value |= ~std::uint64_t{0} << (8 * valueSize);
    return Setting{{name.data(), name.size()}, static_cast<std::int64_t>(value)};
}

// Nothing if the page is no leaf of the table, or has no marks.
std::optional<Mark> markOn(PageBytes page) {
    constexpr char indexLeaf = 0x0a;
    constexpr std::size_t headerSize = 8;
    if (page.size() < headerSize || page[0] != indexLeaf)
        return std::nullopt;
    const std::size_t cells = numberIn(page.subspan(3, 2));
    Mark mark;
    bool isMarked = false;
    for (std::size_t i = 0; i < cells && headerSize + 2 * i + 2 <= page.size(); ++i) {
        const std::size_t place = numberIn(page.subspan(headerSize + 2 * i, 2));
        const auto setting = settingIn(page.subspan(std::min(place, page.size())));
        if (setting && setting->name == markName) {
            mark.change = setting->value;
            isMarked = true;
        } else if (setting && setting->name == markBeforeName) {
            mark.before = setting->value;
        }
    }
    return isMarked ? std::optional(mark) : std::nullopt;
}

// How many frames of the log SQLite would read: those of changes that are whole.
std::size_t countCommitted(const LogReading& log) {
    std::size_t count = log.firstUnsound;
    while (count > 0 && log.frames[count - 1].pagesAfter == 0)
        --count;
    return count;
}

// A log that cannot be read, or that SQLite will not read, belongs to any file.
bool isStray(const fs::path& store, const fs::path& log) {
    const auto file = hasContents(log) ? readAlone(store) : std::nullopt;
    if (!file)
        return false;
    const LogReading reading = readLogFile(log, file->pageSize);
    const InputFile bytes(log.string());
    std::vector<char> page(file->pageSize);
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < reading.frames.size(); ++i) {
        const LogFrame& frame = reading.frames[i];
        if (frame.page != file->page || !fillFrom(bytes, frame.place, page))
            continue;
        const auto mark = markOn(page);
        if (!mark)
            continue;
        if (file->change == mark->change || (!first && file->change.value_or(0) == mark->before))
            return false;
        first = first.value_or(i);
    }
    return first && *first < countCommitted(reading);
}

// A program that writes at this moment changes the one before the other. None does under the lock;
// where none can be made, what stays so is so.
bool isCertainlyStray(const fs::path& store) {
    constexpr std::chrono::milliseconds moment{50};
    std::optional<WriterLock> lock;
    try {
        lock.emplace(store, 10 * moment);
    } catch (const Error& error) {
        if (error.kind() == Error::Kind::busy)
            return false; // it was its writer's when that one opened it
        std::this_thread::sleep_for(moment);
    }
    return isStray(store, logOf(store));
}

// One that is gone meanwhile is no stray one; of one that cannot be read SQLite will say why.
template <class Look> bool isFound(const Look& isStray) {
    try {
        return isStray();
    } catch (const SourceFailure&) {
        return false;
    } catch (const Error&) {
        return false;
    }
}

} // namespace

// Numbers of 62 bits, all of the same size in the file, so that they never change their places: a
// page of which a power cut leaves one half has one number or the other.
void markChanges(Connection& connection) {
    if (!connection.value("SELECT value FROM setting WHERE name = ?1", markName))
        connection.execute("INSERT OR IGNORE INTO setting VALUES ('change before', 0), "
                           "('change', (random() & 4611686018427387903) | 4611686018427387904)");
    connection.beforeCommit(
        "UPDATE setting SET value = (SELECT value FROM setting WHERE name = 'change') "
        "WHERE name = 'change before';"
        "UPDATE setting SET value = (random() & 4611686018427387903) | 4611686018427387904 "
        "WHERE name = 'change';");
}

bool isLogOf(const fs::path& log, const fs::path& file) {
    return !isFound([&] { return isStray(file, log); });
}

void requireOwnLog(const fs::path& store, LogGuard guard) {
    const bool isLocked = guard == LogGuard::locked;
    const bool strays = isFound(
        [&] { return isStray(store, logOf(store)) && (isLocked || isCertainlyStray(store)); });
    if (strays)
        throw Error(
            Error::Kind::strayLog,
            {"database-stray-log", {{"file", store.string()}, {"log", logOf(store).string()}}},
            store);
}

} // namespace damscope::db
