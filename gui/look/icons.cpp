// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/icons.hpp"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <utility>

namespace damscope::gui::look {

namespace {

QColor inkOf(QIcon::Mode mode) {
    const QPalette palette = QApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    default:
        return palette.color(QPalette::ButtonText);
    }
}

class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(QByteArray svg) : drawing_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, tinted(rect.size() * ratio, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return tinted(size, mode);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(drawing_); }

private:
    [[nodiscard]] QPixmap tinted(const QSize& size, QIcon::Mode mode) const {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QSvgRenderer renderer(drawing_);
        QPainter painter(&picture);
        renderer.render(&painter, QRectF(QPointF(0, 0), size));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), inkOf(mode));
        return picture;
    }

    QByteArray drawing_;
};

} // namespace

QIcon symbol(const QString& name) {
    for (const char* set : {"breeze", "damscope"})
        if (QFile file(QStringLiteral(":/symbols/icons/%1/%2.svg").arg(QLatin1String(set), name));
            file.open(QIODevice::ReadOnly))
            return QIcon(new SymbolEngine(file.readAll()));
    return {};
}

} // namespace damscope::gui::look
