// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/opening_explorer.hpp"

#include "db/lists/collections.hpp"
#include "db/store/store.hpp"

#include <chrono>
#include <exception>
#include <memory>
#include <utility>

namespace damscope::gui {

void OpeningExplorer::ask(const OpeningWish& wish) {
    busy_ = true;
    task_.start([this, wish, number = ++number_](const std::stop_token& stop) {
        answer(wish, number, stop);
    });
}

void OpeningExplorer::cancel() {
    ++number_;
    busy_ = false;
    task_.cancel();
}

// Tells in the thread of the window, unless something else has been asked meanwhile.
template <class Tell> void OpeningExplorer::deliver(std::uint64_t number, Tell tell) {
    QMetaObject::invokeMethod(this, [this, number, tell = std::move(tell)] {
        if (number == number_)
            tell();
    });
}

// In the thread of the task.
void OpeningExplorer::answer(const OpeningWish& wish, std::uint64_t number,
                             const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    constexpr auto between = std::chrono::milliseconds(100);
    auto told = Clock::now();
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (Clock::now() - told < between)
            return;
        told = Clock::now();
        deliver(number, [this, done, total] { emit progressed(done, total); });
    };
    try {
        db::Store store(wish.store, db::Store::Access::read);
        db::OpeningBook book(store, wish.filter, stop, progress);
        auto table = std::make_shared<const db::OpeningTable>(book.at(wish.position, {true, 0}));
        if (table->complete)
            deliver(number, [this, table] {
                busy_ = false;
                emit found(*table);
            });
    } catch (const db::NoSuchCollection& e) {
        deliver(number, [this, error = e.wrong()] {
            busy_ = false;
            emit refused(error);
        });
    } catch (const std::exception& e) {
        deliver(number, [this, what = QString::fromUtf8(e.what())] {
            busy_ = false;
            emit failed(what);
        });
    }
}

} // namespace damscope::gui
