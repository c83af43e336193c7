// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/find/find.hpp"
#include "gui/database/game_rows.hpp"

#include <QFontMetrics>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <filesystem>
#include <vector>

class QMenu;
class QPushButton;

namespace damscope::gui {

/// The hits of a search, as they arrive.
class HitModel : public GameRows {
    Q_OBJECT

public:
    enum Column { players, move, result, year, event, columns };
    /// The data of a cell of players: both names, if one is known.
    static constexpr int namesRole = Qt::UserRole;

    using GameRows::GameRows;

    /// Throws db::Error if the store cannot be opened.
    void setStore(const std::filesystem::path& file);
    /// From now on the hits are in games of this variant; there are none yet.
    void clear(rules::Variant variant);
    void add(const std::vector<db::query::Hit>& hits);
    [[nodiscard]] const db::query::Hit& hit(int row) const {
        return hits_[static_cast<std::size_t>(row)];
    }
    /// Those with hits, each once.
    [[nodiscard]] std::vector<db::GameId> games() const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); }

private:
    [[nodiscard]] QString moveText(const db::query::Hit& hit) const;

    rules::Variant variant_ = rules::Variant::international;
    std::vector<db::query::Hit> hits_;
};

/// "Jansen, Piet – Ozoliņš, Guntis"; where that has no room, without forenames, and then with both
/// names cut.
[[nodiscard]] QString pairWithin(int width, const QStringList& names, const QFontMetrics& metrics);

class CollectionsMenu;
class ListColumns;

/// The list of the hits, with their number in its title, and what can be done with their games.
class HitList : public QWidget {
    Q_OBJECT

public:
    explicit HitList(QWidget* parent);

    [[nodiscard]] HitModel& hits() { return hits_; }
    /// Throws db::Error if the store cannot be opened.
    void setStore(const std::filesystem::path& file);
    /// A search begins, or ends. An empty list then says that nothing was found.
    void setSearching(bool searching);
    [[nodiscard]] bool isSearching() const { return isSearching_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A hit is to be shown.
    void placeChosen(const damscope::db::query::Hit& hit);
    /// The cursor is on another hit, whose game is not opened.
    void placeSelected(const damscope::db::query::Hit& hit);
    /// The mouse pointer is on another hit, or on none any more.
    void placePointed(const damscope::db::query::Hit& hit);
    void pointerLeft();
    void exportWanted(const std::vector<damscope::db::GameId>& games);
    /// The search is to be kept under a name.
    void saveWanted();
    /// The list of games is to show those that were found.
    void listWanted();
    void collectionsChanged();
    void searchingChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void compose();
    void composeButtons();
    void followPointer();
    void leave();
    void fillCollections(QMenu& menu);
    void showTitle();

    HitModel hits_;
    std::filesystem::path store_;
    CollectionsMenu* collections_;
    QPushButton* collect_;
    QPushButton* export_;
    QPushButton* save_;
    QPushButton* list_;
    GameTable* table_;
    ListColumns* columns_ = nullptr;
    int pointedRow_ = -1;
    bool isSearching_ = false;
    bool hasSearched_ = false; ///< in this store
};

} // namespace damscope::gui
