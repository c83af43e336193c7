// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/end_requests.hpp"

#include <csignal>
#include <ctime>
#include <unistd.h>

#include <initializer_list>

namespace damscope::base {
namespace {

constexpr int wakeUp = SIGUSR1; // ends the waiting when the program is done

bool isIgnored(int signal) {
    struct sigaction current {};
    return ::sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

} // namespace

struct EndRequests::Awaited {
    sigset_t signals{};
};

EndRequests::EndRequests() : awaited_(std::make_unique<Awaited>()) {
    ::sigemptyset(&awaited_->signals);
    ::sigaddset(&awaited_->signals, wakeUp);
    for (const int signal : {SIGINT, SIGTERM})
        if (!isIgnored(signal))
            ::sigaddset(&awaited_->signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &awaited_->signals, nullptr);
}

EndRequests::~EndRequests() = default;

std::optional<int> EndRequests::next() {
    int signal = 0;
    do {
        if (closed_ || ::sigwait(&awaited_->signals, &signal) != 0 || closed_)
            return std::nullopt;
    } while (signal == wakeUp);
    return signal;
}

std::optional<int> EndRequests::nextWithin(std::chrono::milliseconds time) {
    if (closed_)
        return std::nullopt;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    const timespec wait{seconds.count(), std::chrono::nanoseconds(time - seconds).count()};
    const int signal = ::sigtimedwait(&awaited_->signals, nullptr, &wait);
    return signal <= 0 || signal == wakeUp ? std::nullopt : std::optional(signal);
}

void EndRequests::close() {
    closed_ = true;
    ::kill(::getpid(), wakeUp);
}

} // namespace damscope::base
