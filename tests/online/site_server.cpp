// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/online/site_server.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <iomanip>
#include <istream>
#include <mutex>
#include <sstream>
#include <thread>

namespace damscope::online::testing {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// RFC 9112, 7.1.
std::string inChunks(const std::string& body, std::size_t size) {
    std::ostringstream text;
    for (std::size_t at = 0; at < body.size(); at += size) {
        const std::string chunk = body.substr(at, size);
        text << std::hex << chunk.size() << "\r\n" << chunk << "\r\n";
    }
    text << "0\r\n\r\n";
    return text.str();
}

std::string textOf(const Reply& reply) {
    std::string text = "HTTP/1.1 " + std::to_string(reply.status) + " Status\r\n";
    for (const auto& [name, value] : reply.headers)
        text += name + ": " + value + "\r\n";
    text += "Connection: close\r\n";
    text += reply.chunk
                ? "Transfer-Encoding: chunked"
                : "Content-Length: " + std::to_string(reply.claimed.value_or(reply.body.size()));
    const std::string body = reply.chunk ? inChunks(reply.body, *reply.chunk) : reply.body;
    return text + "\r\n\r\n" + body.substr(0, reply.sent.value_or(std::string::npos));
}

} // namespace

struct SiteServer::State {
    State(Handler answer, const std::string& identity)
        : handler(std::move(answer)), isSecure(!identity.empty()) {
        if (isSecure) {
            tls.use_certificate_chain_file(identity);
            tls.use_private_key_file(identity, asio::ssl::context::pem);
        }
        accept();
        thread = std::jthread([this] { context.run(); });
    }
    ~State() {
        context.stop();
        thread.join();
        connections.clear(); // waits for them, and they for the mutex
    }

    void accept() {
        acceptor.async_accept([this](error_code error, tcp::socket socket) {
            if (error)
                return;
            {
                const std::scoped_lock guard(mutex);
                connections.emplace_back([this, own = std::make_shared<tcp::socket>(std::move(
                                                    socket))] { serve(std::move(*own)); });
            }
            accept();
        });
    }

    void serve(tcp::socket socket) {
        if (!isSecure)
            return answer(socket);
        asio::ssl::stream<tcp::socket> stream(std::move(socket), tls);
        error_code error;
        stream.handshake(asio::ssl::stream_base::server, error);
        if (!error)
            answer(stream);
    }

    template <class Stream> void answer(Stream& stream) {
        error_code error;
        asio::streambuf head;
        asio::read_until(stream, head, "\r\n\r\n", error);
        if (error)
            return;
        std::istream lines(&head);
        std::string method;
        std::string target;
        lines >> method >> target;
        {
            const std::scoped_lock guard(mutex);
            asked.push_back(target);
            mostAtOnce = std::max(mostAtOnce, ++underWay);
        }
        const Reply reply = handler(target);
        const std::string text = textOf(reply);
        asio::write(stream, asio::buffer(text, text.size() - 1), error);
        if (reply.hangs) {
            std::array<char, 1> byte{};
            stream.read_some(asio::buffer(byte), error); // until the other side goes away
        }
        {
            // Before the last byte: the other side may ask again as soon as it has that.
            const std::scoped_lock guard(mutex);
            --underWay;
        }
        asio::write(stream, asio::buffer(&text.back(), 1), error);
    }

    Handler handler;
    bool isSecure;
    asio::ssl::context tls{asio::ssl::context::tls_server};
    asio::io_context context{1};
    tcp::acceptor acceptor{context, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
    mutable std::mutex mutex;
    std::vector<std::string> asked;
    int underWay = 0;
    int mostAtOnce = 0;
    std::vector<std::jthread> connections;
    std::jthread thread;
};

SiteServer::SiteServer(Handler handler, const std::string& identity)
    : state_(std::make_unique<State>(std::move(handler), identity)) {}

SiteServer::~SiteServer() = default;

std::string SiteServer::address() const {
    return (state_->isSecure ? "https" : "http") + std::string("://127.0.0.1:") +
           std::to_string(port());
}

std::uint16_t SiteServer::port() const {
    return state_->acceptor.local_endpoint().port();
}

std::vector<std::string> SiteServer::asked() const {
    const std::scoped_lock guard(state_->mutex);
    return state_->asked;
}

int SiteServer::mostAtOnce() const {
    const std::scoped_lock guard(state_->mutex);
    return state_->mostAtOnce;
}

// Who listens and accepts nobody is silent once its queue, of one here, is full.
struct SilentAddress::State {
    explicit State(const tcp::endpoint& place) : acceptor(context, place.protocol()) {
        acceptor.bind(place);
        acceptor.listen(0);
        for (tcp::socket& socket : filling)
            socket.async_connect(place, [](error_code) {}); // is asked for at once
    }

    asio::io_context context;
    tcp::acceptor acceptor;
    std::array<tcp::socket, 3> filling{tcp::socket(context), tcp::socket(context),
                                       tcp::socket(context)};
};

SilentAddress::SilentAddress(const std::string& number, const SiteServer& besides)
    : state_(
          std::make_unique<State>(tcp::endpoint(asio::ip::make_address(number), besides.port()))) {}

SilentAddress::~SilentAddress() = default;

std::optional<std::string> parameter(const std::string& target, const std::string& name) {
    const std::size_t query = target.find('?');
    if (query == std::string::npos)
        return std::nullopt;
    std::istringstream parts(target.substr(query + 1));
    for (std::string part; std::getline(parts, part, '&');)
        if (part.starts_with(name + "="))
            return part.substr(name.size() + 1);
    return std::nullopt;
}

namespace {

// "2026.01.31" and "12:34:56"
std::pair<std::string, std::string> dateAndTime(long long milliseconds) {
    const std::chrono::sys_seconds at{std::chrono::seconds(milliseconds / 1000)};
    const auto midnight = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss hour(at - midnight);
    std::ostringstream date;
    date << std::setfill('0') << static_cast<int>(day.year()) << '.' << std::setw(2)
         << static_cast<unsigned>(day.month()) << '.' << std::setw(2)
         << static_cast<unsigned>(day.day());
    std::ostringstream time;
    time << std::setfill('0') << std::setw(2) << hour.hours().count() << ':' << std::setw(2)
         << hour.minutes().count() << ':' << std::setw(2) << hour.seconds().count();
    return {date.str(), time.str()};
}

} // namespace

std::string pdnOf(const SiteGame& game, const std::string& server) {
    const auto [date, time] = dateAndTime(game.created);
    const std::string result = game.goesOn ? "*" : "2-0";
    const std::vector<std::pair<std::string, std::string>> tags{
        {"Event", "Rated Blitz game"},
        {"Site", server + "/" + game.id},
        {"Date", date},
        {"Round", "-"},
        {"White", game.white},
        {"Black", game.black},
        {"Result", result},
        {"UTCDate", date},
        {"UTCTime", time},
        {"WhiteElo", "1612"},
        {"BlackElo", "1598"},
        {"GameType", "20"},
        {"TimeControl", "180+2"},
        {"Opening", "Raphaël Opening"},
        {"Termination", game.goesOn ? "Unterminated" : "Normal"}};
    std::string text;
    for (const auto& [name, value] : tags)
        text += "[" + name + " \"" + value + "\"]\n";
    return text + "\n" + game.moves + " " + result + "\n\n\n";
}

std::string exported(const std::vector<SiteGame>& games, const std::string& user,
                     const std::string& target, const std::string& server) {
    const auto number = [&](const std::string& name, long long otherwise) {
        const auto text = parameter(target, name);
        return text ? std::stoll(*text) : otherwise;
    };
    const long long since = number("since", -1);
    const long long until = number("until", 1'000'000'000'000'000);
    const bool ongoing = parameter(target, "ongoing") == "true";
    std::vector<SiteGame> found;
    for (const SiteGame& game : games)
        if ((game.white == user || game.black == user) && game.created > since &&
            game.created < until && (ongoing || !game.goesOn))
            found.push_back(game);
    std::ranges::sort(found, std::ranges::greater(), &SiteGame::created);
    std::string text;
    for (const SiteGame& game : found)
        text += pdnOf(game, server);
    return text;
}

} // namespace damscope::online::testing
