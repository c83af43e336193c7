// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/own_games.hpp"

#include <QDialog>
#include <QString>

#include <vector>

namespace damscope::gui {

/// Shows the open game and the version that was stored in its place since it was read, and lets the
/// user choose. Closing it changes nothing.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    ConflictDialog(const rules::Game& own, const db::EditConflict& conflict, QWidget* parent);

signals:
    void keepBothChosen();
    /// The stored game is to be overwritten.
    void replaceChosen();
    /// The changes of the open game are to be discarded.
    void takeStoredChosen();

private:
    void addTexts(const rules::Game& own, const rules::Game& stored);
    void addButtons(bool isStored);
};

/// A part of a text.
struct TextSpan {
    int begin = 0;
    int end = 0; ///< after its last character
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// The words of a text that another one does not have at the corresponding place; neighbours as one
/// span. Where lines end makes no difference.
[[nodiscard]] std::vector<TextSpan> differingWords(const QString& text, const QString& other);

} // namespace damscope::gui
