// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/records/game_row.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::db {

/// The parameters of a message as a JSON object: {"square":"32","moves":["23x32"],"unlisted":2}. A
/// message as a value is {"code":...,"parameters":{...}}.
[[nodiscard]] std::string parametersAsJson(const Message& message);
/// A message as {"code":...,"parameters":{...}}.
[[nodiscard]] std::string messageAsJson(const Message& message);

/// A message with the parameters of a JSON object; nothing if it is not one, or nested too deep.
[[nodiscard]] std::optional<Message> messageFromJson(std::string code, std::string_view parameters);
/// A message as written by messageAsJson(); nothing if it is not one.
[[nodiscard]] std::optional<Message> messageFromJson(std::string_view message);

} // namespace damscope::db
