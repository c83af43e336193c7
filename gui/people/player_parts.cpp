// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/player_parts.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <array>
#include <cmath>
#include <utility>

namespace damscope::gui {

using namespace look;

void drawScore(QPainter& painter, const QRectF& bar, const db::Record& record,
               const QPalette& palette) {
    if (record.decided() == 0)
        return;
    const Colours& colours = coloursOf(palette);
    const std::array<std::pair<std::uint64_t, QColor>, 3> parts{{{record.wins, colours.accent},
                                                                 {record.draws, colours.draw},
                                                                 {record.losses, colours.failure}}};
    double left = bar.left();
    for (const auto& [games, colour] : parts) {
        const double width =
            bar.width() * static_cast<double>(games) / static_cast<double>(record.decided());
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), colour);
        left += width;
    }
}

QString scoreSigns(const db::Record& record) {
    return QStringLiteral("+%1 =%2 −%3")
        .arg(numberText(record.wins), numberText(record.draws), numberText(record.losses));
}

namespace {

constexpr int barHigh = 10; // pixels

QString scoreText(const db::Record& record) {
    constexpr double hundred = 100;
    return record.score()
               ? QStringLiteral("%1%").arg(static_cast<int>(std::lround(*record.score() * hundred)))
               : QStringLiteral("–");
}

// Words, or else what is shorter.
QString whatFits(const std::array<QString, 2>& ways, const QFontMetrics& metrics, int width) {
    return metrics.horizontalAdvance(ways[0]) <= width ? ways[0] : ways[1];
}

} // namespace

ScoreCard::ScoreCard(const char* name, std::function<QString()> title, QWidget* parent)
    : QAbstractButton(parent), title_(std::move(title)) {
    setObjectName(name);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void ScoreCard::setRecord(const db::Record& record) {
    record_ = record;
    describe();
}

// For screen readers, in words.
void ScoreCard::describe() {
    setText(title_());
    setAccessibleName(tr("%1: games %2, score %3, won %4, drawn %5, lost %6")
                          .arg(title_(), numberText(record_.games), scoreText(record_),
                               numberText(record_.wins), numberText(record_.draws),
                               numberText(record_.losses)));
    setToolTip(plainTip(accessibleName()));
    update();
}

QSize ScoreCard::sizeHint() const {
    const QFontMetrics title(fontOf(Text::card, font()));
    return {place::card + 2 * space::large, 2 * fontMetrics().height() + title.height() + barHigh +
                                                2 * space::medium + 3 * space::small};
}

QSize ScoreCard::minimumSizeHint() const {
    return {place::card - space::large, sizeHint().height()};
}

void ScoreCard::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = isChecked() || hasFocus() ? line::focus : line::thin;
    painter.setPen(QPen(isChecked() || hasFocus() ? colours.accent : colours.line, width));
    painter.setBrush(isChecked() ? colours.accentGround : colours.surface);
    const double edge = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), radius::card,
                            radius::card);
    QRect rest = rect().marginsRemoved(around(space::medium));
    const int high = fontMetrics().height();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(bold).elidedText(text(), Qt::ElideRight, rest.width()));
    rest.setTop(rest.top() + high + space::small);
    QFont large = fontOf(Text::card, font());
    large.setBold(true);
    const QRect line(rest.topLeft(), QSize(rest.width(), QFontMetrics(large).height()));
    painter.setFont(large);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, scoreText(record_));
    painter.setFont(font());
    painter.setPen(colours.secondText);
    const QFontMetrics metrics(font());
    const int beside = rest.width() - QFontMetrics(large).horizontalAdvance(scoreText(record_));
    painter.drawText(
        line, Qt::AlignRight | Qt::AlignVCenter,
        whatFits({trPlural("%Ln game", "%Ln games", static_cast<qint64>(record_.games)),
                  numberText(record_.games)},
                 metrics, beside - space::small));
    rest.setTop(rest.top() + QFontMetrics(large).height() + space::small);
    drawScore(painter, QRectF(rest.left(), rest.top(), rest.width(), barHigh), record_, palette());
    rest.setTop(rest.top() + barHigh + space::small);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop,
                     whatFits({tr("won %1 · drawn %2 · lost %3")
                                   .arg(numberText(record_.wins), numberText(record_.draws),
                                        numberText(record_.losses)),
                               scoreSigns(record_)},
                              metrics, rest.width()));
}

void ScoreCard::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

namespace {

struct OpeningColumn {
    enum : std::uint8_t { moves, games, bar, name, repertoire, count };
};

constexpr int rowRole = Qt::UserRole;
constexpr int recordRole = Qt::UserRole + 1; // won, drawn, lost
constexpr int addedRole = Qt::UserRole;      // of the last column

} // namespace

void ScoreItems::put(QTreeWidgetItem& item, int column, const db::Record& record) {
    item.setData(column, recordRole,
                 QVariantList{QVariant::fromValue<qulonglong>(record.wins),
                              QVariant::fromValue<qulonglong>(record.draws),
                              QVariant::fromValue<qulonglong>(record.losses)});
    item.setData(column, Qt::AccessibleTextRole, scoreSigns(record));
    item.setToolTip(column, plainTip(scoreSigns(record)));
}

void ScoreItems::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList counts = index.data(recordRole).toList();
    if (counts.size() != 3)
        return;
    QRectF area(0, 0, option.rect.width() - 2 * space::small, barHigh);
    area.moveCenter(QRectF(option.rect).center());
    drawScore(*painter, area,
              {0, counts[0].toULongLong(), counts[1].toULongLong(), counts[2].toULongLong()},
              option.palette);
}

OpeningList::OpeningList(QWidget* parent) : QTreeWidget(parent) {
    setObjectName("playerOpenings");
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setColumnCount(OpeningColumn::count);
    setTabKeyNavigation(false);
    setItemDelegateForColumn(OpeningColumn::bar, new ScoreItems(this));
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(0);
    header()->setSectionResizeMode(OpeningColumn::name, QHeaderView::Stretch);
    for (const int column : {OpeningColumn::moves, OpeningColumn::games, OpeningColumn::repertoire})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item, int column) {
        put(item, column == OpeningColumn::repertoire);
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void OpeningList::showParts(const std::vector<Part>& parts) {
    clear();
    rows_.clear();
    for (const Part& part : parts)
        add(part);
}

void OpeningList::add(const Part& part) {
    if (!part.heading.isEmpty() && !part.openings.empty()) {
        auto* heading = new QTreeWidgetItem(this, {part.heading});
        QFont bold = font();
        bold.setBold(true);
        heading->setFont(OpeningColumn::moves, bold);
        heading->setFlags(Qt::ItemIsEnabled);
    }
    constexpr qsizetype indent = 4; // blanks
    for (const pages::PlayerOpening& opening : part.openings) {
        auto* item = new QTreeWidgetItem(
            this, {QString(indent * opening.depth, QLatin1Char(' ')) + qtText(opening.text),
                   numberText(opening.record.games),
                   {},
                   qtText(opening.name)});
        writeOffer(*item, false);
        item->setTextAlignment(OpeningColumn::games, Qt::AlignRight | Qt::AlignVCenter);
        item->setForeground(OpeningColumn::repertoire, palette().link());
        item->setData(OpeningColumn::moves, rowRole, static_cast<qulonglong>(rows_.size()));
        ScoreItems::put(*item, OpeningColumn::bar, opening.record);
        for (const int column : {OpeningColumn::moves, OpeningColumn::name})
            item->setToolTip(column, plainTip(qtText(opening.name)));
        rows_.push_back({part.side, opening});
    }
}

void OpeningList::markAdded(const std::vector<std::string>& line) {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = topLevelItem(i);
        const QVariant row = item->data(OpeningColumn::moves, rowRole);
        if (row.isValid() && rows_.at(row.toULongLong()).opening.moves == line)
            writeOffer(*item, true);
    }
}

void OpeningList::writeOffer(QTreeWidgetItem& item, bool isAdded) {
    constexpr int column = OpeningColumn::repertoire;
    const QString words = isAdded ? tr("in the repertoire") : tr("+ repertoire");
    const QString sign = isAdded ? QStringLiteral("✓") : QStringLiteral("+");
    item.setData(column, addedRole, isAdded);
    item.setText(column, isNarrow() ? sign : words);
    item.setData(column, Qt::AccessibleTextRole, words);
    item.setToolTip(column, plainTip(words));
}

bool OpeningList::isNarrow() const {
    constexpr int wide = 440; // pixels
    return width() < wide;
}

const OpeningList::Row* OpeningList::rowOf(const QTreeWidgetItem* item) const {
    const QVariant row = item == nullptr ? QVariant() : item->data(OpeningColumn::moves, rowRole);
    return row.isValid() ? &rows_.at(row.toULongLong()) : nullptr;
}

void OpeningList::playCurrent() {
    if (const Row* const row = rowOf(currentItem()))
        emit playWanted(row->side, row->opening);
}

void OpeningList::put(const QTreeWidgetItem* item, bool intoRepertoire) {
    const Row* const row = rowOf(item);
    if (row == nullptr)
        return;
    const Row chosenRow = *row; // what follows may show others
    if (intoRepertoire)
        emit repertoireWanted(chosenRow.side, chosenRow.opening);
    else
        emit chosen(chosenRow.side, chosenRow.opening);
}

// In a narrow list the name is only beside the mouse pointer: of what has no room nothing could be
// read.
void OpeningList::resizeEvent(QResizeEvent* event) {
    const bool narrow = isNarrow();
    setColumnHidden(OpeningColumn::name, narrow);
    header()->setSectionResizeMode(OpeningColumn::moves,
                                   narrow ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    setColumnWidth(OpeningColumn::bar, narrow ? 48 : 90);
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (QTreeWidgetItem* item = topLevelItem(i); rowOf(item) != nullptr)
            writeOffer(*item, item->data(OpeningColumn::repertoire, addedRole).toBool());
    QTreeWidget::resizeEvent(event);
}

void OpeningList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return put(currentItem(), false);
    case Qt::Key_Plus:
        return put(currentItem(), true);
    case Qt::Key_P:
        return playCurrent();
    default:
        QTreeWidget::keyPressEvent(event);
    }
}

void OpeningList::retranslate() {
    setAccessibleName(tr("Openings of the player"));
    setToolTip(
        tr("Return shows the games, + puts the line into your repertoire, P plays it against the "
           "computer"));
}

void PlayerGameModel::setGames(std::vector<const pages::PlayerGame*> shown) {
    beginResetModel();
    games_ = std::move(shown);
    endResetModel();
}

int PlayerGameModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

QVariant PlayerGameModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const pages::PlayerGame& game = gameAt(index.row());
    const auto factsOf = [&] {
        QStringList parts;
        for (const std::string& part : {game.date, game.event}) // a long name is elided
            if (!part.empty())
                parts << briefDates(part);
        return (parts << tr("game %1").arg(db::number(game.id))).join(QStringLiteral(" · "));
    };
    const QString score = resultText(game.variant, game.result);
    switch (role) {
    case Qt::DisplayRole:
        return qtText(game.opponent);
    case Role::facts:
        return factsOf();
    case Role::result:
        return score;
    case Role::outcome:
        return game.outcome ? QVariant(static_cast<int>(*game.outcome)) : QVariant();
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3").arg(qtText(game.opponent), score, factsOf());
    case Qt::ToolTipRole:
        return plainTip(factsOf());
    default:
        return {};
    }
}

void PlayerGameItems::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QWidget* widget = option.widget;
    (widget == nullptr ? QApplication::style() : widget->style())
        ->drawControl(QStyle::CE_ItemViewItem, &ground, painter, widget);
    const Colours& colours = coloursOf(option.palette);
    const QVariant outcome = index.data(PlayerGameModel::outcome);
    const bool lost = outcome.isValid() && outcome.toInt() == static_cast<int>(db::Outcome::lost);
    const QRect area = option.rect.marginsRemoved(around(space::small));
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString result = index.data(PlayerGameModel::result).toString();
    painter->save();
    painter->setFont(bold);
    painter->setPen(lost ? colours.failure : colours.text);
    painter->drawText(area, Qt::AlignRight | Qt::AlignTop, result);
    painter->setPen(colours.text);
    const int room = area.width() - metrics.horizontalAdvance(result) - space::medium;
    painter->drawText(
        area, Qt::AlignLeft | Qt::AlignTop,
        metrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room));
    painter->setFont(option.font);
    painter->setPen(colours.secondText);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                      option.fontMetrics.elidedText(index.data(PlayerGameModel::facts).toString(),
                                                    Qt::ElideRight, area.width()));
    painter->restore();
}

QSize PlayerGameItems::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& /*index*/) const {
    return {place::card, 2 * option.fontMetrics.height() + 2 * space::small + space::least};
}

} // namespace damscope::gui
