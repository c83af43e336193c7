// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_columns.hpp"

#include "db/choices/used_fields.hpp"
#include "db/store/store.hpp"
#include "gui/database/game_table_model.hpp"

#include <QAction>
#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QMenu>

#include <array>
#include <utility>

namespace damscope::gui {

namespace {

constexpr quint32 stateMark = 0x44474331; // "DGC1"

// Columns that can be empty in a whole store.
constexpr std::array<std::pair<int, db::GameField>, 5> optional{
    std::pair(GameTableModel::whiteRating, db::GameField::whiteRating),
    std::pair(GameTableModel::blackRating, db::GameField::blackRating),
    std::pair(GameTableModel::event, db::GameField::event),
    std::pair(GameTableModel::round, db::GameField::round),
    std::pair(GameTableModel::opening, db::GameField::opening)};

} // namespace

GameColumns::GameColumns(QHeaderView& header) : QObject(&header), header_(header) {}

void GameColumns::follow(const std::filesystem::path& store) {
    job_.start([this, store](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store opened(store, db::Store::Access::read);
        const auto used = db::usedFields(opened);
        std::set<int> filled;
        for (const auto& [column, field] : optional)
            if (used.contains(field))
                filled.insert(column);
        return [this, filled] { hideEmpty(filled); };
    });
}

void GameColumns::hideEmpty(const std::set<int>& filled) {
    for (const auto& [column, field] : optional)
        if (!chosen_.contains(column))
            header_.setSectionHidden(column, !filled.contains(column));
}

void GameColumns::choose(int column, bool shown) {
    chosen_.insert(column);
    header_.setSectionHidden(column, !shown);
}

void GameColumns::fill(QMenu& menu) {
    for (int i = 0; i < GameTableModel::columns; ++i) {
        QAction* shown = menu.addAction(GameTableModel::fullName(i));
        shown->setCheckable(true);
        shown->setChecked(!header_.isSectionHidden(i));
        // The last column stays: a table without columns could not be clicked.
        shown->setEnabled(header_.isSectionHidden(i) ||
                          header_.hiddenSectionCount() + 1 < header_.count());
        connect(shown, &QAction::toggled, this, [this, i](bool on) { choose(i, on); });
    }
}

QByteArray GameColumns::state() const {
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << stateMark << QList<int>(chosen_.begin(), chosen_.end()) << header_.saveState();
    return state;
}

void GameColumns::restore(const QByteArray& state) {
    QDataStream in(state);
    quint32 mark = 0;
    in >> mark;
    if (mark != stateMark)
        return;
    QList<int> chosen;
    QByteArray header;
    in >> chosen >> header;
    chosen_ = std::set<int>(chosen.begin(), chosen.end());
    header_.restoreState(header);
}

} // namespace damscope::gui
