// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "messages/message.hpp"

#include <exception>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

/// The interface of the module to a page: calls with a name, a request and an answer, both JSON.
/// web/CALLS.md describes each for those who call them.
namespace damscope::web {

using cli::Json;

class Session;

/// What goes on while a call runs.
struct Watch {
    std::function<void(const Json& event)> event = [](const Json&) {};
    std::stop_token stop = {};
};

/// Why a call has no answer.
class CallError : public std::exception {
public:
    explicit CallError(Message reason) : reason_(std::move(reason)) {}
    [[nodiscard]] const Message& reason() const { return reason_; }
    [[nodiscard]] const char* what() const noexcept override { return reason_.code.c_str(); }

private:
    Message reason_;
};

/// A request lacks something, or has it in another form: `field` says what.
[[noreturn]] void refuse(std::string_view field);

struct Call {
    std::string_view name;
    Json (*run)(Session& session, const Json& request, const Watch& watch);
};

// By subject; each in a file of its own.
[[nodiscard]] std::span<const Call> aboutCalls();
[[nodiscard]] std::span<const Call> boardCalls();
[[nodiscard]] std::span<const Call> documentCalls();
[[nodiscard]] std::span<const Call> engineCalls();
[[nodiscard]] std::span<const Call> gameCalls();
[[nodiscard]] std::span<const Call> importCalls();
[[nodiscard]] std::span<const Call> judgingCalls();
[[nodiscard]] std::span<const Call> searchCalls();
[[nodiscard]] std::span<const Call> storeCalls();
[[nodiscard]] std::span<const Call> trainingCalls();

/// Runs a call. Never throws: what goes wrong is `{"error": {"code", "message", "parameters"}}`.
[[nodiscard]] std::string answer(Session& session, std::string_view name, std::string_view request,
                                 const Watch& watch);

} // namespace damscope::web
