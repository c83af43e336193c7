// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <QDialog>

class QComboBox;
class QPlainTextEdit;

namespace damscope::gui {

/// The rules of a variant, in the language of the window.
class RulesWindow : public QDialog {
    Q_OBJECT

public:
    RulesWindow(rules::Variant variant, QWidget* parent);

    void showRules(rules::Variant variant);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showChosen();
    void retranslate();

    QComboBox* variant_;
    QPlainTextEdit* text_;
};

} // namespace damscope::gui
