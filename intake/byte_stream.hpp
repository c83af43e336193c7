// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>

namespace damscope::db {

/// A source that cannot be read, or not to its end: what() is the reason in plain words, without
/// the name of the source.
class SourceFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Bytes read one after the other.
class ByteStream {
public:
    ByteStream() = default;
    ByteStream(const ByteStream&) = delete;
    ByteStream& operator=(const ByteStream&) = delete;
    virtual ~ByteStream() = default;

    /// Fills the front of `room`, which is not empty, and says how far; 0 only at the end of the
    /// stream. Throws SourceFailure.
    virtual std::size_t read(std::span<char> room) = 0;
    /// At the end of the stream: what was left unread behind it; empty if nothing was.
    [[nodiscard]] virtual std::string remark() const { return {}; }
};

/// Fills `room` as far as the stream goes.
[[nodiscard]] std::size_t readFully(ByteStream& stream, std::span<char> room);

} // namespace damscope::db
