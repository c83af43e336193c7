// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

/// HTTP for programs that work together: a server with limits, and a client.
namespace damscope::network {

struct HttpAnswer {
    int status = 0; ///< 0: no answer came
    std::string text;
};

struct HttpRequest {
    std::string method;  ///< GET or POST
    std::string path;    ///< without the leading slash
    std::string text;    ///< that was posted
    std::string address; ///< of the sender
};

/// Answers requests in its own threads until it is destroyed. Requests beyond its limits (a
/// mebibyte, five seconds to send it, fifty a second from one address) are refused.
class HttpServer {
public:
    using Handler = std::function<HttpAnswer(const HttpRequest&)>;
    HttpServer() = default;
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;
    virtual ~HttpServer() = default;

    [[nodiscard]] virtual std::uint16_t port() const = 0;
};

/// Asks one server. Not safe for concurrent use.
class HttpClient {
public:
    HttpClient() = default;
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;
    virtual ~HttpClient() = default;

    [[nodiscard]] virtual HttpAnswer post(const std::string& path, const std::string& text) = 0;
    [[nodiscard]] virtual HttpAnswer get(const std::string& path) = 0;
};

/// The name of the library that has them. It is loaded when a command speaks HTTP, so that no
/// other command needs the libraries below it.
inline constexpr const char* libraryName = "damscope-network.so";
/// Its function that begins to serve. Port 0: any that is free. `server` stays null if the address
/// or the port cannot be used; `error` is the reason then, as in errno.
inline constexpr const char* serveName = "damscopeServe";
using Serve = void (*)(const std::string& address, std::uint16_t port, HttpServer::Handler handler,
                       std::unique_ptr<HttpServer>& server, int& error);
/// Its function that makes a client. `base` begins and ends with '/'. `client` stays null if
/// `place` is not "http://host:port" or "https://host:port".
inline constexpr const char* connectName = "damscopeConnect";
using Connect = void (*)(const std::string& place, const std::string& base,
                         std::unique_ptr<HttpClient>& client);

} // namespace damscope::network
