// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/byte_stream.hpp"

#include "base/files/user_folder.hpp"
#include "messages/translation.hpp"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>
#include <utility>
#include <vector>

namespace damscope::db {

SourceFailure::SourceFailure(Message reason)
    : reason_(std::move(reason)), words_(translated(reason_, Language::english)) {}

SourceFailure noTemporaryFile(std::error_code error) {
    return SourceFailure(
        {"no-temporary-file",
         {{"folder", base::temporaryFolder().string()}, {"reason", systemReason(error)}}});
}

std::size_t readFully(ByteStream& stream, std::span<char> buffer) {
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        const std::size_t got = stream.read(buffer.subspan(filled));
        if (got == 0)
            break;
        filled += got;
    }
    return filled;
}

namespace {

// Limits below a GiB are those of a device with little memory, or of an archive in another one.
Message tooFar(std::uint64_t most) {
    if (most >> 30 == 0)
        return {"expands-too-far-mib", {{"number", counted(most >> 20)}}};
    return {"expands-too-far", {{"number", counted(most >> 30)}}};
}

} // namespace

void ExpansionGuard::count(std::uint64_t bytes) {
    bytes_ += bytes;
    if (bytes_ > limits_.totalBytes)
        throw ExpansionRefused(tooFar(limits_.totalBytes));
    if (bytes_ > limits_.freeBytes && bytes_ / limits_.ratio > fileSize_)
        throw ExpansionRefused({"expands-too-much", {{"number", counted(limits_.ratio)}}});
}

void ExpansionGuard::countMember() {
    if (++members_ > limits_.members)
        throw ExpansionRefused({"too-many-members", {{"number", counted(limits_.members)}}});
}

namespace {

constexpr int gzipOnly = 15 + 16; // largest window, gzip header expected: see inflateInit2
constexpr std::size_t bufferSize = std::size_t{1} << 16;
constexpr std::string_view magic = "\x1F\x8B";

// Describes the damage in the library's own words, if it has any.
Message damage(const char* words) {
    if (words == nullptr)
        return {"damaged-data", {}};
    return {"damaged-data", {{"library", words}}};
}

} // namespace

struct GzipStream::State {
    State(std::unique_ptr<ByteStream> from, const ExpansionGuard& limits)
        : compressed(std::move(from)), guard(limits) {
        if (inflateInit2(&zlib, gzipOnly) != Z_OK)
            throw std::bad_alloc();
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { inflateEnd(&zlib); }

    std::string_view input() const { return {rest.data() + taken, filled - taken}; }
    // Moves what is left to the front and fills up after it; false at the end of the file.
    bool fill() {
        std::copy(rest.begin() + static_cast<std::ptrdiff_t>(taken),
                  rest.begin() + static_cast<std::ptrdiff_t>(filled), rest.begin());
        filled -= taken;
        taken = 0;
        const std::size_t got = compressed->read(std::span(rest).subspan(filled));
        filled += got;
        return got > 0;
    }
    // Inflates into `buffer`; how much came out.
    std::size_t inflateInto(std::span<char> buffer);
    // Called at the end of a member; continues with the next one, if there is one.
    void beginNext();

    std::unique_ptr<ByteStream> compressed;
    ExpansionGuard guard;
    z_stream zlib{};
    std::vector<char> rest = std::vector<char>(bufferSize);
    std::size_t taken = 0;
    std::size_t filled = 0;
    bool ended = false;
    bool junkBehind = false;
};

std::size_t GzipStream::State::inflateInto(std::span<char> buffer) {
    if (input().empty() && !fill())
        throw SourceFailure({"cut-short", {}});
    const auto size =
        static_cast<uInt>(std::min<std::size_t>(buffer.size(), std::numeric_limits<uInt>::max()));
    zlib.next_in = reinterpret_cast<Bytef*>(rest.data() + taken);
    zlib.avail_in = static_cast<uInt>(filled - taken);
    zlib.next_out = reinterpret_cast<Bytef*>(buffer.data());
    zlib.avail_out = size;
    const int result = inflate(&zlib, Z_NO_FLUSH);
    taken = filled - zlib.avail_in;
    if (result == Z_MEM_ERROR)
        throw std::bad_alloc();
    if (result == Z_STREAM_END)
        beginNext();
    else if (result != Z_OK && result != Z_BUF_ERROR)
        throw SourceFailure(damage(zlib.msg));
    return size - zlib.avail_out;
}

void GzipStream::State::beginNext() {
    while (input().size() < magic.size() && fill()) {
    }
    if (input().starts_with(magic)) {
        inflateReset(&zlib);
        return;
    }
    ended = true;
    // Tapes and block devices pad with zeros: these are skipped silently.
    do {
        junkBehind = junkBehind || std::ranges::any_of(input(), [](char c) { return c != '\0'; });
        taken = filled;
    } while (!junkBehind && fill());
}

GzipStream::GzipStream(std::unique_ptr<ByteStream> compressed, const ExpansionGuard& guard)
    : state_(std::make_unique<State>(std::move(compressed), guard)) {}

GzipStream::~GzipStream() = default;

std::size_t GzipStream::read(std::span<char> buffer) {
    std::size_t got = 0;
    while (got == 0 && !state_->ended)
        got = state_->inflateInto(buffer);
    state_->guard.count(got);
    return got;
}

std::optional<Message> GzipStream::remark() const {
    return state_->junkBehind ? std::optional(Message{"junk-behind", {}}) : std::nullopt;
}

} // namespace damscope::db
