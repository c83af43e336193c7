// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"
#include "gui/base/job.hpp"

#include <QPushButton>
#include <QString>

#include <cstdint>
#include <filesystem>

namespace damscope::gui {

// What is said of an entry of the journal before it is undone, wherever that is wanted.

/// Its command; that of an import may name many files, and is cut.
[[nodiscard]] QString commandOf(const db::JournalEntry& entry);
/// "files imported (416 games)": its kind as the history names it.
[[nodiscard]] QString labelOf(const db::JournalEntry& entry);

enum class Turn : std::uint8_t { undo, redo };
/// Asks the user, above a widget.
[[nodiscard]] bool isAgreed(Turn turn, const db::JournalEntry& entry, QWidget* above);

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
