// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"
#include "gui/base/job.hpp"

#include <QPushButton>

#include <filesystem>

namespace damscope::gui {

/// A button that undoes the last change of one kind. Its tool tip names that change; the store is
/// asked when the pointer or the focus comes to it: other programs change the store, too.
class UndoButton : public QPushButton {
    Q_OBJECT

public:
    explicit UndoButton(QWidget* parent);

    /// An empty store has nothing to undo.
    void setChange(const std::filesystem::path& store, db::ChangeKind kind);
    /// The store has changed.
    void refresh();

protected:
    bool event(QEvent* event) override;

private:
    void lookUp();
    void forget();

    std::filesystem::path store_;
    db::ChangeKind kind_{};
    Job asking_{*this, [this](const QString& /*reason*/) { setToolTip({}); }};
};

} // namespace damscope::gui
