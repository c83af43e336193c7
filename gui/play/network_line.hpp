// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/newest_task.hpp"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace damscope::gui {

/// Where another program is, or where this one waits for it.
struct NetworkPlace {
    std::string host;
    std::uint16_t port = 0;
    bool waits = false;    ///< at this address, instead of connecting to it
    std::string request{}; ///< what it asks whoever connects, where it waits and asks for the games
};

/// A DamExchange connection that a thread of its own reads and writes. Only the destructor waits
/// for that thread.
class NetworkLine : public QObject {
    Q_OBJECT

public:
    explicit NetworkLine(QObject* parent = nullptr);
    ~NetworkLine() override;

    /// Connects, or waits until a program that speaks DamExchange does. Closes an earlier
    /// connection.
    void open(const NetworkPlace& place);
    /// Sends what is still to be sent, then ends the connection.
    void close();
    [[nodiscard]] bool isOpen() const { return number_ != 0; }
    void send(const std::vector<std::string>& messages);

signals:
    /// It waits at this port.
    void waiting(int port);
    void connected();
    void received(const std::string& message);
    /// There is no connection, or none any more.
    void lost(const QString& reason);

private:
    struct Outgoing;
    void work(const NetworkPlace& place, Outgoing& outgoing, std::uint64_t number,
              const std::stop_token& stop);

    std::uint64_t opened_ = 0;
    std::uint64_t number_ = 0; ///< of the open connection; 0: none
    bool isConnected_ = false;
    std::shared_ptr<Outgoing> outgoing_;
    NewestTask task_; // last: it ends before the members that it uses
};

} // namespace damscope::gui
