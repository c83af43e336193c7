// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/json.hpp"

#include "cli/terminal/terminal_text.hpp"

namespace damscope::cli {

std::string jsonText(const Json& value) {
    return visibleJson(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string jsonLine(const Json& value) {
    return jsonText(value) + '\n';
}

Json textOrNull(std::string_view text) {
    return text.empty() ? Json() : Json(text);
}

} // namespace damscope::cli
