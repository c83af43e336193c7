// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/widgets.hpp"

#include <QSize>
#include <QString>

class QEvent;
class QLabel;
class QResizeEvent;

namespace damscope::gui {

/// How a query was understood, in words. A few lines are always seen, the others where the page
/// has room for them: the rest scrolls, also by keys, and the mouse pointer shows all.
class QueryMeaning : public Scrolled {
    Q_OBJECT

public:
    explicit QueryMeaning(QWidget* parent = nullptr);

    /// No words: it is hidden.
    void setWords(const QString& words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    explicit QueryMeaning(QLabel& words, QWidget* parent);
    [[nodiscard]] int wholeHeight() const;
    void fit();
    void offerRest();

    QLabel& words_;
};

} // namespace damscope::gui
