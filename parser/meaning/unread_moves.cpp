// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/unread_moves.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/meaning/finding_place.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/repair/repair.hpp"

#include <algorithm>

namespace damscope::parser {
namespace {

using rules::ScriptItem;

// The last item of the main line, if that is text.
std::optional<std::size_t> lastText(const rules::Script& script) {
    int depth = 0;
    for (std::size_t i = script.size(); i-- > 0;) {
        const ScriptItem::Kind kind = script[i].kind;
        depth += int{kind == ScriptItem::Kind::closeVariation} -
                 int{kind == ScriptItem::Kind::openVariation};
        if (depth == 0 && kind == ScriptItem::Kind::unread)
            return i;
        if (depth == 0 && kind == ScriptItem::Kind::move)
            break;
    }
    return std::nullopt;
}

} // namespace

std::optional<TextProblem> problemOfUnreadMoves(const GameText& text,
                                                const rules::Position& start) {
    const auto unread = lastText(text.script);
    GameText rest;
    if (!unread || !Reader(text.script[*unread].text).next(rest))
        return std::nullopt;
    rules::Script script(text.script.begin(),
                         text.script.begin() + static_cast<std::ptrdiff_t>(*unread));
    script.insert(script.end(), rest.script.begin(), rest.script.end());
    const rules::Replayed replayed = replay(start, script);
    const auto fault = std::ranges::find_if(replayed.findings, &rules::Finding::stopsMainLine);
    if (replayed.legal || fault == replayed.findings.end() || fault->item < *unread)
        return std::nullopt;
    const rules::Rules& rules = start.rules();
    TextProblem problem{{fault->severity, fault->message, placeOf(*fault, script, rules)},
                        text.itemOffsets[*unread]};
    if (const auto proposal = proposeCorrection(start, script))
        problem.suggestion = asQuestion(*proposal, LineKind::main, rules);
    return problem;
}

} // namespace damscope::parser
