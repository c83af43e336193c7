// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/database/store_reader.hpp"

#include <QAbstractTableModel>
#include <QString>
#include <QTableView>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace damscope::gui {

/// Lines of games that were shown lately.
class GameLines {
public:
    using Line = std::optional<db::GameLine>; ///< nothing: it is not in the store, or unreadable

    /// Null if it is not known.
    [[nodiscard]] const Line* find(db::GameId game);
    const Line* keep(db::GameId game, Line line);
    void clear();

private:
    std::unordered_map<db::GameId, Line> recent_;
    std::unordered_map<db::GameId, Line> before_; ///< not used since then
};

/// A list of games of any length: the ordered ids are kept, lines are read from the store when they
/// are shown.
class GameRows : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit GameRows(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    [[nodiscard]] db::Store* store() { return store_ ? &*store_ : nullptr; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// Whether lines that were missing when they were drawn are on their way.
    [[nodiscard]] bool isReading() const { return reader_ != nullptr && reader_->isReading(); }

    /// While it lives, these rows are drawn: what is not known of them in a moment is blank, and
    /// drawn when it has been read.
    class Drawing {
    public:
        Drawing(GameRows& rows, int first, int last);
        Drawing(const Drawing&) = delete;
        Drawing& operator=(const Drawing&) = delete;
        ~Drawing() { rows_.isDrawn_ = false; }

    private:
        GameRows& rows_;
    };

signals:
    void failed(const QString& reason) const;

protected:
    /// From now on lines are read from this store, if any. Throws db::Error if it cannot be opened.
    void openStore(const std::filesystem::path& file);
    /// The games of the rows. Whatever changes them emits the signals of the model.
    [[nodiscard]] const std::vector<db::GameId>& rows() const { return games_; }
    void setRows(std::vector<db::GameId> games);
    void addRow(db::GameId game) { games_.push_back(game); }
    /// Null if the game is not in the store (or no longer), or not known yet while it is drawn.
    [[nodiscard]] const db::GameLine* line(int row) const;

private:
    struct Read;
    [[nodiscard]] static Read readLines(db::Store& store, const std::vector<db::GameId>& games,
                                        const std::stop_token& stop);
    void request(int first, int last);
    void take(const Read& read) const;

    std::vector<db::GameId> games_;
    mutable GameLines lines_;
    mutable std::optional<db::Store> store_;
    bool isDrawn_ = false;
    std::vector<db::GameId> wanted_; ///< of the reader
    std::unique_ptr<StoreReader> reader_;
};

/// The table of a list of games. To draw it never waits for a disk.
class GameTable : public QTableView {
    Q_OBJECT

public:
    explicit GameTable(QWidget* parent = nullptr);

    /// Does not look for a row that begins with the text, since that would read all of a long list.
    /// Space, which selects, comes here as well.
    void keyboardSearch(const QString& text) override {
        if (!text.isEmpty() && text.at(0).isPrint() && !text.at(0).isSpace())
            emit typed(text);
    }

signals:
    void typed(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace damscope::gui
