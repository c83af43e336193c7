// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/transfer.hpp"

#include "base/system/own_library.hpp"
#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string_view>
#include <thread>
#include <utility>

namespace damscope::online {
namespace {

using network::HttpDownload;
using network::HttpFault;
using std::chrono::seconds;

constexpr int mostRedirections = 5;
constexpr int mostWaits = 5;
constexpr seconds usualWait{60}; // what lidraughts asks for, without saying so
constexpr seconds longestWait{900};

Message about(const char* code, const Address& address) {
    return {code, {{"address", address.text()}}};
}

Message faultMessage(const HttpDownload& download, const Address& address) {
    constexpr std::array<std::pair<HttpFault, const char*>, 7> codes{{
        {HttpFault::unknownHost, "net-unknown-host"},
        {HttpFault::unreachable, "net-unreachable"},
        {HttpFault::untrusted, "net-untrusted"},
        {HttpFault::slow, "net-slow"},
        {HttpFault::cut, "net-cut"},
        {HttpFault::malformed, "net-malformed"},
        {HttpFault::stopped, "net-stopped"},
    }};
    const auto* found =
        std::ranges::find(codes, download.fault(), &std::pair<HttpFault, const char*>::first);
    return {found->second, {{"host", address.place.host}, {"reason", download.reason()}}};
}

/// The body of an answer.
class Body final : public db::ByteStream {
public:
    Body(std::unique_ptr<HttpDownload> download, Address address)
        : download_(std::move(download)), address_(std::move(address)) {}

    std::size_t read(std::span<char> buffer) override {
        const std::size_t got = download_->read(buffer);
        if (download_->fault() != HttpFault::none)
            throw db::SourceFailure(faultMessage(*download_, address_));
        return got;
    }

private:
    std::unique_ptr<HttpDownload> download_;
    Address address_;
};

/// A stream that must not be longer than `mostBytes`.
class Limited final : public db::ByteStream {
public:
    Limited(std::unique_ptr<db::ByteStream> bytes, const Address& address)
        : bytes_(std::move(bytes)), tooLarge_(about("net-too-large", address)) {}

    std::size_t read(std::span<char> buffer) override {
        const std::size_t got = bytes_->read(buffer);
        got_ += got;
        if (got_ > mostBytes)
            throw db::SourceFailure(tooLarge_);
        return got;
    }

private:
    std::unique_ptr<db::ByteStream> bytes_;
    Message tooLarge_;
    std::uint64_t got_ = 0;
};

std::unique_ptr<db::ByteStream> bodyOf(std::unique_ptr<HttpDownload> download,
                                       const Address& address) {
    const std::string packing = base::lowerCase(download->header("Content-Encoding"));
    const std::uint64_t length = download->length().value_or(mostBytes);
    if (length > mostBytes)
        throw db::SourceFailure(about("net-too-large", address));
    std::unique_ptr<db::ByteStream> body =
        std::make_unique<Limited>(std::make_unique<Body>(std::move(download), address), address);
    if (packing == "gzip" || packing == "x-gzip")
        body = std::make_unique<db::GzipStream>(std::move(body), db::ExpansionGuard({}, length));
    else if (!packing.empty() && packing != "identity")
        throw db::SourceFailure(
            {"net-packed", {{"address", address.text()}, {"packing", packing}}});
    return std::make_unique<Limited>(std::move(body), address);
}

bool isRedirection(int status) {
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

// Too many requests, or the server is being worked on.
bool isBusy(int status) {
    return status == 429 || status == 503;
}

Message refusal(int status, const Address& address) {
    switch (status) {
    case 401:
    case 403:
        return about("net-forbidden", address);
    case 404:
    case 410:
        return about("net-not-found", address);
    default:
        return {"net-status", {{"address", address.text()}, {"status", std::to_string(status)}}};
    }
}

Message missing(const base::LibraryFault& fault) {
    if (fault.isMissing)
        return {"library-missing", {{"file", fault.file}}};
    return {"library-unloaded", {{"file", fault.file}, {"reason", fault.reason}}};
}

void waitAsTold(const HttpDownload& download, const Address& address, const Line& line) {
    // A date in place of seconds is as good as nothing.
    const auto told = base::readNumber<std::int64_t>(download.header("Retry-After"));
    const seconds wait = told ? seconds(std::max<std::int64_t>(*told, 1)) : usualWait;
    if (wait > longestWait)
        throw db::SourceFailure(about("net-busy", address));
    Message asked = countMessage("net-wait", "seconds", static_cast<std::uint64_t>(wait.count()));
    asked.parameters.push_back({"host", address.place.host});
    if (line.say)
        line.say(asked);
    if (!pauseFor(wait, line.stop))
        throw db::SourceFailure(Message{"net-stopped", {}});
}

} // namespace

std::unique_ptr<db::ByteStream> openAddress(const Address& address, const std::string& accept,
                                            const Line& line) {
    Address at = address;
    int redirections = 0;
    int waits = 0;
    for (;;) {
        auto download = line.open(
            {at.place,
             at.target,
             {{"User-Agent", "damscope"}, {"Accept", accept}, {"Accept-Encoding", "gzip"}}});
        const int status = download->status();
        if (download->fault() != HttpFault::none)
            throw db::SourceFailure(faultMessage(*download, at));
        if (status == 200)
            return bodyOf(std::move(download), at);
        if (isBusy(status) && waits++ < mostWaits) {
            waitAsTold(*download, at, line);
        } else if (isBusy(status)) {
            throw db::SourceFailure(about("net-busy", at));
        } else if (isRedirection(status) && redirections++ < mostRedirections) {
            auto next = redirected(at, download->header("Location"));
            if (!next)
                throw db::SourceFailure(next.error());
            at = std::move(*next);
        } else if (isRedirection(status)) {
            throw db::SourceFailure(about("net-redirections", address));
        } else {
            throw db::SourceFailure(refusal(status, at));
        }
    }
}

Line lineOf(const std::stop_token& stop, std::function<void(const Message&)> say) {
    const auto found = base::ownLibraryFunction(network::libraryName, network::downloadName);
    const auto open = [found, stop](const network::HttpQuery& query) {
        if (!found)
            throw db::SourceFailure(missing(found.error()));
        std::unique_ptr<HttpDownload> download;
        reinterpret_cast<network::Download> (*found)(query, stop, download);
        return download;
    };
    return {.open = open, .stop = stop, .say = std::move(say)};
}

bool mayBeTriedAgain(const Message& reason) {
    return reason.code == "net-cut" || reason.code == "net-slow" ||
           reason.code == "net-malformed" || reason.code == "net-unreachable";
}

bool pauseFor(std::chrono::milliseconds time, const std::stop_token& stop) {
    constexpr std::chrono::milliseconds slice{50};
    const auto end = std::chrono::steady_clock::now() + time;
    while (!stop.stop_requested() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(slice);
    return !stop.stop_requested();
}

} // namespace damscope::online
