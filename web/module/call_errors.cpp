// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/call_errors.hpp"

#include "db/store/records/message_json.hpp"
#include "messages/translation.hpp"

namespace damscope::web {
namespace {

// Pages know their own codes without the prefix that separates them from others.
std::string_view shortened(std::string_view code) {
    constexpr std::string_view mark = "page-";
    return code.starts_with(mark) ? code.substr(mark.size()) : code;
}

} // namespace

Json errorOf(const Message& reason, Language language) {
    return {{"error",
             {{"code", shortened(reason.code)},
              {"message", translated(reason, language)},
              {"parameters", Json::parse(db::parametersAsJson(reason))}}}};
}

Json errorOf(std::string_view code, std::string_view what) {
    return {{"error", {{"code", code}, {"message", what}, {"parameters", Json::object()}}}};
}

} // namespace damscope::web
