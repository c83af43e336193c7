// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/libraries/http_library.hpp"

#include "cli/libraries/loaded_library.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "messages/system_reason.hpp"

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
    if (!endpoint.starts_with("http://") && !endpoint.starts_with("https://"))
        throw UsageError(inWords({"usage-endpoint", {{"word", endpoint}}}));
    const std::size_t slash = endpoint.find('/', endpoint.find("://") + 3);
    const std::string place = endpoint.substr(0, slash);
    std::string base = slash == std::string::npos ? "/" : endpoint.substr(slash);
    if (!base.ends_with('/'))
        base += '/';
    std::unique_ptr<HttpClient> client;
    networkFunction<network::Connect>(network::connectName)(place, base, client);
    if (client == nullptr)
        throw UsageError(inWords({"usage-endpoint-unsupported", {{"word", place}}}));
    return client;
}

} // namespace damscope::cli
