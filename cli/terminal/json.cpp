// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/json.hpp"

#include "base/text/visible.hpp"
#include "db/search/export/export.hpp"

namespace damscope::cli {

std::string jsonText(const Json& value) {
    return base::visibleJson(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json versioned(Json value) {
    if (value.is_object())
        value["schema_version"] = db::jsonVersion;
    return value;
}

std::string jsonLine(const Json& value) {
    return jsonText(versioned(value)) + '\n';
}

Json textOrNull(std::string_view text) {
    return text.empty() ? Json() : Json(text);
}

Json numberOrNull(int number) {
    return number == 0 ? Json() : Json(number);
}

} // namespace damscope::cli
