// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_meaning.hpp"

#include "gui/base/text.hpp"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace damscope::gui {

QueryMeaning::QueryMeaning(QWidget* parent)
    : QueryMeaning(*sentenceLabel(nullptr, "queryMeaning"), parent) {}

QueryMeaning::QueryMeaning(QLabel& words, QWidget* parent)
    : Scrolled(words, parent), words_(words) {
    words.setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    keepTranslated(*this, [this] { setAccessibleName(tr("Meaning of the query")); });
    fit();
}

// A position in one line would make the page wider than the window.
void QueryMeaning::setWords(const QString& words) {
    words_.setText(breakable(words));
    setVisible(!words.isEmpty());
    fit();
}

// Without a scroll bar, which is there only while the words are cut.
int QueryMeaning::wholeHeight() const {
    return std::max(words_.heightForWidth(width()), words_.fontMetrics().lineSpacing());
}

// The lines that are always seen; the layout gives more.
QSize QueryMeaning::sizeHint() const {
    constexpr int lines = 6;
    return {words_.minimumSizeHint().width(),
            std::min(wholeHeight(), lines * words_.fontMetrics().lineSpacing())};
}

// It takes no room that it does not need: the board has the rest.
void QueryMeaning::fit() {
    setMaximumHeight(wholeHeight());
    updateGeometry();
    offerRest();
}

// With the mouse pointer, and with the keys that scroll.
void QueryMeaning::offerRest() {
    const bool isCut = height() < wholeHeight();
    setToolTip(plainTip(isCut ? words_.text() : QString()));
    setFocusPolicy(isCut ? Qt::TabFocus : Qt::NoFocus);
}

void QueryMeaning::resizeEvent(QResizeEvent* event) {
    Scrolled::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
    else
        offerRest();
}

void QueryMeaning::changeEvent(QEvent* event) {
    Scrolled::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace damscope::gui
