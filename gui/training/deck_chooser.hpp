// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck_choices.hpp"

#include <QWidget>

#include <vector>

class QComboBox;

namespace damscope::gui {

/// Chooses a deck: by what, and which. It offers only what has exercises, with their number.
class DeckChooser : public QWidget {
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);

    /// What is chosen stays, if it is still there.
    void setChoices(const std::vector<db::DeckChoice>& choices);
    void retranslate();

signals:
    void chosen(const damscope::db::Deck& deck);

private:
    void fillFields();
    void fillValues();
    void choose();

    std::vector<db::DeckChoice> choices_;
    QComboBox* field_;
    QComboBox* value_;
};

} // namespace damscope::gui
