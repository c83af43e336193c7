// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"

#include <QWidget>

#include <vector>

class QComboBox;

namespace damscope::gui {

/// Chooses a deck: first the variant and the theme, then by what else, and which. It offers only
/// what has exercises, with their number.
class DeckChooser : public QWidget {
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);

    /// What there is to choose from, and what is chosen of it.
    void setChoices(const std::vector<db::DeckChoice>& choices, const db::Deck& deck);
    void retranslate();

signals:
    void chosen(const damscope::db::Deck& deck);

private:
    void compose();
    void connectBoxes();
    void add(QComboBox& box, db::DeckField field, const db::Deck& part);
    void fillVariants();
    void fillThemes();
    void fillRest();
    void fillValues(const db::Deck& rest);
    [[nodiscard]] db::Deck with(const QComboBox& box, const db::Deck& deck) const;
    [[nodiscard]] std::uint64_t countOfVariants(bool chosenOnly) const;

    std::vector<db::DeckChoice> choices_;
    db::Deck deck_;
    QComboBox* variant_;
    QComboBox* theme_;
    QComboBox* field_; ///< by what else
    QComboBox* value_; ///< which
};

} // namespace damscope::gui
