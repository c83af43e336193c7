// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/end_requests.hpp"

#include <condition_variable>
#include <csignal>
#include <deque>
#include <functional>
#include <mutex>
#include <windows.h>

namespace damscope::base {

struct EndRequests::Awaited {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<int> requests;
};

namespace {

// The system calls a handler without any argument of ours, in a thread that it makes for it.
std::mutex listenerLock;           // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::function<void(int)> listener; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

BOOL WINAPI takeControl(DWORD control) {
    const bool canWait = control == CTRL_C_EVENT || control == CTRL_BREAK_EVENT;
    {
        const std::scoped_lock lock(listenerLock);
        if (!listener)
            return FALSE;
        listener(control == CTRL_C_EVENT ? SIGINT : SIGTERM);
    }
    // The system ends the program as soon as this returns, or when it has waited for five seconds.
    if (!canWait)
        ::Sleep(INFINITE);
    return TRUE;
}

} // namespace

EndRequests::EndRequests() : awaited_(std::make_unique<Awaited>()) {
    const std::scoped_lock lock(listenerLock);
    listener = [awaited = awaited_.get()](int signal) {
        const std::scoped_lock queueLock(awaited->mutex);
        awaited->requests.push_back(signal);
        awaited->changed.notify_all();
    };
    ::SetConsoleCtrlHandler(takeControl, TRUE);
}

EndRequests::~EndRequests() {
    ::SetConsoleCtrlHandler(takeControl, FALSE);
    const std::scoped_lock lock(listenerLock);
    listener = nullptr;
}

std::optional<int> EndRequests::next() {
    std::unique_lock lock(awaited_->mutex);
    awaited_->changed.wait(lock, [this] { return closed_ || !awaited_->requests.empty(); });
    if (closed_)
        return std::nullopt;
    const int signal = awaited_->requests.front();
    awaited_->requests.pop_front();
    return signal;
}

std::optional<int> EndRequests::nextWithin(std::chrono::milliseconds time) {
    std::unique_lock lock(awaited_->mutex);
    const bool came = awaited_->changed.wait_for(
        lock, time, [this] { return closed_ || !awaited_->requests.empty(); });
    if (!came || closed_)
        return std::nullopt;
    const int signal = awaited_->requests.front();
    awaited_->requests.pop_front();
    return signal;
}

void EndRequests::close() {
    const std::scoped_lock lock(awaited_->mutex);
    closed_ = true;
    awaited_->changed.notify_all();
}

} // namespace damscope::base
