// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/http.hpp"

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

} // namespace damscope::cli
