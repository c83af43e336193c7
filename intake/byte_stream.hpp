// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>

namespace damscope::db {

/// A source that cannot be read completely.
class SourceFailure : public std::exception {
public:
    explicit SourceFailure(Message reason);

    /// Why, without the name of the source.
    [[nodiscard]] const Message& reason() const { return reason_; }
    /// The same in English, for generic exception handlers.
    [[nodiscard]] const char* what() const noexcept override { return words_.c_str(); }

private:
    Message reason_;
    std::string words_;
};

/// Why no file or folder could be made where temporary ones belong, by an errno.
[[nodiscard]] SourceFailure noTemporaryFile(std::error_code error);

/// Bytes read one after the other.
class ByteStream {
public:
    ByteStream() = default;
    ByteStream(const ByteStream&) = delete;
    ByteStream& operator=(const ByteStream&) = delete;
    virtual ~ByteStream() = default;

    /// Fills the front of `buffer`, which is not empty, and returns the number of bytes; 0 only at
    /// the end. Throws SourceFailure.
    virtual std::size_t read(std::span<char> buffer) = 0;
    /// Known at the end of the stream: what was ignored after it, if anything was.
    [[nodiscard]] virtual std::optional<Message> remark() const { return std::nullopt; }
};

/// Fills `buffer` as far as the stream goes.
[[nodiscard]] std::size_t readFully(ByteStream& stream, std::span<char> buffer);

/// How far compressed files may expand. PDN compresses to a fifth or a twentieth of its size; a
/// file that becomes 200 times as large was made to fill memory or disk (CWE-409).
struct ExpansionLimits {
    std::uint64_t ratio = 200;                         ///< of the size of the file ...
    std::uint64_t freeBytes = std::uint64_t{32} << 20; ///< ... as soon as it exceeds this
    std::uint64_t totalBytes = std::uint64_t{1} << 40; ///< of one file, whatever its size
    std::uint64_t members = 1'000'000;                 ///< of one archive
};

/// A file that expands beyond the limits.
class ExpansionRefused : public SourceFailure {
public:
    using SourceFailure::SourceFailure;
};

/// Limits what one file expands to.
class ExpansionGuard {
public:
    ExpansionGuard(const ExpansionLimits& limits, std::uint64_t fileSize)
        : limits_(limits), fileSize_(fileSize) {}

    /// Counts bytes that came out; throws ExpansionRefused where a limit is passed.
    void count(std::uint64_t bytes);
    void countMember();

private:
    ExpansionLimits limits_;
    std::uint64_t fileSize_;
    std::uint64_t bytes_ = 0;
    std::uint64_t members_ = 0;
};

/// The content of a gzip file (RFC 1952), all of its members one after the other, each checked
/// against its length and CRC. By zlib, since libarchive 3.6 does not look at the CRC.
class GzipStream final : public ByteStream {
public:
    GzipStream(std::unique_ptr<ByteStream> compressed, const ExpansionGuard& guard);
    ~GzipStream() override;
    std::size_t read(std::span<char> buffer) override;
    [[nodiscard]] std::optional<Message> remark() const override;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
