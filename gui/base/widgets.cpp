// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/widgets.hpp"

#include "gui/look/theme.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace damscope::gui {

QSize ElidedLabel::minimumSizeHint() const {
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

bool ElidedLabel::event(QEvent* event) {
    const bool cut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    if (event->type() != QEvent::ToolTip || !cut)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
    return true;
}

namespace {

class LanguageFilter : public QObject {
public:
    LanguageFilter(QWidget& widget, std::function<void()> then)
        : QObject(&widget), then_(std::move(then)) {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::LanguageChange)
            then_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> then_;
};

} // namespace

void keepTranslated(QWidget& widget, std::function<void()> retranslate) {
    retranslate();
    new LanguageFilter(widget, std::move(retranslate)); // owned by the widget
}

QLabel* sentenceLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

namespace {

struct FailureWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::FailureWords)
};

} // namespace

QString writingAdvice() {
    return FailureWords::tr(
        "Choose another folder or file name, or make room on the disk, and try again.");
}

QMessageBox& openMessage(QWidget& above, QMessageBox::Icon icon, const QString& title,
                         const QString& text, const QString& advice) {
    auto* box = new QMessageBox(icon, title, text, QMessageBox::Close, &above);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(advice);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return *box;
}

void openFailure(QWidget& above, const QString& text, const QString& advice) {
    openMessage(above, QMessageBox::Warning, QApplication::applicationDisplayName(), text, advice);
}

QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons which) {
    auto* buttons = new QDialogButtonBox(which, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

namespace {

// "&Next move…" is the next move.
QString spokenName(const QAction& action) {
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

void setAction(QToolButton& button, QAction& action) {
    button.setDefaultAction(&action);
    const auto name = [&button, &action] { button.setAccessibleName(spokenName(action)); };
    QObject::connect(&action, &QAction::changed, &button, name);
    name();
}

QToolButton* actionButton(QAction& action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    setAction(*button, action);
    return button;
}

NotedItems::NotedItems(int leastWidth, QObject* parent)
    : QStyledItemDelegate(parent), leastWidth_(leastWidth) {}

void NotedItems::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem place = option;
    initStyleOption(&place, index);
    const QString note = index.data(noteRole).toString();
    const int width = place.fontMetrics.horizontalAdvance(note) + look::space::medium;
    const QRect whole = place.rect;
    const QString name = std::exchange(place.text, QString());
    const QStyle* style = place.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &place, painter, place.widget);
    const bool selected = (place.state & QStyle::State_Selected) != 0;
    const QRect room = whole.adjusted(look::space::medium, 0, -look::space::medium, 0);
    painter->setPen(place.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      place.fontMetrics.elidedText(name, Qt::ElideRight, room.width() - width));
    painter->setPen(
        place.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, note);
}

QSize NotedItems::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
    return {leastWidth_, option.fontMetrics.height() + look::space::medium};
}

ItemsLayout::ItemsLayout() {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(look::space::small);
}

ItemsLayout::~ItemsLayout() = default;

void ItemsLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
    invalidate();
}

int ItemsLayout::count() const {
    return static_cast<int>(items_.size());
}

QLayoutItem* ItemsLayout::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr : items_[static_cast<std::size_t>(index)].get();
}

QLayoutItem* ItemsLayout::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return taken;
}

std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const {
    std::vector<Line> lines;
    int used = 0;
    for (const auto& item : items_) {
        if (item->isEmpty()) // hidden
            continue;
        const QSize size = item->sizeHint();
        if (lines.empty() || used + look::space::small + size.width() > width) {
            lines.emplace_back();
            used = -look::space::small;
        }
        used += look::space::small + size.width();
        lines.back().items.push_back(item.get());
        lines.back().height = std::max(lines.back().height, size.height());
    }
    return lines;
}

int FlowLayout::heightForWidth(int width) const {
    int height = 0;
    for (const Line& line : linesFor(width))
        height += (height == 0 ? 0 : look::space::small) + line.height;
    return height;
}

QSize FlowLayout::sizeHint() const {
    QSize all;
    for (const Line& line : linesFor(QWIDGETSIZE_MAX)) {
        int width = -look::space::small;
        for (const QLayoutItem* item : line.items)
            width += look::space::small + item->sizeHint().width();
        all = {width, line.height};
    }
    return all;
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const auto& item : items_)
        if (!item->isEmpty())
            least = least.expandedTo(item->sizeHint());
    return least;
}

void FlowLayout::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    int y = place.y();
    for (const Line& line : linesFor(place.width())) {
        int x = place.x();
        for (QLayoutItem* item : line.items) {
            const QSize size = item->sizeHint();
            const int down = (line.height - size.height()) / 2;
            const QPoint at(x, y + down);
            item->setGeometry({at, QSize(std::min(size.width(), place.width()), size.height())});
            x += size.width() + look::space::small;
        }
        y += line.height + look::space::small;
    }
}

QWidget* framed(QWidget& panel) {
    auto* frame = new QWidget;
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, look::space::small, look::space::small, look::space::small);
    layout->addWidget(&panel);
    panel.show(); // as a dock does
    frame->setFocusProxy(panel.focusProxy() == nullptr ? &panel : panel.focusProxy());
    return frame;
}

Scrolled::Scrolled(QWidget& contents, QWidget* parent) : QScrollArea(parent) {
    setWidget(&contents);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents.installEventFilter(this);
}

int Scrolled::widthFor(int contents) const {
    return contents + verticalScrollBar()->sizeHint().width();
}

QSize Scrolled::sizeHint() const {
    const QSize contents = widget()->sizeHint();
    return {widthFor(contents.width()), contents.height()};
}

QSize Scrolled::minimumSizeHint() const {
    constexpr int lines = 5;
    return {widthFor(widget()->minimumSizeHint().width()), lines * fontMetrics().lineSpacing()};
}

// Other words, or another font, need another width.
bool Scrolled::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

namespace {

// The height of rows follows the font.
class RowHeight : public QObject {
public:
    explicit RowHeight(QTableView& table) : QObject(&table), table_(table) {
        table.installEventFilter(this);
        set();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange)
            set();
        return QObject::eventFilter(watched, event);
    }

private:
    void set() {
        table_.verticalHeader()->setDefaultSectionSize(table_.fontMetrics().height() +
                                                       look::space::medium);
    }

    QTableView& table_;
};

// A cell whose text is cut shows it whole beside the mouse pointer, above what its model says.
class CutTextTips : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
        if (event->type() != QEvent::ToolTip ||
            sizeHint(option, index).width() <= option.rect.width())
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QStringList lines{displayText(index.data(), option.locale)};
        if (const QString more = index.data(Qt::ToolTipRole).toString(); !more.isEmpty())
            lines << more;
        QToolTip::showText(event->globalPos(), plainTip(lines.join(QLatin1Char('\n'))), view,
                           option.rect);
        return true;
    }
};

} // namespace

void setUpList(QTableView& table, std::span<const int> widths) {
    table.setItemDelegate(new CutTextTips(&table));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    new RowHeight(table);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // With row selection the header would check a million rows to find out whether a column is
    // selected.
    table.horizontalHeader()->setSelectionModel(
        new QItemSelectionModel(table.model(), table.horizontalHeader()));
    for (std::size_t i = 0; i < widths.size(); ++i)
        table.setColumnWidth(static_cast<int>(i),
                             widths[i] * table.fontMetrics().averageCharWidth() +
                                 look::space::medium);
}

void fitTitles(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    for (int i = 0; i < header.count(); ++i)
        if (!header.isSectionHidden(i))
            table.setColumnWidth(i, std::max(table.columnWidth(i), header.sectionSizeHint(i)));
}

namespace {

class EmptyWords : public QObject {
public:
    EmptyWords(QAbstractItemView& list, std::function<QString()> words)
        : QObject(&list), list_(list), words_(std::move(words)) {
        list.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched == list_.viewport()) {
            const QString text = isEmpty() ? words_() : QString();
            if (text != list_.accessibleDescription())
                list_.setAccessibleDescription(text);
            paint(text);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] bool isEmpty() const {
        return list_.model() != nullptr && list_.model()->rowCount() == 0;
    }

    void paint(const QString& text) {
        if (text.isEmpty())
            return;
        QPainter painter(list_.viewport());
        painter.setPen(list_.palette().color(QPalette::PlaceholderText));
        painter.drawText(list_.viewport()->rect().adjusted(look::space::large, look::space::large,
                                                           -look::space::large,
                                                           -look::space::large),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
    }

    QAbstractItemView& list_;
    std::function<QString()> words_;
};

} // namespace

void completeNames(QLineEdit& line, const QStringList& names) {
    auto* completer = new QCompleter(names, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line.setCompleter(completer);
}

void setPlaceholder(QAbstractItemView& list, std::function<QString()> words) {
    new EmptyWords(list, std::move(words)); // owned by the list
}

} // namespace damscope::gui
