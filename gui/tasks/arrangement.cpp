// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/arrangement.hpp"

#include <utility>

namespace damscope::gui {

namespace {

Arrangement study(bool narrow, bool low) {
    Arrangement a;
    a.boardLeads = true;
    a.first.shown = QStringList{"game"};
    a.second = {{"engine", "openings", "found"},
                {"search", "play", "analyses", "problems", "games"}};
    a.third.shown = QStringList{"comment"};
    a.below.shown = QStringList{"evaluation"};
    a.firstShare = 0.46;
    a.secondShare = 0.52;
    a.belowShare = 0.24;
    if (narrow) {
        a.first.shown += a.second.shown + a.third.shown;
        a.first.hidden = a.second.hidden;
        a.second = a.third = {};
        a.firstShare = 1;
    }
    if (low)
        std::swap(a.below.shown, a.below.hidden);
    return a;
}

// The list has the whole window; what is wanted meanwhile appears in tabs of it.
Arrangement games() {
    Arrangement a;
    a.columns = 1;
    a.first = {{"games"},
               {"problems", "analyses", "game", "engine", "openings", "found", "search", "play",
                "comment", "evaluation"}};
    return a;
}

Arrangement openings() {
    Arrangement a;
    a.boardLeads = true;
    a.first = {{"openings"},
               {"engine", "found", "search", "play", "analyses", "problems", "games"}};
    a.below = {{"game"}, {"comment", "evaluation"}};
    a.belowShare = 0.34;
    return a;
}

Arrangement search() {
    Arrangement a;
    a.columns = 0.68;
    a.first = {{"search"}, {"play", "engine", "openings", "comment"}};
    a.second = {{"found", "game"}, {"games", "problems", "analyses", "evaluation"}};
    a.firstShare = 0.5;
    return a;
}

Arrangement play() {
    Arrangement a;
    a.boardLeads = true;
    a.first = {{"play"}, {"search", "openings", "found", "analyses", "problems", "games"}};
    a.below = {{"game"}, {"engine", "comment", "evaluation"}};
    a.belowShare = 0.4;
    return a;
}

// A page fills the middle.
Arrangement page(QStringList below) {
    Arrangement a;
    a.columns = 0.4;
    a.first.hidden = QStringList{"game", "engine",  "openings", "found",    "search",
                                 "play", "comment", "analyses", "problems", "games"};
    if (below.isEmpty())
        a.first.hidden << "evaluation";
    a.below.shown = std::move(below);
    a.belowShare = 0.3;
    return a;
}

} // namespace

Arrangement arrangementOf(Task task, bool narrow, bool low) {
    switch (task) {
    case Task::home:
    case Task::report:
    case Task::training:
    case Task::players:
    case Task::events:
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

} // namespace damscope::gui
