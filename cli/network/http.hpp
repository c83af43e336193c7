// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

/// HTTP for programs that work together: a server with limits, and a client.
namespace damscope::cli {

struct HttpAnswer {
    int status = 0; ///< 0: no answer; `text` says why
    std::string text;
};

struct HttpRequest {
    std::string method;  ///< GET or POST
    std::string path;    ///< without the leading slash
    std::string text;    ///< that was posted
    std::string address; ///< of the sender
};

/// Answers requests in its own threads. Requests beyond its limits (a mebibyte, five seconds to
/// send it, fifty a second from one address) are refused.
class HttpServer {
public:
    using Handler = std::function<HttpAnswer(const HttpRequest&)>;
    /// Port 0: any that is free. Throws UsageError if the address cannot be used.
    HttpServer(const std::string& address, std::uint16_t port, Handler handler);
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;
    /// Stops.
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const;

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// Asks one server. Not safe for concurrent use.
class HttpClient {
public:
    /// "http://host:port/path/". Throws UsageError if it is not such an address.
    explicit HttpClient(const std::string& endpoint);
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;
    ~HttpClient();

    [[nodiscard]] HttpAnswer post(const std::string& path, const std::string& text);
    [[nodiscard]] HttpAnswer get(const std::string& path);

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace damscope::cli
