// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/expansion.hpp"

#include <memory>

namespace damscope::db {

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
