// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/header_editor.hpp"

#include "analysis/judgement/annotation.hpp"
#include "analysis/judgement/comment_evaluations.hpp"
#include "db/lists/near_names.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/annotate_dialog.hpp"
#include "gui/base/text.hpp"
#include "gui/base/translator.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/game/game.hpp"

#include <QDate>
#include <QPointer>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace damscope::gui {

namespace {

QStringList names(db::Store& store, db::NameKind kind) {
    QStringList all;
    for (const std::string& name : db::knownNames(store, kind))
        all << qtText(name);
    return all;
}

QStringList withOwn(QStringList names, const QString& own) {
    if (!own.isEmpty() && !names.contains(own))
        names.prepend(own);
    return names;
}

// Tags that the games of one evening or round have in common.
constexpr std::array<std::string_view, 5> occasionTags{"Event", "Site", "Date", "Round",
                                                       "TimeControl"};

} // namespace

HeaderEditor::HeaderEditor(GameDocument& document, GameKeeper& games, QWidget& window)
    : QObject(&window), document_(document), games_(games), window_(window) {}

void HeaderEditor::offerNames(HeaderDialog& dialog) {
    const QString own = ownName_ ? ownName_() : QString();
    if (!own.isEmpty())
        dialog.offerPlayers({own});
    if (store_.empty())
        return;
    names_.start([file = store_, own, dialog = QPointer(&dialog)](
                     const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return
            [dialog, players = withOwn(names(store, db::NameKind::player), own),
             events = names(store, db::NameKind::event), sites = names(store, db::NameKind::site)] {
                if (dialog.isNull())
                    return;
                dialog->offerPlayers(players);
                dialog->offerEvents(events);
                dialog->offerSites(sites);
            };
    });
}

void HeaderEditor::edit() {
    const rules::Game& game = document_.game();
    HeaderDialog dialog({game.tags, game.result}, game.variant(), HeaderDialog::Purpose::edit,
                        &window_);
    offerNames(dialog);
    if (dialog.exec() == QDialog::Accepted)
        document_.setHeader(dialog.header());
}

GameHeader HeaderEditor::proposed() const {
    GameHeader header{occasion_, rules::GameResult::unknown};
    if (occasion_.empty())
        rules::putTag(header.tags, "Date",
                      QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    return withResult(std::move(header), document_.game().variant(), rules::GameResult::unknown);
}

void HeaderEditor::remember(const GameHeader& header) {
    occasion_.clear();
    std::ranges::copy_if(header.tags, std::back_inserter(occasion_), [](const rules::Tag& tag) {
        return std::ranges::find(occasionTags, tag.name) != occasionTags.end();
    });
}

void HeaderEditor::newGame() {
    const GameHeader empty = proposed();
    HeaderDialog dialog(empty, document_.game().variant(), HeaderDialog::Purpose::newGame,
                        &window_);
    offerNames(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const GameHeader header = dialog.header();
    rules::Game game = parser::gameFrom(rules::Position::start(dialog.variant()));
    game.tags.insert(game.tags.begin(), header.tags.begin(), header.tags.end());
    game.result = header.result;
    if (!games_.openNew(std::move(game), header != empty)) // typed names must not be lost
        return;
    remember(header);
    emit gameBegun();
}

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
