// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include <limits>
#include <set>
#include <vector>

class QTableView;

namespace damscope::gui {

/// Fits the columns of a list into its width. Where there is little room they become narrower, and
/// then those go that say least; what is left is shared. What the user has chosen stays: the width
/// of a column that was dragged, and a column that was asked for.
class ListColumns : public QObject {
    Q_OBJECT

public:
    /// The widths of a column, in letters. The title is never cut.
    struct Room {
        int least;
        int usual;         ///< more than the least: it takes what is left, too
        int rank = always; ///< the lowest goes first; below 0: unless all have their usual width
    };
    static constexpr int always = std::numeric_limits<int>::max();

    /// A room for each column, unless they come later.
    explicit ListColumns(QTableView& table, std::vector<Room> rooms = {});

    void setRooms(std::vector<Room> rooms);
    /// A column that is not wanted is hidden, whatever the room.
    void setWanted(int column, bool wanted);
    /// The user has asked for a column: it does not go.
    void keep(int column);
    /// The columns whose widths the user has set, to be kept between starts.
    [[nodiscard]] QList<int> dragged() const { return {dragged_.begin(), dragged_.end()}; }
    void setDragged(const QList<int>& columns);
    /// After titles have changed.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int least(int column) const;
    [[nodiscard]] int usual(int column) const;
    [[nodiscard]] int letters(int count) const;
    [[nodiscard]] std::vector<int> columnsWithRoom() const;
    void share(const std::vector<int>& columns);
    void leaveHiddenColumn(const std::vector<int>& shown);

    QTableView& table_;
    std::vector<Room> rooms_;
    std::set<int> unwanted_;
    std::set<int> kept_;
    std::set<int> dragged_;
    bool isFitting_ = false;
};

} // namespace damscope::gui
