// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/manual_text.hpp"

#include "gui/look/sizes.hpp"

#include <QDesktopServices>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <utility>

namespace damscope::gui {

namespace {

// As the hosts of repositories name headings: "Keys and menus" is "keys-and-menus".
QString anchorOf(const QString& heading) {
    QString anchor;
    for (const QChar c : heading.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c.isSpace())
            anchor += QLatin1Char('-');
    return anchor;
}

} // namespace

ManualText::ManualText(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualText::follow);
}

void ManualText::follow(const QUrl& link) {
    const QUrl target = source().resolved(link);
    if (target.isLocalFile())
        setSource(target);
    else
        QDesktopServices::openUrl(target);
}

// A document that is shown while it is read is laid out again for every cell of its tables, which
// takes many seconds: it is read first.
void ManualText::doSetSource(const QUrl& name, QTextDocument::ResourceType /*type*/) {
    markdown_.clear();
    QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    auto* read = new QTextDocument(this); // which loads its pictures
    read->setDefaultFont(font());
    read->setMarkdown(QString::fromUtf8(markdown_));
    setDocument(read);
    delete std::exchange(read_, read);
    if (name.hasFragment())
        goToHeading(name.fragment());
}

void ManualText::goToHeading(const QString& anchor) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            QTextCursor there(block);
            moveCursor(QTextCursor::End); // so that the heading comes to the top
            setTextCursor(there);
            return;
        }
}

QVariant ManualText::loadResource(int type, const QUrl& name) {
    QVariant loaded = QTextBrowser::loadResource(type, name);
    if (type == QTextDocument::MarkdownResource) {
        markdown_ = loaded.toByteArray();
        return loaded.isValid() ? QByteArray("\n") : loaded;
    }
    if (type != QTextDocument::ImageResource)
        return loaded;
    QImage picture;
    if (loaded.canConvert<QByteArray>() && !loaded.toByteArray().isEmpty())
        picture.loadFromData(loaded.toByteArray());
    else
        picture = loaded.value<QImage>();
    if (picture.width() > look::place::paragraph)
        picture = picture.scaledToWidth(look::place::paragraph, Qt::SmoothTransformation);
    return picture;
}

} // namespace damscope::gui
