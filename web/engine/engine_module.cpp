// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the engine's module that JavaScript calls (engine.mjs): it thinks, and has
// nothing open that could be lost.
#include "messages/language.hpp"
#include "web/module/board_json.hpp"
#include "web/module/call_errors.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/judging_search.hpp"
#include "web/module/request.hpp"

#include <emscripten.h>

#include <cstring>
#include <new>
#include <string>

#ifdef __EMSCRIPTEN_PTHREADS__
#include <emscripten/threading.h>

#include <atomic>
#include <limits>
#include <mutex>
#include <thread>
#endif

EM_JS(void, damscope_report, (const char* event), { Module['report'](UTF8ToString(event)); });

namespace {

using namespace damscope;

#ifdef __EMSCRIPTEN_PTHREADS__

/// Stops a call that the page no longer wants, which writes its number or that of a later one: the
/// worker itself is busy with the call. Without shared memory the page ends the worker.
class StopWatcher {
public:
    StopWatcher() {
        std::thread([this] { watch(); }).detach(); // ends with the worker
    }
    StopWatcher(const StopWatcher&) = delete;
    StopWatcher& operator=(const StopWatcher&) = delete;

    [[nodiscard]] std::stop_token begin(std::int32_t call) {
        const std::scoped_lock guard(mutex_);
        running_ = call;
        stop_ = std::stop_source();
        if (unwanted_ >= call)
            stop_.request_stop();
        return stop_.get_token();
    }
    [[nodiscard]] std::atomic<std::int32_t>* unwanted() { return &unwanted_; }

private:
    void watch() {
        for (std::int32_t seen = 0;;) {
            emscripten_futex_wait(&unwanted_, static_cast<std::uint32_t>(seen),
                                  std::numeric_limits<double>::infinity());
            seen = unwanted_;
            const std::scoped_lock guard(mutex_);
            if (seen >= running_)
                stop_.request_stop();
        }
    }

    std::mutex mutex_;
    std::stop_source stop_;
    std::int32_t running_ = -1;
    std::atomic<std::int32_t> unwanted_ = 0;
};

StopWatcher& stopWatcher() {
    static StopWatcher watcher;
    return watcher;
}

std::stop_token stopOf(std::int32_t call) {
    return stopWatcher().begin(call);
}

#else

std::stop_token stopOf(std::int32_t /*call*/) {
    return {};
}

#endif

web::Json answered(std::string_view name, const web::Json& request, Language language,
                   const web::Watch& watch) {
    if (name == "engine.analyse")
        return web::analysed(web::pathIn(web::placeOf(request)), request, language, watch);
    if (name == "engine.play")
        return web::played(web::pathIn(web::placeOf(request)), request, watch);
    if (name == "judging.search")
        return web::searchedGame(request, watch);
    throw web::CallError({"no-call", {{"name", std::string(name)}}});
}

web::Json answer(std::string_view name, std::string_view text, const web::Watch& watch) {
    Language language = Language::english;
    try {
        const web::Json request = web::Json::parse(text);
        language = languageNamed(web::textIn(request, "language")).value_or(language);
        return answered(name, request, language, watch);
    } catch (const web::CallError& error) {
        return web::errorOf(error.reason(), language);
    } catch (const std::bad_alloc&) {
        return web::errorOf(Message{"out-of-memory", {}}, language);
    } catch (const web::Json::exception& error) {
        return web::errorOf("bad-request", error.what());
    } catch (const std::exception& error) {
        return web::errorOf("failed", error.what());
    }
}

} // namespace

extern "C" {

/// Where the page writes the number of the call that is to end, as 32 bits; null where it cannot.
EMSCRIPTEN_KEEPALIVE void* damscope_unwanted() {
#ifdef __EMSCRIPTEN_PTHREADS__
    return stopWatcher().unwanted();
#else
    return nullptr;
#endif
}

/// The answer belongs to the caller, who frees it.
EMSCRIPTEN_KEEPALIVE char* damscope_call(std::int32_t number, const char* name,
                                         const char* request) {
    const web::Watch watch{
        [](const web::Json& event) { damscope_report(cli::jsonText(event).c_str()); },
        stopOf(number)};
    return ::strdup(cli::jsonText(answer(name, request, watch)).c_str());
}
}
