// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/header_editor.hpp"

#include "db/lists/known_names.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/pasted.hpp"
#include "rules/game/header_tags.hpp"

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

} // namespace damscope::gui
