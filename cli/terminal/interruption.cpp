// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/interruption.hpp"

#include "cli/terminal/output.hpp"

#include <ctime>
#include <initializer_list>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace damscope::cli {
namespace {

constexpr timespec grace{1, 500'000'000};
constexpr int wakeUp = SIGUSR1; // ends the listener when the program is done
constexpr int signalStatus = 128;

bool isIgnored(int signal) {
    struct sigaction current {};
    return ::sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

[[noreturn]] void endAtOnce(int signal) {
    (void)writeAll(STDERR_FILENO, "\ndamscope: interrupted\n");
    ::_exit(signalStatus + signal);
}

} // namespace

Interruption::Interruption(std::function<bool()> leavesToPager)
    : leavesToPager_(std::move(leavesToPager)) {
    ::sigemptyset(&awaited_);
    ::sigaddset(&awaited_, wakeUp);
    for (const int signal : {SIGINT, SIGTERM})
        if (!isIgnored(signal))
            ::sigaddset(&awaited_, signal);
    ::pthread_sigmask(SIG_BLOCK, &awaited_, nullptr);
    listener_ = std::thread([this] { listen(); });
}

Interruption::~Interruption() {
    done_ = true;
    ::pthread_kill(listener_.native_handle(), wakeUp);
    listener_.join();
}

std::stop_token Interruption::token() {
    orderly_ = true;
    return stop_.get_token();
}

std::optional<int> Interruption::signal() const {
    const int signal = signal_;
    return signal == 0 ? std::nullopt : std::optional(signal);
}

void Interruption::listen() {
    int signal = 0;
    do {
        if (::sigwait(&awaited_, &signal) != 0)
            return;
        if (done_)
            return;
    } while (signal == wakeUp || (signal == SIGINT && leavesToPager_()));
    signal_ = signal;
    if (!orderly_)
        endAtOnce(signal);
    stop_.request_stop();
    ::sigtimedwait(&awaited_, nullptr, &grace);
    if (!done_)
        endAtOnce(signal);
}

} // namespace damscope::cli
