// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/byte_stream.hpp"

#include "base/files/user_folder.hpp"
#include "messages/system_reason.hpp"
#include "messages/words.hpp"

#include <utility>

namespace damscope::db {

SourceFailure::SourceFailure(Message reason)
    : reason_(std::move(reason)), words_(words(reason_, Language::english)) {}

SourceFailure noTemporaryFile(int error) {
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

} // namespace damscope::db
