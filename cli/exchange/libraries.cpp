// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/libraries.hpp"

#include "analysis/draughtsnet/protocol.hpp"
#include "base/system/own_library.hpp"
#include "base/text/ascii.hpp"
#include "base/vocabulary.hpp"
#include "cli/options/general_options.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

namespace damscope::cli {
namespace {

template <class Function> Function chartFunction(const char* name) {
    return loaded<Function>(chart::libraryName, name, "library-pictures-missing");
}

} // namespace

std::string drawn(const chart::Course& course, const chart::PictureOptions& options) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Draw>(chart::drawName)(course, options, picture, error))
        throw Failure({"chart-undrawn", {{"reason", error}}});
    return picture;
}

std::string rasterised(const std::string& svg) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Rasterise>(chart::rasteriseName)(svg, picture, error))
        throw Failure({"picture-undrawn", {{"reason", error}}});
    return picture;
}

std::set<std::string> printPages(const std::string& title, const chart::NextPage& next,
                                 const chart::TakeBytes& take) {
    const auto draw = chartFunction<chart::DrawPages>(chart::pagesName);
    std::exception_ptr thrown; // not through Qt
    const auto kept = [&thrown](const auto& act) {
        try {
            if (!thrown)
                act();
        } catch (...) {
            thrown = std::current_exception();
        }
    };
    const auto nextPage = [&] {
        std::optional<std::string> page;
        kept([&] { page = next(); });
        return page;
    };
    const auto takeBytes = [&](std::string_view bytes) { kept([&] { take(bytes); }); };
    std::set<std::string> unreadable;
    std::string error;
    const bool isDrawn = draw(title, nextPage, takeBytes, unreadable, error);
    if (thrown)
        std::rethrow_exception(thrown);
    if (!isDrawn)
        throw Failure({"pages-undrawn", {{"reason", error}}});
    return unreadable;
}

void* libraryFunction(const char* library, const char* function, std::string_view missing) {
    const auto found = base::ownLibraryFunction(library, function);
    if (found)
        return *found;
    const base::LibraryFault& fault = found.error();
    if (fault.isMissing)
        throw Failure({std::string(missing), {{"file", fault.file}}});
    throw Failure({"library-unloaded", {{"file", fault.file}, {"reason", fault.reason}}});
}

namespace {

template <class Function> Function networkFunction(const char* name) {
    return loaded<Function>(network::libraryName, name, "library-missing");
}

} // namespace

std::unique_ptr<HttpServer> httpServer(const std::string& address, std::uint16_t port,
                                       HttpServer::Handler handler) {
    std::unique_ptr<HttpServer> server;
    int error = 0;
    networkFunction<network::Serve>(network::serveName)(address, port, std::move(handler), server,
                                                        error);
    if (server == nullptr)
        throw Failure({"address-unusable",
                       {{"address", address},
                        {"port", std::to_string(port)},
                        {"reason", systemReason(error)}}});
    return server;
}

namespace {

Expected<Place, Message> placeFrom(const std::string& text, const std::string& usualHost,
                                   std::uint16_t usualPort) {
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
    if (!port.empty())
        place.port = base::readNumber<decltype(place.port)>(port).value_or(0);
    if (place.port == 0)
        return Unexpected{Message{"usage-place", {{"word", text}}}};
    return place;
}

struct Endpoint {
    bool isSecure = false;
    Place place;
    std::string path; ///< with a slash at the end
};

Expected<Endpoint, Message> endpointFrom(const std::string& text) {
    Endpoint endpoint{text.starts_with("https://"), {}, {}};
    if (!endpoint.isSecure && !text.starts_with("http://"))
        return Unexpected{Message{"usage-endpoint", {{"word", text}}}};
    const std::size_t begin = text.find("://") + 3;
    const std::size_t slash = std::min(text.find('/', begin), text.size());
    auto place = placeFrom(text.substr(begin, slash - begin), "", endpoint.isSecure ? 443 : 80);
    if (!place)
        return Unexpected{place.error()};
    if (place->host.empty())
        return Unexpected{Message{"usage-endpoint-unsupported", {{"word", text.substr(0, slash)}}}};
    endpoint.place = std::move(*place);
    endpoint.path = text.substr(slash);
    if (!endpoint.path.ends_with('/'))
        endpoint.path += '/';
    return endpoint;
}

} // namespace

ValueParser into(std::optional<Place>& target, std::uint16_t usualPort) {
    return [&target, usualPort](std::string_view text) -> Complaint {
        auto place = placeFrom(std::string(text), "127.0.0.1", usualPort);
        if (!place)
            return place.error();
        target = std::move(*place);
        return std::nullopt;
    };
}

ValueParser intoEndpoint(std::string& target) {
    return [&target](std::string_view text) -> Complaint {
        target = text;
        const auto endpoint = endpointFrom(target);
        return endpoint ? Complaint() : endpoint.error();
    };
}

HttpClient::HttpClient(const std::string& text)
    : send_(networkFunction<network::Download>(network::downloadName)) {
    const Endpoint endpoint = endpointFrom(text).value();
    place_ = {endpoint.isSecure, endpoint.place.host, endpoint.place.port};
    base_ = endpoint.path;
}

HttpAnswer HttpClient::post(const std::string& path, const std::string& text,
                            const std::stop_token& stop) const {
    return ask({place_, base_ + path, {{"Content-Type", "application/json"}}, text}, stop);
}

HttpAnswer HttpClient::get(const std::string& path) const {
    return ask({place_, base_ + path}, {});
}

HttpAnswer HttpClient::ask(network::HttpQuery query, const std::stop_token& stop) const {
    constexpr std::size_t longest = std::size_t{1} << 20;
    query.patience = std::chrono::seconds(30);
    query.grace = std::chrono::seconds(2);
    std::unique_ptr<network::HttpDownload> download;
    send_(query, stop, download);
    HttpAnswer answer{download->status(), {}};
    std::array<char, std::size_t{1} << 14> piece;
    while (const std::size_t got = answer.text.size() <= longest ? download->read(piece) : 0)
        answer.text.append(piece.data(), got);
    const bool isWhole = download->fault() == network::HttpFault::none;
    return isWhole && answer.text.size() <= longest ? answer : HttpAnswer();
}

ValueParser intoKey(std::string& target) {
    namespace net = analysis::draughtsnet;
    return [&target](std::string_view text) -> Complaint {
        if (!net::isKey(text))
            return Message{"usage-key", {{"most", std::to_string(net::longestKey)}}};
        target = text;
        return std::nullopt;
    };
}

} // namespace damscope::cli
