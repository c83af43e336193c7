// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/log_file.hpp"

#include "db/sqlite/first_bytes.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "intake/input_file.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
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
        const auto unsound = std::ranges::find_if_not(frames, isSound);
        reading_.firstUnsound = static_cast<std::size_t>(unsound - frames.begin());
        if (!headerIsSound_) {
            // Of a log that was never more than begun no frame fits.
            reading_.state =
                std::ranges::any_of(frames, isSound) ? LogState::damaged : LogState::sound;
            return;
        }
        const auto end = std::find_if(unsound, frames.end(),
                                      [](const LogFrame& frame) { return frame.pagesAfter != 0; });
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
        throw Error(
            Error::Kind::failed,
            Message{"database-unopened", {{"file", log.string()}, {"reason", failure.reason()}}});
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
    throw Error(Error::Kind::damaged, Message{"database-log-damaged",
                                              {{"file", store.string()},
                                               {"log", logOf(store).string()},
                                               {"frame", counted(log.firstUnsound + 1)},
                                               {"frames", counted(log.frames.size())}}});
}

} // namespace damscope::db
