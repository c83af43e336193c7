// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/sheet_model.hpp"

#include "chart/evaluation_scene.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace damscope::gui {

namespace {

QString shownText(const std::string& cell, bool isNumber) {
    return isNumber ? shownCell(cell) : briefDates(cell);
}

} // namespace

const QString SheetModel::dragged = QStringLiteral("application/x-damscope-row");

void SheetModel::setTable(const pages::SheetTable& table, std::vector<qint64> ids) {
    beginResetModel();
    table_ = shownPart(table);
    ids_ = std::move(ids);
    order_.resize(table_.rows.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    endResetModel();
}

void SheetModel::clear() {
    setTable({table_.title, table_.columns, {}});
}

std::optional<int> SheetModel::rowOf(std::size_t place) const {
    const auto found = std::ranges::find(order_, place);
    return found == order_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - order_.begin()));
}

int SheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QString SheetModel::text(std::size_t place, int column) const {
    return qtText(table_.rows[place].at(static_cast<std::size_t>(column)).text);
}

bool SheetModel::isNumber(int column) const {
    return table_.columns.at(static_cast<std::size_t>(column)).align == pages::Column::Align::right;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft)));
    if (role != Qt::DisplayRole)
        return {};
    const std::string& cell =
        table_.rows[placeOf(index.row())].at(static_cast<std::size_t>(index.column())).text;
    return shownText(cell, isNumber(index.column()));
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return qtText(table_.columns[static_cast<std::size_t>(section)].title);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft)));
    return {};
}

namespace {

double numberOf(const pages::Cell& cell) {
    if (const auto* number = std::get_if<double>(&cell.value))
        return *number;
    const auto* number = std::get_if<std::int64_t>(&cell.value);
    return number == nullptr ? 0.0 : static_cast<double>(*number);
}

} // namespace

// Numbers by their values. What is not known is last, in both directions.
void SheetModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= columnCount())
        return;
    struct Key {
        bool known;
        double number;
        QString text;
    };
    std::vector<Key> keys(table_.rows.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const QString cell = text(i, column);
        keys[i] = {!cell.isEmpty(),
                   isNumber(column) ? numberOf(table_.rows[i].at(std::size_t(column))) : 0.0,
                   cell.toCaseFolded()};
    }
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> places;
    for (const QModelIndex& kept : before)
        places.push_back(placeOf(kept.row()));
    std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) {
        const Key& one = keys[a];
        const Key& other = keys[b];
        if (one.known != other.known)
            return one.known;
        const bool less = std::tie(one.number, one.text) < std::tie(other.number, other.text);
        const bool more = std::tie(other.number, other.text) < std::tie(one.number, one.text);
        return order == Qt::AscendingOrder ? less : more;
    });
    // What is selected stays selected, wherever its row is now.
    std::vector<int> rows(order_.size());
    for (std::size_t row = 0; row < order_.size(); ++row)
        rows[order_[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (std::size_t i = 0; i < places.size(); ++i)
        after << index(rows[places[i]], before[static_cast<qsizetype>(i)].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return mergeable_ && index.isValid() ? usual | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled
                                         : usual;
}

// The list may be another when the row is dropped: a place in it would be of another row then, and
// an id may be of another store.
QByteArray SheetModel::identityOf(std::size_t place) const {
    return QByteArray::number(ids_.at(place)) + ' ' + text(place, 0).toUtf8();
}

QMimeData* SheetModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(dragged, identityOf(placeOf(indexes.front().row())));
    return data;
}

bool SheetModel::dropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                              int /*column*/, const QModelIndex& onto) {
    if (!onto.isValid())
        return false;
    const QByteArray identity = data->data(dragged);
    const auto found = std::ranges::find_if(
        order_, [&](std::size_t place) { return identityOf(place) == identity; });
    if (found == order_.end() || *found == placeOf(onto.row()))
        return false;
    emit droppedOn(*found, placeOf(onto.row()));
    return true;
}

void fillList(QTreeWidget& list, const pages::SheetTable& table) {
    const pages::SheetTable shown = shownPart(table);
    list.clear();
    QStringList titles;
    for (const pages::Column& column : shown.columns)
        titles << qtText(column.title);
    if (!titles.isEmpty())
        list.setHeaderLabels(titles);
    QList<QTreeWidgetItem*> rows;
    for (const pages::Cells& cells : shown.rows) {
        auto* row = new QTreeWidgetItem;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int column = static_cast<int>(i);
            const bool isNumber = shown.columns[i].align == pages::Column::Align::right;
            row->setText(column, shownText(cells[i].text, isNumber));
            if (isNumber)
                row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            row->setToolTip(column, plainTip(row->text(column)));
        }
        rows << row;
    }
    list.addTopLevelItems(rows);
    for (int column = 0; column < list.columnCount(); ++column)
        list.resizeColumnToContents(column);
}

namespace {

// In the order of Target::To.
constexpr std::array schemes{"person", "event", "game"};

struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::SheetText)
};

QString escaped(const std::string& text) {
    return qtText(text).toHtmlEscaped();
}

std::string address(Target::To to, qint64 id, std::string_view name = {}) {
    QUrl url;
    url.setScheme(QLatin1String(schemes.at(static_cast<std::size_t>(to))));
    url.setPath(QString::number(id));
    url.setFragment(qtText(name), QUrl::DecodedMode);
    return url.toEncoded().toStdString();
}

// With its blanks in front, which HTML leaves out: the moves of a tree are indented.
QString indented(const std::string& text) {
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    return QStringLiteral("&nbsp;").repeated(static_cast<qsizetype>(blanks)) +
           briefDates(std::string_view(text).substr(blanks)).toHtmlEscaped();
}

constexpr qsizetype mostInOneLine = 30; // letters of a cell

/// How the columns of a table are drawn, so that it fits into its room.
class TableFit {
public:
    TableFit(const pages::SheetTable& table, const std::optional<PageRoom>& room);

    [[nodiscard]] int padding() const { return padding_; }
    /// That at the left of a number, which would look like the end of the one before it.
    [[nodiscard]] int paddingOfNumbers() const { return padding_ + beforeNumbers_; }
    /// A title, or what it is shortened to.
    [[nodiscard]] QString title(const pages::Column& column) const;
    /// What a cell is shortened to; nothing: it is whole.
    [[nodiscard]] std::optional<QString> cut(std::size_t column, const QString& cell) const;
    /// False for a column that may go, where there is no room.
    [[nodiscard]] bool isShown(std::size_t column) const {
        return cells_.empty() || cells_[column] != leftOut;
    }

private:
    static constexpr int usualPadding = 3; // pixels
    static constexpr int leastPadding = 2;
    static constexpr int mostBeforeNumbers = 8;   // where there is room
    static constexpr std::size_t manyColumns = 7; // fewer have room
    static constexpr qsizetype longTitle = 7;     // letters
    static constexpr qsizetype shortTitle = 4;
    static constexpr int leastName = 14;
    static constexpr double leftOut = -1; // in place of a width

    void measure(const pages::SheetTable& table);
    [[nodiscard]] double width(const pages::SheetTable& table) const;
    /// By how much names can be shortened.
    [[nodiscard]] double spareOfNames() const;

    QFontMetricsF words_;
    QFontMetricsF titles_;
    std::vector<double> cells_; ///< the widths of columns, without their titles
    int padding_ = usualPadding;
    int beforeNumbers_ = mostBeforeNumbers;
    bool shortensTitles_ = false;
    std::optional<std::size_t> names_; ///< the column of them
    double nameWidth_ = 0;             ///< 0: they are whole
};

// An abbreviation ends with a consonant.
QString abbreviated(const QString& word, qsizetype most) {
    const QString vowels = QStringLiteral("aeiouáéíóúäöüаеиоуыэюя");
    while (most > 1 && vowels.contains(word[most - 1]))
        --most;
    return word.left(most).trimmed() + QLatin1Char('.');
}

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

TableFit::TableFit(const pages::SheetTable& table, const std::optional<PageRoom>& room)
    : words_(room ? room->font : QFont()), titles_(boldOf(room ? room->font : QFont())) {
    if (!room || table.columns.size() < manyColumns)
        return;
    measure(table);
    if (width(table) > room->width)
        padding_ = leastPadding;
    shortensTitles_ = width(table) > room->width;
    for (std::size_t i = table.columns.size(); i-- > 0;)
        if (table.columns[i].mayGo && width(table) - spareOfNames() > room->width)
            cells_[i] = leftOut;
    if (const double excess = width(table) - room->width; excess > 0 && spareOfNames() > 0)
        nameWidth_ = cells_[*names_] - std::min(excess, spareOfNames());
    const auto numbers = static_cast<int>(
        std::ranges::count(table.columns, pages::Column::Align::right, &pages::Column::align));
    const double spare = (room->width - width(table)) / std::max(numbers, 1);
    beforeNumbers_ = std::clamp(static_cast<int>(spare), 0, mostBeforeNumbers);
}

void TableFit::measure(const pages::SheetTable& table) {
    cells_.assign(table.columns.size(), 0);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool isNumber = table.columns[i].align == pages::Column::Align::right;
        for (const pages::Cells& row : table.rows)
            cells_[i] = std::max(
                cells_[i],
                words_.horizontalAdvance(shownText(row.at(i).text, isNumber).left(mostInOneLine)));
        if (!isNumber && (!names_ || cells_[i] > cells_[*names_]))
            names_ = i;
    }
}

double TableFit::width(const pages::SheetTable& table) const {
    double sum = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i)
        if (isShown(i))
            sum +=
                std::ceil(std::max(cells_[i], titles_.horizontalAdvance(title(table.columns[i])))) +
                2 * padding_;
    return sum;
}

double TableFit::spareOfNames() const {
    const double least = leastName * words_.averageCharWidth();
    return names_ ? std::max(0.0, cells_[*names_] - least) : 0;
}

QString TableFit::title(const pages::Column& column) const {
    const QString whole = qtText(column.title);
    const bool isShort = whole.size() < longTitle || column.align != pages::Column::Align::right;
    return shortensTitles_ && !isShort ? abbreviated(whole, shortTitle) : whole;
}

std::optional<QString> TableFit::cut(std::size_t column, const QString& cell) const {
    if (nameWidth_ == 0 || column != names_ || words_.horizontalAdvance(cell) <= nameWidth_)
        return std::nullopt;
    return words_.elidedText(cell, Qt::ElideRight, nameWidth_);
}

class TableText {
public:
    TableText(pages::SheetTable table, const look::Colours& colours,
              const std::optional<PageRoom>& room)
        : table_(std::move(table)), colours_(colours), fit_(table_, room) {}

    [[nodiscard]] QString text() const {
        QString html;
        if (!table_.title.empty())
            html += QStringLiteral("<h3>%1</h3>").arg(escaped(table_.title));
        html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"%1\"%2>")
                    .arg(fit_.padding())
                    .arg(table_.title.empty() // no title keeps it apart from what is above it
                             ? QStringLiteral(" style=\"margin-top: %1px\"").arg(look::space::large)
                             : QString());
        if (pages::hasTitles(table_))
            html += titlesText();
        for (std::size_t row = 0; row < table_.rows.size(); ++row)
            html += rowText(row);
        html += QStringLiteral("</table>");
        if (table_.left > 0)
            html += QStringLiteral("<p>%1</p>")
                        .arg(worded(countMessage("counted-more", "count", table_.left)));
        return html;
    }

private:
    [[nodiscard]] static QString alignOf(const pages::Column& column) {
        return column.align == pages::Column::Align::right ? QStringLiteral("right")
                                                           : QStringLiteral("left");
    }

    [[nodiscard]] QString titlesText() const {
        QString html = QStringLiteral("<tr>");
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            if (!fit_.isShown(i))
                continue;
            const pages::Column& column = table_.columns[i];
            QString title = fit_.title(column).toHtmlEscaped();
            if (const QString whole = escaped(column.title); title != whole)
                title = QStringLiteral("<span%1>%2</span>").arg(tipOf(whole), title);
            html += QStringLiteral("<th align=\"%1\"%2>%3</th>")
                        .arg(alignOf(column), styleOf(i, true), title);
        }
        return html + QStringLiteral("</tr>");
    }

    // What stands at the left edge needs no padding.
    [[nodiscard]] QString styleOf(std::size_t column, bool oneLine) const {
        QStringList style;
        if (oneLine)
            style << QStringLiteral("white-space: nowrap");
        if (column > 0 && table_.columns[column].align == pages::Column::Align::right)
            style << QStringLiteral("padding-left: %1px").arg(fit_.paddingOfNumbers());
        return style.isEmpty()
                   ? QString()
                   : QStringLiteral(" style=\"%1\"").arg(style.join(QStringLiteral("; ")));
    }

    [[nodiscard]] static QString tipOf(const QString& html) {
        return QStringLiteral(" title=\"%1\"").arg(html);
    }

    // A cell, and where it leads.
    [[nodiscard]] QString cellText(std::size_t row, std::size_t column) const {
        const std::string& text = table_.rows[row][column].text;
        const bool isNumber = table_.columns[column].align == pages::Column::Align::right;
        QString cell = isNumber ? shownCell(text).toHtmlEscaped() : indented(text);
        QString tip;
        if (const auto cut = fit_.cut(column, shownText(text, isNumber)))
            tip = tipOf(std::exchange(cell, cut->toHtmlEscaped()));
        if (const auto link = pages::linkOf(table_, row, column); !link.empty())
            return QStringLiteral("<a href=\"%1\"%2 style=\"text-decoration: none\">%3</a>")
                .arg(qtText(link).toHtmlEscaped(), tip, cell);
        if (!tip.isEmpty())
            return QStringLiteral("<span%1>%2</span>").arg(tip, cell);
        return cell.isEmpty() ? QStringLiteral("&nbsp;") : cell; // else the next table is too near
    }

    [[nodiscard]] QString rowText(std::size_t row) const {
        QString html = row % 2 == 0
                           ? QStringLiteral("<tr bgcolor=\"%1\">").arg(colours_.stripe.name())
                           : QStringLiteral("<tr>");
        const auto& cells = table_.rows[row];
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!fit_.isShown(i))
                continue;
            // A table that is still too wide scrolls; only long words take two lines.
            const bool oneLine = qtText(cells[i].text).size() <= mostInOneLine;
            html += QStringLiteral("<td align=\"%1\"%2>%3</td>")
                        .arg(alignOf(table_.columns[i]), styleOf(i, oneLine), cellText(row, i));
        }
        return html + QStringLiteral("</tr>");
    }

    pages::SheetTable table_;
    const look::Colours& colours_;
    TableFit fit_;
};

QString tableText(const pages::SheetTable& table, const QPalette& palette,
                  const std::optional<PageRoom>& room) {
    return table.rows.empty() ? QString()
                              : TableText(shownPart(table), look::coloursOf(palette), room).text();
}

} // namespace

QString tableText(const pages::SheetTable& table, const QPalette& palette) {
    return tableText(table, palette, std::nullopt);
}

QString sheetText(const pages::Sheet& sheet, const QPalette& palette, const QString& belowFacts,
                  const std::optional<PageRoom>& room) {
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(sheet.title));
    for (const std::string& fact : sheet.facts)
        html += QStringLiteral("<p>%1</p>").arg(breakable(briefDates(fact)).toHtmlEscaped());
    html += belowFacts;
    for (const pages::SheetTable& table : sheet.tables)
        html += tableText(table, palette, room);
    return html;
}

std::optional<PageRoom> roomOf(const QTextEdit& page) {
    if (!page.isVisible())
        return std::nullopt;
    const double margins = 2 * (page.document()->documentMargin() + page.frameWidth());
    return PageRoom{page.width() - page.verticalScrollBar()->sizeHint().width() - margins,
                    page.font()};
}

pages::SheetLinks windowLinks() {
    return {[](db::PersonId person) { return address(Target::To::person, db::number(person)); },
            [](std::string_view name) { return address(Target::To::event, 0, name); },
            [](db::GameId game) { return address(Target::To::game, db::number(game)); },
            {}};
}

std::optional<Target> targetOf(const QUrl& link) {
    for (std::size_t i = 0; i < schemes.size(); ++i)
        if (link.scheme() == QLatin1String(schemes.at(i)))
            return Target{static_cast<Target::To>(i), link.path().toLongLong(),
                          link.fragment(QUrl::FullyDecoded)};
    return std::nullopt;
}

using namespace look;

namespace {

constexpr float areaShare = 0.15F; // of the ink of the line, below it
constexpr qsizetype mostDots = 24; // of single days that are seen

// A round distance of lines, so that at most so many are drawn.
int stepOf(int range, int most) {
    for (const int step : {10, 20, 25, 50, 100, 200, 250, 500})
        if (range / step < most)
            return step;
    return 1000;
}

class Drawing {
public:
    Drawing(QPainter& painter, const std::vector<RatedDay>& days, const RatingChartLook& look)
        : p_(painter), days_(days), colours_(chart::paletteOf(look.theme)) {
        const auto [least, most] = std::ranges::minmax(days, {}, &RatedDay::rating);
        const auto [low, high, step] = ratingAxis(least.rating, most.rating);
        low_ = low;
        high_ = high;
        step_ = step;
        p_.setFont(fontOf(Text::caption, look.font));
        const QFontMetricsF metrics(p_.font());
        const double number = metrics.horizontalAdvance(QString::number(high_)) + space::medium;
        picture_ = QRectF(QPointF(0, 0), QSizeF(look.size));
        plot_ = picture_.adjusted(number, metrics.height() / 2 + line::thin,
                                  -number - space::medium, -metrics.height() - space::small);
    }

    void draw() {
        p_.setRenderHint(QPainter::Antialiasing);
        levels();
        years();
        course();
    }

private:
    [[nodiscard]] double x(const QDate& day) const {
        const auto whole = static_cast<double>(days_.front().day.daysTo(days_.back().day));
        return plot_.left() +
               plot_.width() * static_cast<double>(days_.front().day.daysTo(day)) / whole;
    }
    [[nodiscard]] double y(int rating) const {
        return plot_.bottom() - plot_.height() * (rating - low_) / (high_ - low_);
    }

    void levels() {
        const double high = p_.fontMetrics().height();
        for (int rating = low_; rating <= high_; rating += step_) {
            p_.setPen(QPen(colours_.grid, line::thin));
            p_.drawLine(QPointF(plot_.left(), y(rating)), QPointF(plot_.right(), y(rating)));
            p_.setPen(colours_.faintText);
            p_.drawText(QRectF(0, y(rating) - high / 2, plot_.left() - space::small, high),
                        Qt::AlignRight | Qt::AlignVCenter, QString::number(rating));
        }
    }

    // Where a year begins; of a short time, its first and its last month, in words.
    void years() {
        const double wide =
            p_.fontMetrics().horizontalAdvance(QStringLiteral("0000")) + space::large;
        const int first = days_.front().day.year() + 1;
        const int last = days_.back().day.year();
        const int most = std::max(1, static_cast<int>(plot_.width() / wide));
        const int step = std::max(1, (last - first + most) / most);
        for (int year = first; year <= last; year += step)
            label(QDate(year, 1, 1), QString::number(year));
        if (first > last)
            for (const RatedDay& end : {days_.front(), days_.back()})
                label(end.day, QLocale().toString(end.day, QStringLiteral("MMM yyyy")));
    }

    void label(const QDate& day, const QString& text) {
        const double at = x(day);
        p_.setPen(QPen(colours_.grid, line::thin));
        p_.drawLine(QPointF(at, plot_.top()), QPointF(at, plot_.bottom()));
        p_.setPen(colours_.faintText);
        const QFontMetricsF metrics(p_.font());
        QRectF box(0, plot_.bottom() + space::small, metrics.horizontalAdvance(text) + 1,
                   metrics.height());
        box.moveLeft(std::clamp(at - box.width() / 2, 0.0, picture_.right() - box.width()));
        p_.drawText(box, Qt::AlignCenter, text);
    }

    void course() {
        QPolygonF points;
        for (const RatedDay& day : days_)
            points << QPointF(x(day.day), y(day.rating));
        QPolygonF area = points;
        area << plot_.bottomRight() << plot_.bottomLeft();
        QColor below = colours_.line;
        below.setAlphaF(areaShare);
        p_.setPen(Qt::NoPen);
        p_.setBrush(below);
        p_.drawPolygon(area);
        p_.setBrush(Qt::NoBrush);
        p_.setPen(QPen(colours_.line, line::focus, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.drawPolyline(points);
        p_.setPen(Qt::NoPen);
        p_.setBrush(colours_.line);
        if (points.size() <= mostDots)
            for (const QPointF& point : points)
                p_.drawEllipse(point, line::chosen, line::chosen);
        p_.drawEllipse(points.last(), space::small, space::small);
        lastRating(points.last());
    }

    // The value stands in figures beside its point.
    void lastRating(const QPointF& at) {
        const double high = p_.fontMetrics().height();
        p_.setPen(colours_.text);
        p_.drawText(
            QRectF(at.x() + space::medium, at.y() - high / 2, picture_.right() - at.x(), high),
            Qt::AlignLeft | Qt::AlignVCenter, QString::number(days_.back().rating));
    }

    QPainter& p_;
    const std::vector<RatedDay>& days_;
    const chart::Palette& colours_;
    QRectF picture_;
    QRectF plot_;
    int step_ = 0;
    int low_ = 0;
    int high_ = 0;
};

} // namespace

RatingAxis ratingAxis(int least, int most) {
    constexpr int leastRange = 100; // less would make small changes look large
    constexpr int lines = 4;
    if (most - least < leastRange) {
        least = (least + most - leastRange) / 2;
        most = least + leastRange;
    }
    const int step = stepOf(most - least, lines);
    return {least / step * step, (most / step + 1) * step, step};
}

QImage ratingChart(const std::vector<RatedDay>& days, const RatingChartLook& look) {
    if (days.size() < 2 || days.front().day >= days.back().day)
        return {};
    QImage picture(look.size * look.ratio, QImage::Format_RGB32);
    picture.setDevicePixelRatio(look.ratio);
    picture.fill(chart::paletteOf(look.theme).background);
    QPainter painter(&picture);
    Drawing(painter, days, look).draw();
    return picture;
}

} // namespace damscope::gui
