// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/renaming.hpp"
#include "gui/base/job.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <utility>

namespace damscope::gui {

/// Writes the name of a player otherwise in all games of the store, after asking for it. One entry
/// of the history, which can be undone. Dialogs open above `window`.
class PlayerRenamer : public QObject {
    Q_OBJECT

public:
    explicit PlayerRenamer(QWidget& window);

    /// Whether a game may be changed in the store; says why not.
    void setGuard(std::function<bool(db::GameId)> mayChange) { mayChange_ = std::move(mayChange); }
    void setStore(const std::filesystem::path& store);
    /// Asks for the new name, then whether the games that it is about are to be changed.
    void ask(const Target& person);

signals:
    void renamed();
    /// A message for the user.
    void reported(const QString& text);

private:
    void confirm(const Target& person, const QString& name, const db::Renaming& renaming);
    void rename(const Target& person, const QString& name, const db::Renaming& renaming);
    [[nodiscard]] bool mayChange(const db::Renaming& renaming) const;

    QWidget& window_;
    std::filesystem::path store_;
    std::function<bool(db::GameId)> mayChange_;
    StoreChanges changes_{this};
    Job count_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
