// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/empty_words.hpp"

#include "gui/look/sizes.hpp"

#include <QAbstractItemView>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace damscope::gui {

namespace {

class EmptyWords : public QObject {
public:
    EmptyWords(QAbstractItemView& list, std::function<QString()> words)
        : QObject(&list), list_(list), words_(std::move(words)) {
        list.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched == list_.viewport()) {
            const QString text = isEmpty() ? words_() : QString();
            if (text != list_.accessibleDescription())
                list_.setAccessibleDescription(text);
            paint(text);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] bool isEmpty() const {
        return list_.model() != nullptr && list_.model()->rowCount() == 0;
    }

    void paint(const QString& text) {
        if (text.isEmpty())
            return;
        QPainter painter(list_.viewport());
        painter.setPen(list_.palette().color(QPalette::PlaceholderText));
        painter.drawText(list_.viewport()->rect().adjusted(look::space::large, look::space::large,
                                                           -look::space::large,
                                                           -look::space::large),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
    }

    QAbstractItemView& list_;
    std::function<QString()> words_;
};

} // namespace

void sayWhenEmpty(QAbstractItemView& list, std::function<QString()> words) {
    new EmptyWords(list, std::move(words)); // owned by the list
}

} // namespace damscope::gui
