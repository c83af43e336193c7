// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/names.hpp"
#include "pages/player_overview.hpp"

#include <QAbstractButton>
#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <functional>
#include <vector>

/// The parts of the page of a player. Where results are drawn, won is in the colour of what is
/// chosen, lost in that of failures: not red and green, which some people cannot tell apart.
namespace damscope::gui {

/// Draws how many games were won, drawn and lost as a bar of three parts; nothing without results.
void drawScore(QPainter& painter, const QRectF& bar, const db::Record& record,
               const QPalette& palette);
/// "+3 =10 −3", as players write it.
[[nodiscard]] QString scoreSigns(const db::Record& record);

/// Draws the results of an item of a tree as such a bar.
class ScoreItems : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static void put(QTreeWidgetItem& item, int column, const db::Record& record);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// The results of one colour as a button: the games with it are shown.
class ScoreCard : public QAbstractButton {
    Q_OBJECT

public:
    ScoreCard(const char* name, std::function<QString()> title, QWidget* parent);

    void setRecord(const db::Record& record);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    std::function<QString()> title_;
    db::Record record_;
};

/// The beginnings of a player's games. Return or a click chooses one, "+" or a click on its last
/// column puts it into the repertoire, P plays it.
class OpeningList : public QTreeWidget {
    Q_OBJECT

public:
    explicit OpeningList(QWidget* parent);

    /// Below headings, where they have some.
    struct Part {
        QString heading;
        rules::Color side{};
        std::vector<pages::PlayerOpening> openings{};
    };
    void showParts(const std::vector<Part>& parts);
    /// The line with these moves is in the repertoire.
    void markAdded(const std::vector<std::string>& line);
    /// Whether the cursor is on an opening.
    [[nodiscard]] bool hasOpening() const { return rowOf(currentItem()) != nullptr; }
    void playCurrent();

signals:
    void chosen(damscope::rules::Color side, const damscope::pages::PlayerOpening& opening);
    void repertoireWanted(damscope::rules::Color side,
                          const damscope::pages::PlayerOpening& opening);
    void playWanted(damscope::rules::Color side, const damscope::pages::PlayerOpening& opening);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        rules::Color side{};
        pages::PlayerOpening opening;
    };
    void add(const Part& part);
    /// What the last column offers, or that it was done; a sign for it in a narrow list.
    void writeOffer(QTreeWidgetItem& item, bool isAdded);
    [[nodiscard]] bool isNarrow() const;
    void put(const QTreeWidgetItem* item, bool intoRepertoire);
    /// Null: none, or a heading.
    [[nodiscard]] const Row* rowOf(const QTreeWidgetItem* item) const;
    void retranslate();

    std::vector<Row> rows_;
};

/// Some games of a player, two lines each: the opponent and the result, the event, date and number.
class PlayerGameModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : std::uint16_t { facts = Qt::UserRole, result, outcome };

    using QAbstractListModel::QAbstractListModel;

    void setGames(std::vector<const pages::PlayerGame*> games);
    [[nodiscard]] const pages::PlayerGame& gameAt(int row) const {
        return *games_.at(static_cast<std::size_t>(row));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<const pages::PlayerGame*> games_;
};

/// Draws the rows of a PlayerGameModel.
class PlayerGameItems : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace damscope::gui
