// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the module that JavaScript calls (worker.mjs).
#include "web/module/calls.hpp"
#include "web/module/session.hpp"

#include <emscripten.h>

#include <atomic>
#include <cstring>
#include <memory>

namespace {

using namespace damscope;

std::unique_ptr<web::Session> session;
std::stop_source stop;

} // namespace

// Tells the worker; returns whether the call is to stop.
EM_JS(int, damscope_report, (const char* event),
      { return Module['report'](UTF8ToString(event)) ? 1 : 0; });

extern "C" {

EMSCRIPTEN_KEEPALIVE void damscope_start(const char* folder, const char* exchange) {
    session = std::make_unique<web::Session>(folder, exchange);
}

/// The answer belongs to the caller, who frees it.
EMSCRIPTEN_KEEPALIVE char* damscope_call(const char* name, const char* request) {
    stop = std::stop_source();
    const web::Watch watch{[](const web::Json& event) {
                               if (damscope_report(cli::jsonText(event).c_str()) != 0)
                                   stop.request_stop();
                           },
                           stop.get_token()};
    const std::string answer = web::answer(*session, name, request, watch);
    return ::strdup(answer.c_str());
}
}
