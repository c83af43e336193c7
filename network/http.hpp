// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

/// HTTP between machines that share an analysis: a server with limits, and a client.
namespace damscope::network {

struct HttpAnswer {
    int status = 0;   ///< as in HTTP; 0 if no answer came
    std::string text; ///< the body
};

struct HttpRequest {
    std::string method;  ///< GET or POST
    std::string path;    ///< without the leading slash
    std::string text;    ///< the body of a POST
    std::string address; ///< the sender's
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

/// The name of the library with the server and the client. It is loaded when a command uses HTTP,
/// so that no other command needs Boost.Beast and OpenSSL.
inline constexpr const char* libraryName = "damscope-network.so";
/// Its function that starts a server. Port 0 is any free port. `server` stays null if the address
/// or the port cannot be used; then `error` is the reason, as in errno.
inline constexpr const char* serveName = "damscopeServe";
using Serve = void (*)(const std::string& address, std::uint16_t port, HttpServer::Handler handler,
                       std::unique_ptr<HttpServer>& server, int& error);
/// A server: "https://host:port".
struct HttpPlace {
    bool isSecure = false;
    std::string host;
    std::uint16_t port = 0;
};
/// Its function that makes a client. `base` begins and ends with '/'.
inline constexpr const char* connectName = "damscopeConnect";
using Connect = void (*)(const HttpPlace& place, const std::string& base,
                         std::unique_ptr<HttpClient>& client);

} // namespace damscope::network
