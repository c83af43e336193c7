// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "gui/database/game_table_model.hpp"
#include "gui/database/preview_board.hpp"
#include "gui/database/store_reader.hpp"
#include "gui/look/theme.hpp"

#include <QWidget>

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace damscope::gui {

class CollectionsMenu;
class CollectionTabs;
class FilterBar;
class GameColumns;
class PreviewBoard;

/// The games of a store: tabs for its collections, a filter, the list, and a board that shows
/// the selected game.
class GamesPanel : public QWidget {
    Q_OBJECT

public:
    explicit GamesPanel(QWidget* parent = nullptr);

    /// Throws db::Error if the store cannot be opened.
    void setStore(const std::filesystem::path& file);
    /// Shows the collections that the store has now.
    void refreshCollections();
    /// Finds the games again, after the store has changed.
    void refresh();
    void setLook(const BoardLook& look);
    /// Deletes the selected games; its key holds in the list.
    void setDeleteAction(QAction& action);
    void focusFilter();
    /// Lists what the line above the list would, with this text in it.
    void filter(const QString& text);
    [[nodiscard]] QString filterText() const;
    [[nodiscard]] GameTableModel& model() { return model_; }
    /// In the order of the list.
    [[nodiscard]] std::vector<db::GameId> selectedGames() const;
    /// The same, or the current one if none is selected.
    [[nodiscard]] std::vector<db::GameId> chosenGames() const;
    /// The columns with order and widths; to be kept between starts.
    [[nodiscard]] QByteArray columnState() const;
    void restoreColumns(const QByteArray& state);
    [[nodiscard]] bool isBusy() const;
    /// Whether the list is to be another one, that of the filter as it is typed.
    [[nodiscard]] bool isFinding() const;
    /// "37 of 12,408 games"
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString emptyText() const;

signals:
    void gameChosen(damscope::db::GameId game);
    void selectionChanged();
    /// The filter cannot be read, or the search has failed: the list stays the old one.
    void notFound();
    /// The page of a player, or of the event of a game.
    void playerWanted(const QString& name);
    void eventWanted(const QString& event, damscope::db::GameId game);
    void analyseWanted();
    void exportWanted(const std::vector<damscope::db::GameId>& games);
    /// Into the open game.
    void mergeWanted(const std::vector<damscope::db::GameId>& games);
    void deleteWanted(const std::vector<damscope::db::GameId>& games);
    /// All games in the list, which the line above it describes.
    void deleteListWanted(const std::vector<damscope::db::GameId>& games, const QString& filter);
    /// A message for the user.
    void reported(const QString& text);
    /// The list has new games: those of the filter, and how they were asked for. What a query has
    /// found is part of the filter.
    void filterChanged(const damscope::db::Filter& games,
                       const damscope::db::query::AskedGames& asked);
    /// Columns were moved, sized, shown or hidden.
    void columnsChanged();
    /// How many games are listed has changed, or how that is said, or others are being searched.
    void counted();
    /// The games of the filter are in the list.
    void listed();
    /// They could not be found.
    void notListed(const QString& reason);
    /// Something beside them could not be read: collections, rows, the preview, suggestions.
    void failed(const QString& reason);

private:
    void ask();
    void readFilter();
    void show(const GameAnswer& answer);
    void showCount();
    /// A sentence below the line; none: there is nothing to say.
    void showWrong(std::function<QString()> words);
    void compose();
    void showCollections(const QString& chosen);
    void showPreview(int row);
    void fillMenu();
    void fillPages();
    void retranslate();
    [[nodiscard]] QWidget* composePreview();

    GameTableModel model_;
    GameFinder finder_{this};
    GameQuestion question_;
    db::query::AskedGames asked_;
    std::optional<db::Filter> found_; ///< the games of the question, if a query has found them
    quint64 all_ = 0;
    std::function<QString()> wrongWords_;
    FilterBar* filter_;
    QLabel* count_;
    QLabel* wrong_;
    GameTable* table_;
    GameColumns* columns_ = nullptr;
    CollectionTabs* tabs_;
    CollectionsMenu* collections_;
    PreviewBoard* preview_;
    std::array<QPushButton*, 4> buttons_{}; ///< open, analyse, export, delete
    QToolButton* menuButton_;
    QMenu* menu_;
    std::unique_ptr<StoreReader> reader_; ///< of the game in the preview
};

} // namespace damscope::gui
