// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/files.hpp"

#include "base/files/output_target.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/input_file.hpp"
#include "messages/translation.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t headerSize = 32;
constexpr std::size_t frameHeaderSize = 24;
constexpr std::size_t checkedOfFrameHeader = 8;
constexpr std::uint32_t magic = 0x377f0682; // one more: checksums with the highest byte first

using Bytes = std::span<const char>;

std::uint32_t highestFirst(Bytes bytes) {
    std::uint32_t number = 0;
    for (const char byte : bytes.first<4>())
        number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

std::uint32_t lowestFirst(Bytes bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i > 0; --i)
        number = number << 8 | static_cast<unsigned char>(bytes[i - 1]);
    return number;
}

struct Checksum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend bool operator==(const Checksum&, const Checksum&) = default;

    template <std::uint32_t read(Bytes)> void addWords(Bytes bytes) {
        for (; bytes.size() >= 8; bytes = bytes.subspan(8)) {
            first += read(bytes) + second;
            second += read(bytes.subspan(4)) + first;
        }
    }
    void add(Bytes bytes, bool highestByteFirst) {
        if (highestByteFirst)
            addWords<highestFirst>(bytes);
        else
            addWords<lowestFirst>(bytes);
    }
    static Checksum at(Bytes bytes) {
        return {highestFirst(bytes), highestFirst(bytes.subspan(4))};
    }
};

/// Reads the frames of one log.
class LogReader {
public:
    LogReader(const std::string& name, std::size_t pageSize)
        : file_(name), pageSize_(pageSize), frame_(frameHeaderSize + pageSize) {}

    LogReading run() && {
        readHeader();
        readFrames();
        judge();
        return std::move(reading_);
    }

private:
    // A bad sector is passed over: what is behind it can be read.
    [[nodiscard]] bool fill(std::uint64_t offset, std::span<char> buffer) const {
        return fillFrom(file_, offset, buffer);
    }
    [[nodiscard]] std::uint64_t placeOf(std::uint64_t frame) const {
        return headerSize + frame * frame_.size();
    }

    // Salts that no frame has mean a log that SQLite has restarted; a header that is damaged says
    // nothing, but the first frame has the same salts.
    void readHeader() {
        std::array<char, headerSize> header{};
        const bool isRead = fill(0, header);
        const Bytes bytes(header);
        bigEndian_ = highestFirst(bytes) == magic + 1;
        Checksum sum;
        sum.add(bytes.first(24), bigEndian_);
        headerIsSound_ = isRead && (highestFirst(bytes) & ~1U) == magic &&
                         highestFirst(bytes.subspan(8)) == pageSize_ &&
                         sum == Checksum::at(bytes.subspan(24));
        if (headerIsSound_) {
            salts_ = Checksum::at(bytes.subspan(16));
            before_ = sum;
        } else if (std::array<char, frameHeaderSize> first{}; fill(placeOf(0), first)) {
            salts_ = Checksum::at(Bytes(first).subspan(8));
        }
    }

    // Frames of the log's former lives, with other salts, stand behind those of the present one.
    [[nodiscard]] std::uint64_t countFrames() const {
        std::array<char, frameHeaderSize> header{};
        std::uint64_t count = 0;
        for (std::uint64_t i = 0; placeOf(i + 1) <= file_.size(); ++i)
            if (fill(placeOf(i), header) && Checksum::at(Bytes(header).subspan(8)) == salts_)
                count = i + 1;
        return count;
    }

    void readFrames() {
        const std::uint64_t count = countFrames();
        reading_.frames.reserve(count);
        for (std::uint64_t i = 0; i < count; ++i) {
            const bool isRead = fill(placeOf(i), frame_);
            reading_.frames.push_back(frame(isRead, placeOf(i) + frameHeaderSize));
        }
    }

    LogFrame frame(bool isRead, std::uint64_t place) {
        const Bytes bytes(frame_);
        LogFrame frame;
        frame.place = place;
        if (!isRead || Checksum::at(bytes.subspan(8)) != salts_)
            return frame;
        frame.page = highestFirst(bytes);
        frame.pagesAfter = highestFirst(bytes.subspan(4));
        const Checksum noted = Checksum::at(bytes.subspan(16));
        frame.sound = fits(noted, bigEndian_);
        if (!frame.sound && !headerIsSound_ && reading_.frames.size() == 1) {
            bigEndian_ = !bigEndian_; // the damaged header said which
            frame.sound = fits(noted, bigEndian_);
        }
        before_ = noted;
        return frame;
    }
    [[nodiscard]] bool fits(const Checksum& noted, bool highestByteFirst) const {
        Checksum sum = before_;
        sum.add(Bytes(frame_).first(checkedOfFrameHeader), highestByteFirst);
        sum.add(Bytes(frame_).subspan(frameHeaderSize), highestByteFirst);
        return sum == noted;
    }

    // A change is synced to the disk before the next one is written: one that cannot be read though
    // others follow has been damaged since.
    void judge() {
        const std::vector<LogFrame>& frames = reading_.frames;
        const auto isSound = [](const LogFrame& frame) { return frame.sound; };
        const auto endsChange = [](const LogFrame& frame) { return frame.pagesAfter != 0; };
        const auto unsound = std::ranges::find_if_not(frames, isSound);
        reading_.firstUnsound = static_cast<std::size_t>(unsound - frames.begin());
        if (!headerIsSound_) {
            // In a log that was only begun, no frame is valid. If the header is damaged, the first
            // frame is never valid, though it may be a whole change.
            if (std::ranges::any_of(frames, isSound))
                reading_.state = LogState::damaged;
            else if (std::ranges::any_of(frames, endsChange))
                reading_.state = LogState::cutOff;
            return;
        }
        const auto end = std::find_if(unsound, frames.end(), endsChange);
        if (end == frames.end())
            return;
        reading_.state = std::any_of(std::next(end), frames.end(), isSound) ? LogState::damaged
                                                                            : LogState::cutOff;
    }

    InputFile file_;
    std::size_t pageSize_;
    std::vector<char> frame_;
    bool headerIsSound_ = false;
    bool bigEndian_ = false;
    Checksum salts_;
    Checksum before_; ///< that the frame before notes
    LogReading reading_;
};

std::size_t pageSizeOf(const fs::path& store) {
    constexpr std::size_t place = 16;
    constexpr std::size_t largest = 65'536;
    const std::string bytes = firstBytes(store, place + 2);
    if (bytes.size() < place + 2)
        return 0;
    const std::size_t size = static_cast<std::size_t>(static_cast<unsigned char>(bytes[place]))
                                 << 8 |
                             static_cast<unsigned char>(bytes[place + 1]);
    return size == 1 ? largest : size;
}

} // namespace

fs::path logOf(const fs::path& store) {
    return store.string() + "-wal";
}

bool hasContents(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return !error && size != 0;
}

bool fillFrom(const InputFile& file, std::uint64_t offset, std::span<char> buffer) {
    try {
        while (!buffer.empty()) {
            const std::size_t got = file.readAt(offset, buffer);
            if (got == 0)
                return false;
            offset += got;
            buffer = buffer.subspan(got);
        }
    } catch (const SourceFailure&) {
        return false;
    }
    return true;
}

LogReading readLogFile(const fs::path& log, std::size_t pageSize) {
    std::error_code error;
    const auto size = fs::is_regular_file(log, error) ? fs::file_size(log, error) : 0;
    if (error || size < headerSize || pageSize == 0)
        return {};
    try {
        return LogReader(log.string(), pageSize).run();
    } catch (const SourceFailure& failure) {
        throw Error(Error::Kind::failed, failure.reason(), log);
    }
}

LogReading readLog(const fs::path& store) {
    const fs::path log = logOf(store);
    return hasContents(log) ? readLogFile(log, pageSizeOf(store)) : LogReading{};
}

// Nobody adds anything under the lock, nor where it cannot be made.
LogReading readSettledLog(const fs::path& store) {
    LogReading log = readLog(store);
    if (log.state == LogState::sound)
        return log;
    try {
        const WriterLock lock(store);
        return readLog(store);
    } catch (const Error& error) {
        return error.kind() == Error::Kind::busy ? LogReading() : std::move(log);
    }
}

void requireSound(const LogReading& log, const fs::path& store) {
    if (log.state != LogState::damaged)
        return;
    throw Error(Error::Kind::damaged,
                {"database-log-damaged",
                 {{"log", logOf(store).string()},
                  {"frame", counted(log.firstUnsound + 1)},
                  {"frames", counted(log.frames.size())}}},
                store);
}

namespace {

// Why the system refused what SQLite asked it for last.
Message lastReason(sqlite3_vfs& vfs) {
    const int error = vfs.xGetLastError(&vfs, 0, nullptr);
    return systemReason(error == 0 ? std::make_error_code(std::errc::io_error)
                                   : base::errorOf(error));
}

} // namespace

VfsFile::VfsFile(const std::filesystem::path& path, Access access)
    : vfs_(sqlite3_vfs_find(nullptr)),
      memory_(static_cast<std::size_t>(vfs_->szOsFile) / sizeof(std::max_align_t) + 1) {
    // SQLite wants a name that two zeros end, as it makes one itself.
    name_ = path.string();
    name_.append(2, '\0');
    const int flags = SQLITE_OPEN_MAIN_DB |
                      (access == Access::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
    if (vfs_->xOpen(vfs_, name_.c_str(), handle(), flags, nullptr) != SQLITE_OK)
        throw Error(Error::Kind::failed, {"unopened", {{"reason", lastReason(*vfs_)}}}, path);
}

VfsFile::~VfsFile() {
    handle()->pMethods->xUnlock(handle(), SQLITE_LOCK_NONE);
    handle()->pMethods->xClose(handle());
}

std::string VfsFile::read(std::size_t count) {
    sqlite3_int64 size = 0;
    if (handle()->pMethods->xFileSize(handle(), &size) != SQLITE_OK)
        return {};
    std::string bytes(std::min(count, static_cast<std::size_t>(size)), '\0');
    const int code =
        handle()->pMethods->xRead(handle(), bytes.data(), static_cast<int>(bytes.size()), 0);
    return code == SQLITE_OK ? bytes : std::string();
}

// A connection in write-ahead mode holds a shared lock from its first look at the file to its end.
bool VfsFile::lockAlone() {
    for (const int level : {SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED, SQLITE_LOCK_EXCLUSIVE}) {
        errno = 0;
        const int code = handle()->pMethods->xLock(handle(), level);
        if ((code & 0xff) == SQLITE_BUSY)
            return false;
        if (code != SQLITE_OK)
            throw Error(Error::Kind::failed,
                        {"database-lock-impossible", {{"reason", lastReason(*vfs_)}}},
                        name_.c_str(), code);
    }
    return true;
}

sqlite3_file* VfsFile::handle() {
    return reinterpret_cast<sqlite3_file*>(memory_.data());
}

std::string firstBytes(const std::filesystem::path& file, std::size_t count) {
    return VfsFile(file, VfsFile::Access::read).read(count);
}

namespace {

// Failures as an error of the store.
template <class Action> auto asStoreError(const fs::path& file, const Action& action) {
    try {
        return action();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::file_exists)
            throw Error(Error::Kind::foreign, {"database-file-exists", {}}, file);
        const bool isFull = error.code() == std::errc::no_space_on_device;
        throw Error(isFull ? Error::Kind::full : Error::Kind::failed,
                    {"database-unmade", {{"reason", systemReason(error.code())}}}, file);
    }
}

// Made before SQLite does, so that nobody else may read what is copied into it.
fs::path makeStoreFile(const base::UnfinishedFile& mark, std::optional<fs::perms> permissions) {
    fs::path file = mark.path().string() + "-store";
    const base::FileDescriptor made =
        base::openFile(file, base::Opening::make, permissions.value_or(base::usualPermissions));
    if (const auto error =
            permissions ? base::setPermissions(made, *permissions) : std::error_code())
        base::failOn(file, error);
    return file;
}

} // namespace

void requireNoLeftLog(const fs::path& target) {
    const fs::path real = base::followed(target);
    for (const char* suffix : {"-wal", "-journal"}) {
        const fs::path log = real.string() + suffix;
        std::error_code error;
        if (fs::file_size(log, error) > 0 && !error)
            throw Error(Error::Kind::strayLog, {"database-left-log", {{"log", log.string()}}},
                        target);
    }
}

NewFile::NewFile(const fs::path& target, std::optional<fs::perms> permissions)
    : target_(base::followed(target)),
      mark_(asStoreError(target_, [this] { return base::UnfinishedFile(target_); })),
      unfinished_(asStoreError(target_, [&] { return makeStoreFile(mark_, permissions); })) {}

void NewFile::keep(base::Present present) {
    requireNoLeftLog(target_);
    asStoreError(target_, [&] { base::placeFile(unfinished_, target_, present); });
}

namespace {

namespace fs = std::filesystem;

std::string lockFile(const fs::path& store) {
    return store.string() + "-lock";
}

Error unopened(const std::string& name, std::error_code code) {
    return {code == std::errc::no_space_on_device ? Error::Kind::full : Error::Kind::readOnly,
            {"database-lock-unopened", {{"reason", systemReason(code)}}},
            name};
}

Error unlockable(const std::string& name, std::error_code code) {
    return {
        Error::Kind::failed, {"database-lock-impossible", {{"reason", systemReason(code)}}}, name};
}

Error lockedOut(const fs::path& store) {
    return {Error::Kind::busy, {"database-busy", {}}, store};
}

template <class Lock> Lock openLockFile(const fs::path& store) {
    const std::string name = lockFile(store);
    try {
        return Lock(name);
    } catch (const std::system_error& error) {
        throw unopened(name, error.code());
    }
}

template <class Lock, class... Number>
bool tryLock(Lock& lock, const fs::path& store, Number... number) {
    try {
        return lock.tryLock(number...);
    } catch (const std::system_error& error) {
        throw unlockable(lockFile(store), error.code());
    }
}

// What was written under one name would be in the log of that name, and lost under the other.
void requireOneName(const fs::path& store) {
    std::error_code missing;
    const auto present = base::statusOf(store, missing);
    if (present && present->kind == base::FileStatus::Kind::regular && present->names > 1)
        throw Error(Error::Kind::linked, {"database-linked", {}}, store);
}

constexpr std::int64_t closing = 0; // the number of that turn

} // namespace

WriterLock::WriterLock(const fs::path& store, std::chrono::milliseconds timeout)
    : lock_(openLockFile<base::FileLock>(store)) {
    if (!base::waitUntil(timeout, [&] { return tryLock(lock_, store); }))
        throw lockedOut(store);
    requireOneName(store);
}

ClosingTurn::ClosingTurn(const fs::path& store) : lock_(openLockFile<base::NumberLock>(store)) {
    const auto attempt = [&] { return tryLock(lock_, store, closing); };
    if (!base::waitUntil(std::chrono::seconds(10), attempt))
        throw lockedOut(store);
}

std::optional<WorkTurn> WorkTurn::take(const fs::path& store, std::int64_t work) {
    assert(work > closing);
    WorkTurn turn(openLockFile<base::NumberLock>(store));
    return tryLock(turn.lock_, store, work) ? std::optional(std::move(turn)) : std::nullopt;
}

} // namespace damscope::db
