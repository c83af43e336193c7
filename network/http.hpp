// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// HTTP: a server with limits, by which machines share an analysis, and what asks servers.
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

/// The name of the library with the server and the requests. It is loaded when a command uses HTTP,
/// so that no other command needs Boost.Beast and OpenSSL.
inline constexpr const char* libraryName = "damscope-network";
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

/// Why an answer does not come, or not to its end.
enum class HttpFault : std::uint8_t {
    none,
    unknownHost, ///< no address belongs to the name
    unreachable, ///< nobody answers there
    untrusted,   ///< the certificate is not one for this host that the system trusts
    slow,        ///< nothing came for a minute, or not all in time
    cut,         ///< the connection ended before the answer did
    malformed,   ///< this is not HTTP, or its length is a lie
    stopped      ///< by the caller
};

/// "127.0.0.1" or "::1", in the order in which they should be tried; none, and the reason, of a
/// name that has none.
struct HostAddresses {
    std::vector<std::string> numbers;
    std::string reason{};
};

/// What a server is asked for.
struct HttpQuery {
    HttpPlace place;
    std::string target; ///< with the leading slash and what follows '?'
    std::vector<std::pair<std::string, std::string>> headers{};
    std::optional<std::string> text{}; ///< is sent, by POST; GET has none
    /// For all of it; if it is not set, each step has its own.
    std::optional<std::chrono::seconds> patience{};
    /// How long it goes on after a stop: an answer that is under way may matter.
    std::chrono::seconds grace{0};
    /// Finds the addresses of the host; empty: the system does. It runs in a thread that is left
    /// behind after a stop, and so must own all that it uses.
    std::function<HostAddresses(const std::string& host)> lookUp{};
};

/// An answer whose body may be long: it is read piece by piece. Not safe for concurrent use.
class HttpDownload {
public:
    HttpDownload() = default;
    HttpDownload(const HttpDownload&) = delete;
    HttpDownload& operator=(const HttpDownload&) = delete;
    virtual ~HttpDownload() = default;

    /// As in HTTP; 0: no answer came, fault() says why.
    [[nodiscard]] virtual int status() const = 0;
    /// A field of its head, whatever the case of the name; empty if it has none.
    [[nodiscard]] virtual std::string header(const std::string& name) const = 0;
    /// The length that the server has promised, if it did.
    [[nodiscard]] virtual std::optional<std::uint64_t> length() const = 0;
    /// The next bytes, into the front of `buffer`; 0 at the end, or at a fault.
    [[nodiscard]] virtual std::size_t read(std::span<char> buffer) = 0;
    [[nodiscard]] virtual HttpFault fault() const = 0;
    /// What the system, or the library of certificates, says of the fault.
    [[nodiscard]] virtual const std::string& reason() const = 0;
};

/// Its function that sends a query. It returns when the head of the answer is there, or a
/// fault. Certificates are checked against those of the system. A stop is heeded within a tenth of
/// a second, also by read().
inline constexpr const char* downloadName = "damscopeDownload";
using Download = void (*)(const HttpQuery& query, const std::stop_token& stop,
                          std::unique_ptr<HttpDownload>& download);

} // namespace damscope::network
