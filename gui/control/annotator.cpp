// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/annotator.hpp"
#include "gui/base/translator.hpp"

#include "analysis/judgement/annotation.hpp"
#include "analysis/judgement/comment_evaluations.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/replace_game.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/annotate_dialog.hpp"
#include "gui/base/work_dialog.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/game/game_document.hpp"

#include <algorithm>

namespace damscope::gui {

struct Annotator::Order {
    std::filesystem::path store;
    std::vector<db::GameId> games;
    analysis::AnnotationSettings how;
    bool remove = false;
};

struct Annotator::Outcome {
    int games = 0; ///< changed
    int moves = 0;
    int unknown = 0; ///< not analysed
};

Annotator::Annotator(GameDocument& document, GameKeeper& games, QWidget& window)
    : QObject(&window), document_(document), games_(games), window_(window) {}

void Annotator::annotate(const std::vector<db::GameId>& selected,
                         const std::vector<db::GameId>& listed) {
    if (store_.empty() || listed.empty()) {
        emit reported(tr("There is no game to annotate."));
        return;
    }
    AnnotateDialog dialog(selected.size(), listed.size(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Order order;
    order.store = store_;
    order.games = dialog.isAboutAll() ? listed : selected;
    order.remove = dialog.removes();
    order.how.language = dialog.language();
    start(order);
}

void Annotator::start(const Order& order) {
    auto* dialog = new WorkDialog(tr("Annotating games"), &window_);
    connect(dialog, &WorkDialog::failed, this, &Annotator::reported);
    dialog->start(
        [this, order](const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
            db::Store store(order.store, db::Store::Access::write);
            db::EditEntry entry(store, order.remove ? "annotate --remove" : "annotate");
            Outcome outcome;
            std::uint64_t done = 0;
            for (const db::GameId id : order.games) {
                if (stop.stop_requested())
                    break;
                progress(done++, order.games.size());
                const auto game = db::loadGame(store, id);
                if (!game)
                    continue;
                const auto judgement =
                    analysis::judgeWithComments(*game, [&](const rules::Position& position) {
                        return db::evaluation(store, position);
                    });
                if (!order.remove && !judgement.isAnalysed()) {
                    ++outcome.unknown;
                    continue;
                }
                const analysis::Annotated annotated =
                    order.remove ? analysis::withoutAnnotations(*game)
                                 : analysis::annotate(*game, judgement, order.how);
                if (annotated.game == *game)
                    continue;
                db::replaceGame(store, entry, id, annotated.game);
                ++outcome.games;
                outcome.moves += annotated.moves;
            }
            return [this, order, outcome] { conclude(order, outcome); };
        });
}

// The open game is shown as it is stored now, unless that would lose changes.
void Annotator::conclude(const Order& order, const Outcome& outcome) {
    emit storeChanged();
    const auto open = games_.openedGame();
    if (open && !document_.isChanged() && std::ranges::count(order.games, *open) > 0)
        games_.open(*open);
    QString text = order.remove
                       ? trPlural("Annotations removed from %Ln game.",
                                  "Annotations removed from %Ln games.", outcome.games)
                       : trPlural("%Ln game annotated.", "%Ln games annotated.", outcome.games);
    if (outcome.unknown > 0)
        text += QLatin1Char(' ') +
                trPlural("%Ln game not analysed yet: use Analysis > Analyse selected games.",
                         "%Ln games not analysed yet: use Analysis > Analyse selected games.",
                         outcome.unknown);
    emit reported(text);
}

} // namespace damscope::gui
