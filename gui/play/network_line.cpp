// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/network_line.hpp"

#include "analysis/dxp/reception.hpp"
#include "gui/base/text.hpp"

#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace damscope::gui {

namespace dxp = analysis::dxp;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds connectFor{10'000};
constexpr milliseconds acceptSlice{200};
constexpr milliseconds receiveSlice{40}; // a message to send waits as long at most

} // namespace

struct NetworkLine::Outgoing {
    std::mutex mutex;
    std::vector<std::string> messages;
    bool closes = false; ///< when they are sent

    [[nodiscard]] std::pair<std::vector<std::string>, bool> take() {
        const std::lock_guard lock(mutex);
        return {std::exchange(messages, {}), closes};
    }
};

NetworkLine::NetworkLine(QObject* parent) : QObject(parent) {}

NetworkLine::~NetworkLine() = default;

void NetworkLine::open(const NetworkPlace& place) {
    number_ = ++opened_;
    isConnected_ = false;
    outgoing_ = std::make_shared<Outgoing>();
    task_.start([this, place, outgoing = outgoing_, number = number_](const std::stop_token& stop) {
        try {
            work(place, *outgoing, number, stop);
        } catch (const dxp::ConnectionLost& e) {
            QMetaObject::invokeMethod(this, [this, number, reason = qtText(e.what())] {
                if (number != number_)
                    return;
                number_ = 0;
                emit lost(reason);
            });
        }
    });
}

void NetworkLine::close() {
    if (!isOpen())
        return;
    number_ = 0;
    if (!isConnected_)
        return task_.stop();
    const std::lock_guard lock(outgoing_->mutex);
    outgoing_->closes = true;
}

void NetworkLine::send(const std::vector<std::string>& messages) {
    if (!isOpen())
        return;
    const std::lock_guard lock(outgoing_->mutex);
    outgoing_->messages.insert(outgoing_->messages.end(), messages.begin(), messages.end());
}

void NetworkLine::work(const NetworkPlace& place, Outgoing& outgoing, std::uint64_t number,
                       const std::stop_token& stop) {
    const auto notify = [this, number](auto report) {
        QMetaObject::invokeMethod(this, [this, number, report = std::move(report)] {
            if (number == number_)
                report();
        });
    };
    std::optional<dxp::Connection> connection;
    if (place.waits) {
        dxp::Listener listener(place.host, place.port);
        notify([this, port = listener.port()] { emit waiting(port); });
        dxp::Reception reception(listener, place.request);
        while (!connection) {
            if (stop.stop_requested())
                return;
            connection = reception.receive(acceptSlice);
        }
    } else
        connection = dxp::Connection::open(place.host, place.port, connectFor, stop);
    notify([this] {
        isConnected_ = true;
        emit connected();
    });
    while (!stop.stop_requested()) {
        const auto [messages, closes] = outgoing.take();
        for (const std::string& message : messages)
            connection->send(message);
        if (closes)
            return;
        if (auto message = connection->receive(receiveSlice))
            notify([this, text = std::move(*message)] { emit received(text); });
    }
}

} // namespace damscope::gui
