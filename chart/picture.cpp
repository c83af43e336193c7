// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/picture.hpp"

#include "chart/evaluation_chart.hpp"
#include "chart/evaluation_scene.hpp"

#include <QBuffer>
#include <QGlyphRun>
#include <QIODevice>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTextLayout>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

namespace damscope::chart {
namespace {

constexpr int pointsPerInch = 72;

// By which a file is known as ours.
QString maker() {
    return QStringLiteral("Damscope");
}

/// Passes on what is written to it.
class PassingDevice : public QIODevice {
public:
    explicit PassingDevice(const TakeBytes& take) : take_(take) {}
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* /*data*/, qint64 /*most*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        take_({data, static_cast<std::size_t>(size)});
        return size;
    }

private:
    const TakeBytes& take_;
};

void drawOn(QPaintDevice& device, EvaluationChart& chart, const Course& course,
            const PictureOptions& options, double scale) {
    chart.setTheme(options.theme);
    chart.setCourse(course);
    QPainter painter(&device);
    painter.scale(scale, scale);
    const QRectF whole(0, 0, options.width, options.height);
    painter.fillRect(whole, paletteOf(options.theme).background);
    chart.draw(painter, whole);
}

void drawSvg(QBuffer& buffer, EvaluationChart& chart, const Course& course,
             const PictureOptions& options) {
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({options.width, options.height});
    svg.setViewBox(QRect(0, 0, options.width, options.height));
    // Qt writes these two as they are.
    svg.setTitle(QString::fromStdString(course.title).toHtmlEscaped());
    svg.setDescription(maker() + QStringLiteral(": ") +
                       QString::fromStdString(course.subtitle).toHtmlEscaped());
    drawOn(svg, chart, course, options, 1);
}

void savePng(QImage& image, QBuffer& buffer) {
    image.setText(QStringLiteral("Software"), maker());
    image.save(&buffer, "PNG");
}

void drawPng(QBuffer& buffer, EvaluationChart& chart, const Course& course,
             const PictureOptions& options) {
    constexpr int sharpness = 2; // pixels a unit, for screens with many
    QImage image(options.width * sharpness, options.height * sharpness, QImage::Format_RGB32);
    drawOn(image, chart, course, options, sharpness);
    savePng(image, buffer);
}

void drawPdf(QBuffer& buffer, EvaluationChart& chart, const Course& course,
             const PictureOptions& options) {
    QPdfWriter pdf(&buffer);
    pdf.setResolution(pointsPerInch);
    pdf.setPageSize(QPageSize(QSizeF(options.width, options.height), QPageSize::Point));
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
    pdf.setTitle(QString::fromStdString(course.title));
    pdf.setCreator(maker());
    drawOn(pdf, chart, course, options, 1);
}

/// A line of text of a page.
struct PageText {
    QPointF at; ///< the start of its base line; the end if it stands at the right
    double size = 0;
    bool bold = false;
    bool right = false;
    QColor colour = Qt::black;
    QString words;
};

/// A page without the texts that stand directly in it, and these: a renderer of SVG draws outlines
/// of letters, in which nothing can be found or selected.
struct SplitPage {
    QByteArray picture;
    std::vector<PageText> texts;
};

SplitPage split(const std::string& svg) {
    SplitPage page;
    QXmlStreamReader in(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())));
    QXmlStreamWriter out(&page.picture);
    QColor colour = Qt::black;
    int depth = 0;
    while (!in.atEnd()) {
        const auto token = in.readNext();
        if (token == QXmlStreamReader::EndElement)
            --depth;
        if (token != QXmlStreamReader::StartElement || depth != 1 || in.name() != u"text") {
            if (token == QXmlStreamReader::StartElement && depth++ == 0)
                colour = QColor(in.attributes().value("fill").toString());
            if (!in.hasError())
                out.writeCurrentToken(in);
            continue;
        }
        const QXmlStreamAttributes look = in.attributes();
        PageText text;
        text.at = {look.value("x").toDouble(), look.value("y").toDouble()};
        text.size = look.value("font-size").toDouble();
        text.bold = look.value("font-weight") == u"bold";
        text.right = look.value("text-anchor") == u"end";
        text.colour = look.hasAttribute("fill") ? QColor(look.value("fill").toString()) : colour;
        text.words = in.readElementText();
        page.texts.push_back(std::move(text));
    }
    return page;
}

QFont fontOf(const PageText& text, double scale) {
    QFont font("sans-serif");
    font.setPixelSize(std::max(1, qRound(text.size * scale)));
    font.setBold(text.bold);
    return font;
}

// Whether the fonts that are installed have all letters: others are drawn as boxes.
bool isReadable(const QString& words, const QFont& font) {
    QTextLayout layout(words, font);
    layout.beginLayout();
    (void)layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return std::ranges::none_of(runs, [](const QGlyphRun& run) {
        return run.rawFont().fontTable("cmap").isEmpty() || // no font at all: Qt draws boxes
               run.glyphIndexes().contains(0);              // what a font does not have
    });
}

void addUnreadable(const PageText& text, std::set<std::string>& unreadable) {
    const QFont font = fontOf(text, 1);
    if (isReadable(text.words, font))
        return;
    for (const char32_t letter : text.words.toStdU32String())
        if (const QString one = QString::fromUcs4(&letter, 1); !isReadable(one, font))
            unreadable.insert(one.toStdString());
}

void draw(const PageText& text, QPainter& painter, double scale) {
    painter.setFont(fontOf(text, scale));
    painter.setPen(text.colour);
    QPointF at = text.at * scale;
    if (text.right)
        at.rx() -= painter.fontMetrics().horizontalAdvance(text.words);
    painter.drawText(at, text.words);
}

/// A page in SVG, a unit for a point, that is drawn on paper.
class DrawnPage {
public:
    explicit DrawnPage(const std::string& svg) : page_(split(svg)), renderer_(page_.picture) {}

    [[nodiscard]] bool isValid() const { return renderer_.isValid(); }
    /// In points.
    [[nodiscard]] QSizeF size() const { return renderer_.defaultSize(); }
    /// With so many dots for a point.
    void draw(QPainter& painter, double scale) {
        renderer_.render(&painter, QRectF({0, 0}, size() * scale));
        for (const PageText& text : page_.texts)
            chart::draw(text, painter, scale);
    }
    void addUnreadable(std::set<std::string>& unreadable) const {
        for (const PageText& text : page_.texts)
            chart::addUnreadable(text, unreadable);
    }

private:
    SplitPage page_;
    QSvgRenderer renderer_;
};

} // namespace

QByteArray rasterised(const std::string& svg) {
    QSvgRenderer renderer(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())));
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    if (!renderer.isValid() || image.isNull())
        return {};
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    savePng(image, buffer);
    return buffer.data();
}

bool printPages(const std::string& title, const NextPage& next, const TakeBytes& take,
                std::set<std::string>& unreadable) {
    PassingDevice device(take);
    if (!device.open(QIODevice::WriteOnly))
        return false;
    QPdfWriter pdf(&device);
    constexpr int fine = 20; // letters stand where they should
    pdf.setResolution(pointsPerInch * fine);
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
    pdf.setTitle(QString::fromStdString(title));
    pdf.setCreator(maker());
    QPainter painter;
    while (const auto svg = next()) {
        DrawnPage page(*svg);
        if (!page.isValid())
            return false;
        pdf.setPageSize(QPageSize(page.size(), QPageSize::Point));
        if (painter.isActive() ? !pdf.newPage() : !painter.begin(&pdf))
            return false;
        page.draw(painter, fine);
        page.addUnreadable(unreadable);
    }
    return painter.isActive() && painter.end();
}

bool printPages(const NextPage& next, QPagedPaintDevice& paper) {
    QPainter painter;
    while (const auto svg = next()) {
        DrawnPage page(*svg);
        if (!page.isValid() || (painter.isActive() ? !paper.newPage() : !painter.begin(&paper)))
            return false;
        painter.save();
        QSizeF room = QSizeF(painter.viewport().size());
        if ((room.width() > room.height()) != (page.size().width() > page.size().height())) {
            painter.translate(room.width(), 0);
            painter.rotate(90);
            room.transpose();
        }
        const double scale =
            std::min(room.width() / page.size().width(), room.height() / page.size().height());
        page.draw(painter, scale);
        painter.restore();
    }
    return painter.isActive() && painter.end();
}

QByteArray picture(const Course& course, const PictureOptions& options) {
    EvaluationChart chart;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (options.format == PictureFormat::svg)
        drawSvg(buffer, chart, course, options);
    else if (options.format == PictureFormat::png)
        drawPng(buffer, chart, course, options);
    else
        drawPdf(buffer, chart, course, options);
    return buffer.data();
}

} // namespace damscope::chart
