// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace damscope::gui {

/// Shows a Markdown document. Links to headings work, pictures are as wide as the text, and only
/// links to the network leave the window.
class ManualText : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualText(QWidget* parent);

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void follow(const QUrl& link);
    void goToHeading(const QString& anchor);

    QByteArray markdown_;           ///< of the last document that was loaded
    QTextDocument* read_ = nullptr; ///< that is shown; a child of this
};

} // namespace damscope::gui
