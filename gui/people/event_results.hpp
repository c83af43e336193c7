// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_page.hpp"
#include "pages/crosstable.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace damscope::gui {

/// The games of an event while their results are typed: the order of the players stays as it was,
/// their points follow at once.
class EventResults : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void set(db::EventPage page);
    void clear();
    [[nodiscard]] bool isEmpty() const { return !grid_; }
    [[nodiscard]] const db::EventPage& page() const { return page_; }
    [[nodiscard]] const db::PointSystem& points() const { return page_.points; }
    [[nodiscard]] const pages::Crosstable& grid() const { return *grid_; }
    /// By round.
    [[nodiscard]] const std::vector<db::EventGame>& games() const { return page_.table.games; }
    /// The text that a person types for a game; `white`: whose points come first. Nothing changes
    /// if it is no result.
    void type(db::GameId game, const QString& text, bool white);
    /// For all games of a cell, with blanks between their results.
    void typeInCell(std::size_t place, std::size_t column, const QString& text);

signals:
    /// All is another event.
    void replaced();
    /// Some result is another one.
    void changed();
    void typed(damscope::db::GameId game, const damscope::pages::TypedResult& result);
    /// A text that is no result.
    void refused(const QString& text);

private:
    void put(db::GameId game, const pages::TypedResult& result);
    void count();

    db::EventPage page_;
    std::optional<pages::Crosstable> grid_;
};

} // namespace damscope::gui
