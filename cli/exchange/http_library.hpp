// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "network/http.hpp"

#include <cstdint>
#include <string>

namespace damscope::cli {

using network::HttpAnswer;
using network::HttpClient;
using network::HttpRequest;
using network::HttpServer;

/// Port 0: any that is free. Throws std::runtime_error if the address cannot be used, or the
/// library is missing.
[[nodiscard]] std::unique_ptr<HttpServer> httpServer(const std::string& address, std::uint16_t port,
                                                     HttpServer::Handler handler);

/// "http://host:port/path/". Throws UsageError if it is not such an address.
[[nodiscard]] std::unique_ptr<HttpClient> httpClient(const std::string& endpoint);

/// The key that a server of draughtsnet and its workers have in common.
[[nodiscard]] Accept intoKey(std::string& target);

/// A place in a network.
struct Place {
    std::string host;
    std::uint16_t port = 0;
};

/// "host", "host:port", "[::1]:port"; a number alone is a port. Throws UsageError.
[[nodiscard]] Place placeFrom(const std::string& text, const std::string& usualHost,
                              std::uint16_t usualPort);

} // namespace damscope::cli
