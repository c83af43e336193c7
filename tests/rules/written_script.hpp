// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace damscope::rules {

/// A script from words: "(" ")" "-" "31." "31..." "$5" "{x}" "/FEN/" "<unread>" and moves. The
/// views point into `words`, which lives as long as the script.
struct WrittenScript {
    std::vector<std::string> words;
    Script script;
    explicit WrittenScript(const std::string& text) {
        std::istringstream in(text);
        for (std::string w; in >> w;)
            words.push_back(w);
        for (const std::string& w : words)
            script.push_back(item(w));
    }
    static ScriptItem item(std::string_view w) {
        ScriptItem i{ScriptItem::Kind::move, false, 0, w};
        if (w == "(")
            i.kind = ScriptItem::Kind::openVariation;
        else if (w == ")")
            i.kind = ScriptItem::Kind::closeVariation;
        else if (w == "-")
            i.kind = ScriptItem::Kind::unknownMove;
        else if (w.front() == '{')
            i = {ScriptItem::Kind::comment, false, 0, w.substr(1, w.size() - 2)};
        else if (w.front() == '$')
            i = {ScriptItem::Kind::nag, false,
                 static_cast<std::uint32_t>(std::stoul(std::string(w.substr(1)))), w};
        else if (w.front() == '/')
            i = {ScriptItem::Kind::setup, false, 0, w.substr(1, w.size() - 2)};
        else if (w.front() == '<')
            i = {ScriptItem::Kind::unread, false, 0, w.substr(1, w.size() - 2)};
        else if (w.back() == '.')
            i = {ScriptItem::Kind::moveNumber, w.ends_with("..."),
                 static_cast<std::uint32_t>(std::stoul(std::string(w))), w};
        return i;
    }
};

} // namespace damscope::rules
