// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/events_page.hpp"

#include "db/events/event_name.hpp"
#include "db/events/event_page.hpp"
#include "gui/base/text.hpp"
#include "pages/event_sheet.hpp"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

namespace {

// An edition of an event is known by its first game.
Target targetOf(const db::EventLine& event) {
    return {Target::To::event, event.games.empty() ? 0 : db::number(event.games.front()),
            qtText(event.name)};
}

DirectoryContent::List list(db::Store& store, const std::string& text, Language language) {
    const auto events = db::listEvents(store, text);
    DirectoryContent::List list{pages::eventsSheet(events, language).tables.front(), {}};
    for (const db::EventLine& event : events)
        list.targets.push_back(targetOf(event));
    return list;
}

// The edition with the game; else the last one of the name.
const db::EventLine* meant(const std::vector<db::EventLine>& events, const Target& target) {
    const auto hasGame = [&](const db::EventLine& event) {
        return std::ranges::binary_search(event.games,
                                          db::GameId{static_cast<std::uint32_t>(target.id)});
    };
    const std::string key = db::readEventName(target.name.toStdString()).key;
    auto found = target.id > 0 ? std::ranges::find_if(events, hasGame) : events.end();
    if (found == events.end())
        found = std::ranges::find(events, key, &db::EventLine::key);
    return found == events.end() ? nullptr : &*found;
}

std::optional<DirectoryContent::Page> page(db::Store& store, const Target& target,
                                           Language language) {
    const auto events = db::listEvents(store, {});
    const db::EventLine* event = meant(events, target);
    if (event == nullptr)
        return std::nullopt;
    const db::PointSystem points = db::pointSystem(2);
    const db::EventPage found = db::eventPage(store, *event, {points, 0});
    pages::Sheet sheet = pages::eventSheet(found, points, language, windowLinks());
    sheet.tables.push_back(pages::eventGames(found, points, language, windowLinks()));
    return DirectoryContent::Page{targetOf(*event), std::move(sheet)};
}

} // namespace

EventsPage::EventsPage(QWidget* parent)
    : QWidget(parent), directory_(new Directory("events", {list, page}, this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(directory_);
    setFocusProxy(directory_);
    connect(directory_, &Directory::failed, this, &EventsPage::reported);
    retranslate();
}

void EventsPage::retranslate() {
    directory_->setWords(tr("Words of an event"), tr("No events of this name."),
                         tr("No game of this database has this event."));
}

void EventsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
