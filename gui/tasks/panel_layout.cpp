// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/panel_layout.hpp"

#include <QApplication>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>
#include <cstddef>

namespace damscope::gui {

namespace {

PanelLayout study(bool narrow, bool low) {
    PanelLayout layout;
    layout.boardLeads = true;
    layout.first.shown = QStringList{"game"};
    layout.second = {{"engine", "openings", "found"},
                     {"search", "play", "analyses", "problems", "games"}};
    layout.third.shown = QStringList{"comment"};
    layout.below.shown = QStringList{"evaluation"};
    layout.firstShare = 0.46;
    layout.secondShare = 0.58;
    layout.belowShare = low ? 0.3 : 0.42;
    if (narrow) {
        layout.first.shown += layout.second.shown + layout.third.shown;
        layout.first.hidden = layout.second.hidden;
        layout.second = layout.third = {};
        layout.firstShare = 1;
    }
    return layout;
}

// The list has the whole window; what is wanted meanwhile appears in tabs of it.
PanelLayout games() {
    PanelLayout layout;
    layout.columns = 1;
    layout.first = {{"games"},
                    {"problems", "analyses", "game", "engine", "openings", "found", "search",
                     "play", "comment", "evaluation"}};
    return layout;
}

PanelLayout openings() {
    PanelLayout layout;
    layout.boardLeads = true;
    layout.first = {{"openings"},
                    {"engine", "found", "search", "play", "analyses", "problems", "games"}};
    layout.below = {{"game"}, {"comment", "evaluation"}};
    layout.belowShare = 0.34;
    return layout;
}

PanelLayout search() {
    PanelLayout layout;
    layout.columns = 0.68;
    layout.first = {{"search"}, {"play", "engine", "openings", "comment"}};
    layout.second = {{"found", "game"}, {"games", "problems", "analyses", "evaluation"}};
    layout.firstShare = 0.5;
    return layout;
}

PanelLayout play() {
    PanelLayout layout;
    layout.boardLeads = true;
    layout.first = {{"play"}, {"search", "openings", "found", "analyses", "problems", "games"}};
    layout.below = {{"game"}, {"engine", "comment", "evaluation"}};
    layout.belowShare = 0.4;
    return layout;
}

// A page fills the middle.
PanelLayout page(QStringList below) {
    PanelLayout layout;
    layout.columns = 0.4;
    layout.first.hidden = QStringList{"game", "engine",  "openings", "found",    "search",
                                      "play", "comment", "analyses", "problems", "games"};
    if (below.isEmpty())
        layout.first.hidden << "evaluation";
    layout.below.shown = std::move(below);
    layout.belowShare = 0.3;
    return layout;
}

} // namespace

PanelLayout layoutOf(Task task, bool narrow, bool low) {
    switch (task) {
    case Task::home:
    case Task::report:
    case Task::training:
    case Task::players:
    case Task::events:
    case Task::importing:
        return page({});
    case Task::games:
        return games();
    case Task::openings:
        return openings();
    case Task::search:
        return search();
    case Task::play:
        return play();
    default:
        return study(narrow, low);
    }
}

const char* nameOf(Task task) {
    constexpr std::array names{"home", "games",    "study",   "report", "openings", "search",
                               "play", "training", "players", "events", "importing"};
    return names[static_cast<std::size_t>(task)];
}

const char* symbolOf(Task task) {
    constexpr std::array symbols{"go-home",
                                 "view-list-details",
                                 "document-edit",
                                 "office-chart-line",
                                 "view-list-tree",
                                 "edit-find",
                                 "media-playback-start",
                                 "games-hint",
                                 "players",
                                 "events",
                                 "document-import"};
    return symbols[static_cast<std::size_t>(task)];
}

namespace {

bool takesFocus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && widget.focusProxy() == nullptr &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

void focus(QWidget& widget, bool forward) {
    if (!widget.isActiveWindow()) // a panel may be a window of its own
        widget.activateWindow();
    widget.setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = widget.parentWidget(); around != nullptr;
         around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&widget);
}

// The index of the control with the focus. A part of a control can have it too, as the text field
// of a list of choices.
qsizetype indexOfHeld(const QList<QWidget*>& controls) {
    const QWidget* now = QApplication::focusWidget();
    const auto at = std::ranges::find_if(controls, [now](const QWidget* control) {
        return control == now || (now != nullptr && control->isAncestorOf(now));
    });
    return at == controls.end() ? -1 : at - controls.begin();
}

} // namespace

QList<QWidget*> PanelFocus::controlsOf(const QWidget& panel) {
    QList<QWidget*> controls;
    if (takesFocus(panel))
        controls << const_cast<QWidget*>(&panel);
    for (QWidget* w = panel.nextInFocusChain(); w != &panel; w = w->nextInFocusChain())
        if (panel.isAncestorOf(w) && takesFocus(*w))
            controls << w;
    return controls;
}

const PanelFocus::Panel* PanelFocus::held() const {
    const QWidget* now = QApplication::focusWidget();
    const auto at = std::ranges::find_if(panels_, [now](const Panel& panel) {
        return panel.widget == now || (now != nullptr && panel.widget->isAncestorOf(now));
    });
    return at == panels_.end() ? nullptr : &*at;
}

QWidget* PanelFocus::targetOf(const Panel& panel, bool forward) {
    const QList<QWidget*> controls = controlsOf(*panel.widget);
    if (controls.isEmpty())
        return nullptr;
    if (panel.isForm)
        return forward ? controls.first() : controls.last();
    QWidget* before = panel.widget->focusWidget();
    if (before != nullptr && controls.contains(before))
        return before;
    return controls.contains(panel.first) ? panel.first : controls.first();
}

void PanelFocus::tab(bool forward) const {
    if (const Panel* panel = held(); panel != nullptr && panel->isForm) {
        const QList<QWidget*> fields = controlsOf(*panel->widget);
        const auto next = indexOfHeld(fields) + (forward ? 1 : -1);
        if (next >= 0 && next < fields.size())
            return focus(*fields.at(next), forward);
    }
    nextPanel(forward);
}

void PanelFocus::nextPanel(bool forward) const {
    const Panel* panel = held();
    const auto count = panels_.size();
    auto at = panel == nullptr ? (forward ? count - 1 : 0) : panel - panels_.data();
    for (qsizetype tried = 0; tried < count; ++tried) {
        at = (at + (forward ? 1 : count - 1)) % count;
        if (QWidget* target = targetOf(panels_.at(at), forward))
            return focus(*target, forward);
    }
}

void PanelFocus::nextControl(bool forward) const {
    const Panel* panel = held();
    const QList<QWidget*> controls =
        panel == nullptr ? QList<QWidget*>() : controlsOf(*panel->widget);
    if (controls.isEmpty())
        return nextPanel(forward);
    const auto count = controls.size();
    const auto at = indexOfHeld(controls);
    focus(*controls.at((at + (forward ? 1 : count - 1) + count) % count), forward);
}

} // namespace damscope::gui
