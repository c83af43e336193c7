// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/filter/condition.hpp"

#include <QObject>

#include <vector>

class QCompleter;
class QLineEdit;
class QStandardItemModel;

namespace damscope::gui {

/// "player · 37 games"
[[nodiscard]] QString kindOf(const db::FilterChoice& choice);

/// The list below a line that offers what it may become: arrow keys and Return, or a click.
class ChoiceList : public QObject {
    Q_OBJECT

public:
    explicit ChoiceList(QLineEdit& line);

    void show(const std::vector<db::FilterChoice>& choices);
    void hide();
    [[nodiscard]] bool isShown() const;

signals:
    void chosen(const QList<damscope::gui::Condition>& conditions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int row);

    QLineEdit& line_;
    QStandardItemModel* model_;
    QCompleter* completer_;
    std::vector<QList<Condition>> offered_;
};

} // namespace damscope::gui
