// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/libraries/http_library.hpp"

#include "cli/libraries/loaded_library.hpp"
#include "cli/network/place_text.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "messages/system_reason.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace damscope::cli {
namespace {

template <class Function> Function networkFunction(const char* name) {
    return loaded<Function>(network::libraryName, name,
                            inWords({"library-missing", {{"file", network::libraryName}}}));
}

} // namespace

std::unique_ptr<HttpServer> httpServer(const std::string& address, std::uint16_t port,
                                       HttpServer::Handler handler) {
    std::unique_ptr<HttpServer> server;
    int error = 0;
    networkFunction<network::Serve>(network::serveName)(address, port, std::move(handler), server,
                                                        error);
    if (server == nullptr)
        throw std::runtime_error(inWords({"address-unusable",
                                          {{"address", address},
                                           {"port", std::to_string(port)},
                                           {"reason", inWords(systemReason(error))}}}));
    return server;
}

std::unique_ptr<HttpClient> httpClient(const std::string& endpoint) {
    const bool isSecure = endpoint.starts_with("https://");
    if (!isSecure && !endpoint.starts_with("http://"))
        throw UsageError(inWords({"usage-endpoint", {{"word", endpoint}}}));
    const std::size_t begin = endpoint.find("://") + 3;
    const std::size_t slash = std::min(endpoint.find('/', begin), endpoint.size());
    const Place place = placeFrom(endpoint.substr(begin, slash - begin), "", isSecure ? 443 : 80);
    if (place.host.empty())
        throw UsageError(
            inWords({"usage-endpoint-unsupported", {{"word", endpoint.substr(0, slash)}}}));
    std::string base = endpoint.substr(slash);
    if (!base.ends_with('/'))
        base += '/';
    std::unique_ptr<HttpClient> client;
    networkFunction<network::Connect>(network::connectName)({isSecure, place.host, place.port},
                                                            base, client);
    return client;
}

} // namespace damscope::cli
