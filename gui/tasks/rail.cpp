// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/rail.hpp"

#include "gui/base/widgets.hpp"
#include "gui/look/colours.hpp"
#include "gui/look/sizes.hpp"

#include <QAction>
#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace damscope::gui {

namespace {

using namespace look;

/// A symbol above its word; the chosen task is marked by a bar, a ground and bold text.
class RailButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetrics metrics(boldCaption());
        const int width = metrics.horizontalAdvance(word()) + 2 * space::small;
        const int words = compact_ ? 0 : space::small + metrics.height();
        return {std::max(place::rail, width), 2 * space::small + icon::task + words};
    }

    /// Without its word, which is then in the tool tip alone.
    void setCompact(bool compact) {
        compact_ = compact;
        setFixedHeight(sizeHint().height());
    }
    [[nodiscard]] int fullHeight() const {
        return 3 * space::small + icon::task + QFontMetrics(boldCaption()).height();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRect card =
            rect().adjusted(space::small, space::least, -space::small, -space::least);
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isChecked() ? colours.accentGround : colours.button);
            painter.drawRoundedRect(card, radius::card, radius::card);
        }
        if (isChecked())
            painter.fillRect(0, card.top() + radius::card, line::chosen,
                             card.height() - 2 * radius::card, colours.accent);
        const QRect symbol((width() - icon::task) / 2, space::small, icon::task, icon::task);
        QToolButton::icon().paint(&painter, symbol);
        if (compact_)
            return;
        painter.setFont(isChecked() ? boldCaption() : fontOf(Text::caption, font()));
        painter.setPen(isChecked() ? colours.accent : colours.text);
        painter.drawText(rect().adjusted(0, 0, 0, -space::small),
                         Qt::AlignHCenter | Qt::AlignBottom, word());
    }

private:
    [[nodiscard]] QString word() const { return text().remove(QLatin1Char('&')); }
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
    layout()->setContentsMargins(0, space::small, 0, space::small);
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
        if (auto* button = dynamic_cast<RailButton*>(each)) {
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
    addWidget(button);
}

} // namespace damscope::gui
