// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "cli/options/arguments.hpp"
#include "messages/message.hpp"
#include "network/http.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

namespace damscope::cli {

/// The bytes of a picture. Loads the chart library from the program's folder or the place of its
/// installation. Throws Failure if it is not there or cannot draw.
[[nodiscard]] std::string drawn(const chart::Course& course, const chart::PictureOptions& options);

/// An SVG picture as PNG, in its own size. Throws likewise.
[[nodiscard]] std::string rasterised(const std::string& svg);

/// SVG pages as one PDF file with a title, which `take` gets piece by piece, and the letters in
/// them that no font here has. Throws likewise, and what the two functions throw.
[[nodiscard]] std::set<std::string>
printPages(const std::string& title, const chart::NextPage& next, const chart::TakeBytes& take);

/// base::ownLibraryFunction(), but throws Failure if there is none; `missing` is the code of what
/// it says if there is no such library.
[[nodiscard]] void* libraryFunction(const char* library, const char* function,
                                    std::string_view missing);

template <class Function>
[[nodiscard]] Function loaded(const char* library, const char* function, std::string_view missing) {
    return reinterpret_cast<Function>(libraryFunction(library, function, missing));
}

using network::HttpAnswer;
using network::HttpRequest;
using network::HttpServer;

/// Port 0: any that is free. Throws std::runtime_error if the address cannot be used, or the
/// library is missing.
[[nodiscard]] std::unique_ptr<HttpServer> httpServer(const std::string& address, std::uint16_t port,
                                                     HttpServer::Handler handler);

/// Accepts an address such as "http://host:port/path/".
[[nodiscard]] ValueParser intoEndpoint(std::string& target);

/// Asks the server of an endpoint that was accepted. An answer that is longer than a mebibyte, or
/// comes after half a minute or two seconds behind a stop, is none.
class HttpClient {
public:
    /// Throws Failure if the library is missing.
    explicit HttpClient(const std::string& endpoint);

    [[nodiscard]] HttpAnswer post(const std::string& path, const std::string& text,
                                  const std::stop_token& stop = {}) const;
    [[nodiscard]] HttpAnswer get(const std::string& path) const;

private:
    [[nodiscard]] HttpAnswer ask(network::HttpQuery query, const std::stop_token& stop) const;

    network::HttpPlace place_;
    std::string base_; ///< begins and ends with '/'
    network::Download send_;
};

/// The key that a server of draughtsnet and its workers have in common.
[[nodiscard]] ValueParser intoKey(std::string& target);

/// A place in a network.
struct Place {
    std::string host;
    std::uint16_t port = 0;
};

/// Accepts "host", "host:port", "[::1]:port"; a number alone is a port of this machine.
[[nodiscard]] ValueParser into(std::optional<Place>& target, std::uint16_t usualPort);

} // namespace damscope::cli
