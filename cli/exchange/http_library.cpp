// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/http_library.hpp"

#include "analysis/draughtsnet/protocol.hpp"
#include "cli/exchange/picture_library.hpp"
#include "cli/options/general_options.hpp"
#include "messages/system_reason.hpp"

#include <algorithm>
#include <charconv>
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

Accept intoKey(std::string& target) {
    namespace net = analysis::draughtsnet;
    return [&target](std::string_view text) -> std::optional<std::string> {
        if (!net::isKey(text))
            return inWords({"usage-key", {{"most", std::to_string(net::longestKey)}}});
        target = text;
        return std::nullopt;
    };
}

Place placeFrom(const std::string& text, const std::string& usualHost, std::uint16_t usualPort) {
    const std::size_t colon = text.rfind(':');
    const bool hasPort = colon != std::string::npos && text.find(':') == colon;
    const bool bracketed = text.starts_with('[') && text.find("]:") != std::string::npos;
    std::string host = hasPort || bracketed ? text.substr(0, colon) : text;
    std::string port = hasPort || bracketed ? text.substr(colon + 1) : std::string();
    if (host.find_first_not_of("0123456789") == std::string::npos && port.empty())
        std::swap(host, port);
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    Place place{host.empty() ? usualHost : host, usualPort};
    if (!port.empty()) {
        const auto [end, error] =
            std::from_chars(port.data(), port.data() + port.size(), place.port);
        if (error != std::errc{} || end != port.data() + port.size() || place.port == 0)
            throw UsageError(inWords({"usage-place", {{"word", text}}}));
    }
    return place;
}

} // namespace damscope::cli
