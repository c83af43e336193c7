// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/typed_reply.hpp"

#include "base/text/ascii.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "messages/translation.hpp"
#include "rules/text/explain.hpp"

namespace damscope::cli {

TypedReply typedReply(std::string_view text) {
    const std::string lower = base::lowerCase(text);
    if (lower == "h" || lower == "hint" || lower == "?")
        return TypedReply::hint;
    if (lower == "s" || lower == "skip")
        return TypedReply::skip;
    return lower == "q" || lower == "quit" ? TypedReply::quit : TypedReply::move;
}

void TypedAnswers::prompt() {
    if (!isJson_ && console_.out().isTerminal())
        console_.out().write(translated({"train-prompt", {}}, language_) + ": ");
    console_.out().flush();
}

TypedAnswer TypedAnswers::next() {
    for (;;) {
        prompt();
        const auto line = input_.nextLine();
        if (!line)
            return {TypedReply::quit, {}};
        const std::string_view text = base::trimmed(*line);
        if (!text.empty())
            return {typedReply(text), std::string(text)};
    }
}

std::optional<rules::Move> TypedAnswers::moveFrom(const rules::Position& position,
                                                  std::string_view text) {
    const auto match = rules::resolve(position, text);
    if (match.unique())
        return match.moves.front();
    const std::string why = match.problem
                                ? translated(rules::message(position, *match.problem), language_)
                                : std::string(text);
    if (isJson_)
        rows_.add({{"event", "illegal"}, {"move", text}, {"message", why}});
    else
        console_.out().write(visible(why) + '\n');
    return std::nullopt;
}

std::string questionBoard(const rules::Position& position, bool ascii) {
    std::string board = diagram(position, ascii ? PieceSigns::ascii : PieceSigns::unicode);
    board.erase(board.rfind('\n', board.size() - 2) + 1);
    return board;
}

} // namespace damscope::cli
