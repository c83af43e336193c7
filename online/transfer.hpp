// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "messages/message.hpp"
#include "network/http.hpp"
#include "online/address.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace damscope::online {

/// How much one address may bring, unpacked.
inline constexpr std::uint64_t mostBytes = std::uint64_t{2} << 30;

/// What transfers have in common.
struct Line {
    std::function<std::unique_ptr<network::HttpDownload>(const network::HttpQuery&)> open;
    std::stop_token stop;
    std::function<void(const Message&)> say; ///< that the server wants to be left alone for a while
    /// Before what was cut off is asked for again; twice as long each further time.
    std::chrono::milliseconds pause{1000};
};

/// The line of the library that speaks HTTP. `open` throws SourceFailure if it cannot be loaded.
[[nodiscard]] Line lineOf(const std::stop_token& stop, std::function<void(const Message&)> say);

/// What an address holds, without the compression of the transfer. Follows five redirections, and
/// waits as the server says where it has had too many requests (RFC 9110, 6585). Throws
/// SourceFailure, as the stream does: also where what came was cut off.
[[nodiscard]] std::unique_ptr<db::ByteStream>
openAddress(const Address& address, const std::string& accept, const Line& line);

/// Whether what failed may go better the next time.
[[nodiscard]] bool mayBeTriedAgain(const Message& reason);

/// Waits. False if it was stopped.
[[nodiscard]] bool pauseFor(std::chrono::milliseconds time, const std::stop_token& stop);

} // namespace damscope::online
