// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>

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
[[nodiscard]] SourceFailure noTemporaryFile(int error);

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
    /// At the end of the stream: what was ignored after it, if anything was.
    [[nodiscard]] virtual std::optional<Message> remark() const { return std::nullopt; }
};

/// Fills `buffer` as far as the stream goes.
[[nodiscard]] std::size_t readFully(ByteStream& stream, std::span<char> buffer);

} // namespace damscope::db
