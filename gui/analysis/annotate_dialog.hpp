// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <QDialog>

#include <cstddef>

class QCheckBox;
class QComboBox;
class QRadioButton;

namespace damscope::gui {

/// Asks which games are to be annotated, and how.
class AnnotateDialog : public QDialog {
    Q_OBJECT

public:
    AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent);

    /// All games of the list; else the selected ones.
    [[nodiscard]] bool isAboutAll() const;
    /// Of the comments.
    [[nodiscard]] damscope::Language language() const;
    /// Damscope's annotations are to be removed.
    [[nodiscard]] bool removes() const;

private:
    QRadioButton* selected_;
    QRadioButton* all_;
    QComboBox* language_;
    QCheckBox* remove_;
};

} // namespace damscope::gui
