// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/tool_bar.hpp"

#include "gui/base/actions.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QIcon>
#include <QLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStatusBar>
#include <QStyle>
#include <QStyleOption>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

// "E&xport 3 games…" without the marks of a menu.
QString wordsOf(QString action) {
    return action.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

/// Looks like the field that it opens.
class Finder : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override {
        return {std::max(look::place::finder, wordsWidth()),
                fontMetrics().height() + 2 * look::space::small + 2 * look::space::least};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {wordsWidth(), sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const look::Colours& colours = look::coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double half = look::line::half;
        const QRectF field =
            QRectF(rect()).adjusted(half, look::space::least, -half, -look::space::least);
        painter.setPen(underMouse() ? colours.accent : colours.line);
        painter.setBrush(colours.ground);
        painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
        const int size = look::besideText(look::icon::button);
        const QRect symbol(look::space::medium, (height() - size) / 2, size, size);
        icon().paint(&painter, symbol);
        const QRect room = rect().adjusted(size + look::space::large, 0, -look::space::large, 0);
        painter.setPen(colours.secondText);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, word());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, keys());
    }

private:
    [[nodiscard]] QString word() const { return text().remove(QLatin1Char('&')); }
    [[nodiscard]] QString keys() const {
        const QAction* action = defaultAction();
        return action == nullptr ? QString()
                                 : action->shortcut().toString(QKeySequence::NativeText);
    }
    [[nodiscard]] int wordsWidth() const {
        return look::besideText(look::icon::button) + 3 * look::space::large +
               fontMetrics().horizontalAdvance(word()) + fontMetrics().horizontalAdvance(keys());
    }
};

} // namespace

ToolBar::ToolBar(const Actions& actions, Shared shared, QWidget* parent)
    : QToolBar(parent), actions_(actions), shared_(std::move(shared)), title_(new QWidget(this)),
      players_(new ElidedLabel(this)), result_(new QLabel(this)), facts_(new ElidedLabel(this)) {
    setObjectName("toolBar");
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    const Actions& a = actions;
    addActions({a.newGame, a.importFiles, a.saveGame});
    addSeparator();
    addActions({a.undo, a.redo});
    addSeparator();
    composeTitle();
    composeSubject();
    auto* find = new Finder(this);
    setAction(*find, *a.commands);
    find->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    find->setCursor(Qt::PointingHandCursor);
    addWidget(find);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::NoFocus);
}

void ToolBar::composeTitle() {
    title_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* line = new QHBoxLayout(title_);
    line->setContentsMargins(look::space::medium, 0, look::space::medium, 0);
    auto* first = new QHBoxLayout;
    first->setSpacing(look::space::large);
    first->addWidget(players_);
    first->addWidget(result_);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addLayout(first);
    words->addWidget(facts_);
    for (QLabel* label : {static_cast<QLabel*>(players_), result_, static_cast<QLabel*>(facts_)}) {
        label->setTextFormat(Qt::PlainText);
        label->setCursor(Qt::PointingHandCursor);
        label->installEventFilter(this);
    }
    result_->setObjectName("gameResult");
    result_->setForegroundRole(QPalette::Link);
    facts_->setObjectName("gameHeader");
    facts_->setForegroundRole(QPalette::PlaceholderText);
    line->addLayout(words);
    // The arrows stand beside "game 131 of 2,798".
    for (QAction* action : {actions_.editHeader, actions_.previousGame, actions_.nextGame}) {
        QToolButton* button = actionButton(*action, title_);
        button->setAutoRaise(true);
        line->addWidget(button);
    }
    line->addStretch(1);
    addWidget(title_);
    setFonts();
}

// What is printed, shared and exported, in words where there is room for them.
void ToolBar::composeSubject() {
    addWord(*actions_.print).setObjectName("printButton");
    share_ = withText<QToolButton>(
        *this, "share", [] { return tr("Share"); },
        [] { return tr("The position, the line and the game, for others to see"); });
    share_->setIcon(look::symbol("edit-copy"));
    share_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(share_);
    fillShare(*menu, actions_, shared_);
    share_->setMenu(menu);
    share_->installEventFilter(this);
    addWidget(share_);
    words_ << share_;
    addWord(*actions_.exportSubject).setObjectName("exportButton");
}

QString ToolBar::shareTip() const {
    QStringList lines{wordsOf(shared_.page()), wordsOf(shared_.copy())};
    if (shared_.hasBoard())
        lines << shared_.game() << tr("The position, the line and the game, for others to see");
    lines.removeAll(QString());
    return plainTip(lines.join(QLatin1Char('\n')));
}

// Actions name what they act on; the button says so without the marks of a menu.
QToolButton& ToolBar::addWord(QAction& action) {
    auto* button = new QToolButton(this);
    setAction(*button, action);
    const auto follow = [this, button, &action] {
        button->setText(wordsOf(action.text()));
        fit();
    };
    connect(&action, &QAction::changed, button, follow);
    follow();
    addWidget(button);
    words_ << button;
    return *button;
}

void ToolBar::setFonts() {
    const int symbol = look::besideText(look::icon::button);
    setIconSize(QSize(symbol, symbol));
    for (QToolButton* button : title_->findChildren<QToolButton*>())
        button->setIconSize(iconSize());
    QFont bold = font();
    bold.setBold(true);
    players_->setFont(bold);
    result_->setFont(bold);
    facts_->setFont(look::fontOf(look::Text::caption, font()));
}

void ToolBar::setGame(const Heading& game) {
    players_->setText(game.players);
    players_->setVisible(!game.players.isEmpty());
    result_->setText(game.result);
    result_->setVisible(!game.result.isEmpty());
    facts_->setText(game.facts);
    fit();
    facts_->setToolTip(plainTip(actions_.editHeader->toolTip()));
}

// Words of buttons come after the names of the players.
void ToolBar::fit() {
    const auto writeAs = [this](Qt::ToolButtonStyle style) {
        for (QToolButton* button : words_)
            button->setToolButtonStyle(style);
    };
    writeAs(Qt::ToolButtonTextBesideIcon);
    const int title = title_->sizeHint().width();
    const int needed = sizeHint().width() - title + std::min(title, look::place::barTitle);
    if (needed > width())
        writeAs(Qt::ToolButtonIconOnly);
}

void ToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit();
}

bool ToolBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == share_) {
        if (event->type() == QEvent::ToolTip)
            share_->setToolTip(shareTip());
        return QToolBar::eventFilter(watched, event);
    }
    if (event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        actions_.editHeader->trigger();
    return QToolBar::eventFilter(watched, event);
}

void ToolBar::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFonts();
}

void ToolBar::paintEvent(QPaintEvent* /*event*/) {
    const look::Colours& colours = look::coloursOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.surface);
    painter.fillRect(QRect(0, height() - look::line::thin, width(), look::line::thin),
                     colours.line);
}

void setSymbols(const Actions& a) {
    const std::initializer_list<std::pair<QAction*, const char*>> symbols{
        {a.newGame, "document-new"},
        {a.importFiles, "document-import"},
        {a.openStore, "document-open"},
        {a.saveGame, "document-save"},
        {a.exportSubject, "document-export"},
        {a.previousGame, "go-previous"},
        {a.nextGame, "go-next"},
        {a.print, "document-print"},
        {a.undo, "edit-undo"},
        {a.redo, "edit-redo"},
        {a.flip, "object-flip-vertical"},
        {a.copyGame, "edit-copy"},
        {a.start, "go-first"},
        {a.previous, "go-previous"},
        {a.next, "go-next"},
        {a.end, "go-last"},
        {a.editHeader, "document-edit"},
        {a.commands, "edit-find"},
        {a.preferences, "configure"},
    };
    for (const auto& [action, symbol] : symbols)
        action->setIcon(look::symbol(symbol));
}

QRect StatusBar::room() const {
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    QRect room = contentsRect().adjusted(look::space::small, 0, -look::space::small, 0);
    for (const auto* widget : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (widget->isVisible() && fromRight)
            room.setLeft(std::max(room.left(), widget->geometry().right() + look::space::small));
        else if (widget->isVisible())
            room.setRight(std::min(room.right(), widget->x() - look::space::small));
    return room;
}

bool StatusBar::isCut() const {
    return fontMetrics().horizontalAdvance(currentMessage()) > room().width();
}

void StatusBar::paintEvent(QPaintEvent* event) {
    if (!isCut())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room().width()));
}

bool StatusBar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !isCut())
        return QStatusBar::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(currentMessage()),
                       this);
    return true;
}

StoreLine::StoreLine(GamesPanel& games, QStatusBar& bar) : QLabel(&bar), games_(games) {
    setObjectName("storeLine");
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    setIndent(look::space::medium);
    bar.addWidget(this);
    connect(&games, &GamesPanel::counted, this, &StoreLine::write);
    // The bar itself would not hide it for a message that comes before the window is shown.
    connect(&bar, &QStatusBar::messageChanged, this,
            [this](const QString& message) { setVisible(message.isEmpty()); });
}

void StoreLine::setStore(const QString& name) {
    name_ = name;
    write();
}

void StoreLine::write() {
    setText(name_.isEmpty() ? QString() : name_ + QStringLiteral(" · ") + games_.countText());
}

namespace {

using namespace look;

/// A symbol above its word; the chosen task is marked by a bar, a ground and bold text.
class RailButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override {
        if (compact_)
            return {symbolSize() + 2 * space::large, symbolSize() + 2 * space::small};
        const int width = QFontMetrics(boldCaption()).horizontalAdvance(word()) + 2 * space::small;
        return {std::max(place::rail, width), fullHeight()};
    }

    /// Shows the sign without its word, which is then in the tool tip alone.
    void setCompact(bool compact) {
        compact_ = compact;
        setFixedHeight(sizeHint().height());
        updateGeometry();
    }
    [[nodiscard]] int fullHeight() const {
        return 3 * space::small + symbolSize() + QFontMetrics(boldCaption()).height();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRect card = rect().marginsRemoved(around(space::least));
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isChecked() ? colours.accentGround : colours.button);
            painter.drawRoundedRect(card, radius::card, radius::card);
        }
        if (isChecked())
            painter.fillRect(0, card.top() + radius::card, line::chosen,
                             card.height() - 2 * radius::card, colours.accent);
        const int size = symbolSize();
        QToolButton::icon().paint(&painter, QRect((width() - size) / 2, space::small, size, size));
        if (compact_)
            return;
        painter.setFont(isChecked() ? boldCaption() : fontOf(Text::caption, font()));
        painter.setPen(isChecked() ? colours.accent : colours.text);
        painter.drawText(rect().adjusted(0, 0, 0, -space::small),
                         Qt::AlignHCenter | Qt::AlignBottom, word());
    }

private:
    [[nodiscard]] QString word() const { return text().remove(QLatin1Char('&')); }
    [[nodiscard]] static int symbolSize() { return besideText(icon::task); }
    [[nodiscard]] QFont boldCaption() const {
        QFont bold = fontOf(Text::caption, font());
        bold.setBold(true);
        return bold;
    }

    bool compact_ = false;
};

} // namespace

Rail::Rail(const QList<QAction*>& tasks, QAction& preferences, QWidget* parent) : QToolBar(parent) {
    setObjectName("rail");
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setContentsMargins(0, 0, 0, 0);
    layout()->setContentsMargins(0, 0, 0, 0); // Qt takes that at the top for one at the left
    layout()->setSpacing(space::small);
    toggleViewAction()->setVisible(false);
    logo_ = addWidget(logo());
    for (QAction* task : tasks)
        add(*task);
    auto* stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    addWidget(stretch);
    add(preferences);
}

// The sign of the program, where nothing has to make room for it.
QWidget* Rail::logo() {
    auto* sign = new QLabel(this);
    QIcon icon;
    for (const int size : {64, 128})
        icon.addFile(QStringLiteral(":/desktop/desktop/icons/%1.png").arg(size));
    sign->setPixmap(icon.pixmap(QSize(icon::program, icon::program), devicePixelRatioF()));
    sign->setAlignment(Qt::AlignCenter);
    sign->setFixedHeight(icon::program + 2 * space::small);
    return sign;
}

// In a low window the sign goes, then the words, not the last tasks.
void Rail::fit() {
    const QList<QToolButton*> all =
        findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    int needed = layout()->contentsMargins().top() + layout()->contentsMargins().bottom();
    QList<RailButton*> buttons;
    for (QToolButton* each : all)
        if (auto* button = dynamic_cast<RailButton*>(each);
            button != nullptr && button->defaultAction()->isVisible()) {
            buttons << button;
            needed += button->fullHeight() + layout()->spacing();
        }
    for (RailButton* button : buttons)
        button->setCompact(needed > height());
    logo_->setVisible(needed + icon::program + 2 * space::small + layout()->spacing() <= height());
}

void Rail::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit();
}

void Rail::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fit();
}

void Rail::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.rail);
    painter.fillRect(QRect(width() - line::thin, 0, line::thin, height()), colours.line);
}

void Rail::add(QAction& action) {
    auto* button = new RailButton(this);
    setAction(*button, action);
    button->setFocusPolicy(Qt::NoFocus);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    QAction* place = addWidget(button);
    const auto follow = [this, place, &action] {
        if (place->isVisible() == action.isVisible())
            return;
        place->setVisible(action.isVisible());
        fit();
    };
    connect(&action, &QAction::changed, this, follow);
    place->setVisible(action.isVisible());
}

} // namespace damscope::gui
