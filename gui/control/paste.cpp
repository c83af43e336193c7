// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/paste.hpp"

#include "analysis/hub/notation.hpp"
#include "gui/base/rules_words.hpp"
#include "parser/meaning/pasted.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

struct Paste {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Paste)
};

} // namespace

Expected<PastedGame, QString> readPasted(const QString& text, rules::Variant variant) {
    parser::Pasted pasted = parser::readPasted(text.toStdString(), variant);
    if (!pasted.read)
        if (const auto position =
                analysis::hub::readPosition(variant, text.trimmed().toStdString()))
            return PastedGame{parser::gameFrom(*position), {}};
    if (!pasted.read && pasted.fen)
        return Unexpected{worded(*pasted.fen)};
    if (!pasted.read)
        return Unexpected{
            Paste::tr("This is neither a game in PDN nor a position as FEN or Hub text.")};
    PastedGame game{std::move(pasted.read->game), {}};
    const auto error =
        std::ranges::find(pasted.read->problems, Severity::error, &Problem::severity);
    if (error != pasted.read->problems.end())
        game.problem = Paste::tr("Not everything could be read. %1").arg(worded(*error));
    return game;
}

} // namespace damscope::gui
