// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/opening_model.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/store.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QApplication>
#include <QLocale>
#include <QPainter>
#include <QPalette>

#include <array>
#include <memory>

namespace damscope::gui {

namespace {

QString grouped(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

// Where the table has the columns of the window; the bar draws the three that it begins with.
constexpr std::array<std::size_t, OpeningModel::opening> placesInTable{0, 1, 2, 5, 6, 7, 9};

QVariant alignmentOf(int column) {
    Qt::Alignment across = Qt::AlignLeft;
    if (column == OpeningModel::games || column == OpeningModel::score ||
        column == OpeningModel::rating || column == OpeningModel::performance)
        across = Qt::AlignRight;
    else if (column == OpeningModel::bar || column == OpeningModel::years)
        across = Qt::AlignHCenter; // separate from the numbers before them
    return QVariant::fromValue(Qt::AlignVCenter | across);
}

} // namespace

void OpeningModel::setRows(const pages::SheetTable& table, std::vector<OpeningRow> rows) {
    beginResetModel();
    table_ = shownPart(table);
    rows_ = std::move(rows);
    endResetModel();
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int OpeningModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int OpeningModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant OpeningModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const OpeningRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(static_cast<std::size_t>(index.row()), index.column());
    case Qt::ToolTipRole:
        return plainTip(explained(row));
    case Qt::ForegroundRole: // never played here
        return row.tally.games == 0
                   ? QVariant(QApplication::palette().color(QPalette::PlaceholderText))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case tallyRole:
        return QVariant::fromValue(row.tally);
    case sideRole:
        return static_cast<int>(row.side);
    default:
        return {};
    }
}

QString OpeningModel::shown(std::size_t row, int column) const {
    const db::Tally& t = rows_[row].tally;
    if (column == opening)
        return rows_[row].opening;
    if (column == games)
        return t.games == 0 ? QStringLiteral("(%1)").arg(grouped(rows_[row].reached))
                            : grouped(t.games);
    if (column == bar) // the drawing in words
        return t.games == 0 ? QString()
                            : QStringLiteral("%1 / %2 / %3")
                                  .arg(grouped(t.wins), grouped(t.draws), grouped(t.losses));
    const QString text =
        shownCell(table_.rows[row].at(placesInTable.at(static_cast<std::size_t>(column))).text);
    return column == score && !text.isEmpty() ? text + QLatin1Char('%') : text;
}

QString OpeningModel::explained(const OpeningRow& row) {
    if (row.tally.games == 0)
        return trPlural(
            "Never played here, but %Ln game reached the position after it by another move order.",
            "Never played here, but %Ln games reached the position after it by another move order.",
            static_cast<int>(row.reached));
    const QString text = row.side == rules::Color::white
                             ? tr("White won %1, drew %2 and lost %3 of %4 games.")
                             : tr("Black won %1, drew %2 and lost %3 of %4 games.");
    const QString opening = row.opening.isEmpty() ? QString() : row.opening + QStringLiteral(". ");
    return opening +
           text.arg(grouped(row.tally.wins), grouped(row.tally.draws), grouped(row.tally.losses),
                    grouped(row.tally.games)) +
           QLatin1Char(' ') +
           trPlural("In %Ln of them the opponent has a rating.",
                    "In %Ln of them the opponent has a rating.", static_cast<int>(row.tally.rated));
}

QVariant OpeningModel::headerExplained(int section) {
    switch (section) {
    case score:
        return tr("Points of the side to move");
    case rating:
        return tr("Average rating");
    case performance:
        return trPlural("The rating that this score corresponds to, from the games in which the "
                        "opponent has one; empty if they are fewer than %Ln",
                        "The rating that this score corresponds to, from the games in which the "
                        "opponent has one; empty if they are fewer than %Ln",
                        static_cast<int>(db::Tally::leastRated));
    default:
        return {};
    }
}

QVariant OpeningModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role == Qt::ToolTipRole)
        return headerExplained(section);
    if (role != Qt::DisplayRole)
        return {};
    if (section == bar)
        return tr("Won, drawn, lost");
    if (section == opening)
        return tr("Opening");
    const std::size_t place = placesInTable.at(static_cast<std::size_t>(section));
    return place < table_.columns.size() ? qtText(table_.columns[place].title) : QString();
}

void OpeningExplorer::ask(const OpeningWish& wish) {
    job_.start([this, wish, names = NamesInUse::of(*this)](const Job::Report& report,
                                                           const std::stop_token& stop) {
        return answer(wish, names, report, stop);
    });
}

// This runs in the thread of the job.
Job::Step OpeningExplorer::answer(const OpeningWish& wish, const NamesInUse::Names& names,
                                  const Job::Report& report, const std::stop_token& stop) {
    base::Throttle throttle;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (throttle.isDue())
            report([this, done, total] { emit progressed(done, total); });
    };
    try {
        db::Store store(wish.store, db::Store::Access::read, names);
        db::OpeningBook book(store, wish.filter, stop, progress);
        auto table = std::make_shared<const db::OpeningTable>(book.at(wish.position, {true, 0}));
        return [this, table] {
            if (table->complete)
                emit found(*table);
        };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

namespace {

struct Part {
    std::uint64_t games;
    QColor fill;
    QColor text;
};

} // namespace

void ResultBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QStyledItemDelegate::paint(painter, background, {});

    const auto tally = index.data(OpeningModel::tallyRole).value<db::Tally>();
    const std::uint64_t known = tally.wins + tally.draws + tally.losses;
    if (known == 0)
        return;
    const bool white =
        index.data(OpeningModel::sideRole).toInt() == static_cast<int>(rules::Color::white);
    const look::Colours& colours = look::coloursOf(option.palette);
    const QColor own = white ? whiteColour : blackColour;
    const QColor other = white ? blackColour : whiteColour;
    const std::array<Part, 3> parts{Part{tally.wins, own, other},
                                    Part{tally.draws, colours.draw, colours.onDraw},
                                    Part{tally.losses, other, own}};

    painter->save();
    const QRectF area = QRectF(option.rect).marginsRemoved(look::around(look::line::chosen));
    double left = area.left();
    QFont font = option.font;
    font.setPixelSize(std::max(look::letters::least, static_cast<int>(area.height() * 0.72)));
    painter->setFont(font);
    for (const Part& part : parts) {
        const double share = static_cast<double>(part.games) / static_cast<double>(known);
        const QRectF box(left, area.top(), area.width() * share, area.height());
        painter->fillRect(box, part.fill);
        left = box.right();
        const QString percent = QStringLiteral("%1%").arg(qRound(100 * share));
        if (QFontMetricsF(font).horizontalAdvance(percent) + 4 > box.width())
            continue;
        painter->setPen(part.text);
        painter->drawText(box, Qt::AlignCenter, percent);
    }
    painter->setPen(colours.secondText);
    painter->drawRect(area);
    painter->restore();
}

} // namespace damscope::gui
