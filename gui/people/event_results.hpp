// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_page.hpp"
#include "db/store/codec/numbers.hpp"
#include "pages/crosstable.hpp"

#include <QAbstractTableModel>
#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace damscope::gui {

class EventResults;

/// A table of an event in which results are typed.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ResultModel(EventResults& results);

    /// The game of a cell; if it has several, the last one.
    [[nodiscard]] virtual std::optional<db::GameId> gameAt(const QModelIndex& index) const = 0;
    /// Whether the player of the row has White in it.
    [[nodiscard]] virtual bool hasWhite(const QModelIndex& index) const = 0;
    /// Whether a cell has several games.
    [[nodiscard]] virtual bool hasSeveral(const QModelIndex& index) const = 0;
    /// The cell in which the result of the game of a cell is typed.
    [[nodiscard]] virtual QModelIndex typedCell(const QModelIndex& index) const { return index; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    /// Only asked for while there is an event.
    [[nodiscard]] virtual std::size_t rows() const = 0;
    [[nodiscard]] virtual int columnsShown() const = 0;
    [[nodiscard]] virtual QString title(int column) const = 0;
    [[nodiscard]] virtual bool isName(int column) const = 0;
    [[nodiscard]] virtual bool isTyped(const QModelIndex& index) const = 0;
    [[nodiscard]] virtual QString text(const QModelIndex& index) const = 0;
    /// What a screen reader says of a cell.
    [[nodiscard]] virtual QString spoken(const QModelIndex& index) const { return text(index); }
    virtual void type(const QModelIndex& index, const QString& text) = 0;

    EventResults& results_;
};

/// The crosstable: the players in the order of the standings, their points and results.
class CrosstableModel : public ResultModel {
    Q_OBJECT

public:
    using ResultModel::ResultModel;

    [[nodiscard]] std::optional<db::GameId> gameAt(const QModelIndex& index) const override;
    [[nodiscard]] bool hasWhite(const QModelIndex& index) const override;
    [[nodiscard]] bool hasSeveral(const QModelIndex& index) const override;

protected:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] int columnsShown() const override;
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] bool isName(int column) const override { return column == 1; }
    [[nodiscard]] bool isTyped(const QModelIndex& index) const override;
    [[nodiscard]] QString text(const QModelIndex& index) const override;
    [[nodiscard]] QString spoken(const QModelIndex& index) const override;
    void type(const QModelIndex& index, const QString& text) override;

private:
    [[nodiscard]] QStringList titles() const;
};

/// The games by round.
class RoundsModel : public ResultModel {
    Q_OBJECT

public:
    using ResultModel::ResultModel;

    enum Column { round, white, black, result, columns };

    [[nodiscard]] std::optional<db::GameId> gameAt(const QModelIndex& index) const override;
    [[nodiscard]] bool hasWhite(const QModelIndex& /*index*/) const override { return true; }
    [[nodiscard]] bool hasSeveral(const QModelIndex& /*index*/) const override { return false; }
    [[nodiscard]] QModelIndex typedCell(const QModelIndex& index) const override {
        return index.siblingAtColumn(result);
    }

protected:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] int columnsShown() const override { return columns; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] bool isName(int column) const override {
        return column == white || column == black;
    }
    [[nodiscard]] bool isTyped(const QModelIndex& index) const override {
        return index.column() == result;
    }
    [[nodiscard]] QString text(const QModelIndex& index) const override;
    void type(const QModelIndex& index, const QString& text) override;
};

/// The games of an event while their results are typed: the order of the players stays as it was,
/// their points follow at once.
class EventResults : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void set(db::EventPage page);
    void clear();
    [[nodiscard]] bool isEmpty() const { return !grid_; }
    [[nodiscard]] const db::EventPage& page() const { return page_; }
    [[nodiscard]] const db::PointSystem& points() const { return page_.points; }
    [[nodiscard]] const pages::Crosstable& grid() const { return *grid_; }
    /// By round.
    [[nodiscard]] const std::vector<db::EventGame>& games() const { return page_.table.games; }
    /// Nothing: it is none of them.
    [[nodiscard]] const db::EventGame* find(db::GameId game) const;
    /// "Jansen – Smit (round 2)"
    [[nodiscard]] QString playersOf(db::GameId game) const;
    /// The page with the standings as they are now.
    [[nodiscard]] db::EventPage counted() const;
    void put(db::GameId game, const pages::TypedResult& result);
    /// The text that a person types for a game; `white`: whose points come first. Nothing changes
    /// if it is no result.
    void type(db::GameId game, const QString& text, bool white);
    /// For all games of a cell, with blanks between their results.
    void typeInCell(std::size_t place, std::size_t column, const QString& text);

signals:
    /// All is another event.
    void replaced();
    /// Some result is another one.
    void changed();
    void typed(damscope::db::GameId game, const damscope::pages::TypedResult& result);
    /// A text that is no result.
    void refused(const QString& text);

private:
    void count();

    db::EventPage page_;
    std::optional<pages::Crosstable> grid_;
};

} // namespace damscope::gui
