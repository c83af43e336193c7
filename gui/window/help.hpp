// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <QDialog>
#include <QString>
#include <QTextBrowser>

class QComboBox;
class QListWidget;

class QWidget;

namespace damscope::gui {

class ManualText;

/// The documents of Damscope, read from a folder: no network is needed.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    /// The folder contains README.md and docs/.
    ManualWindow(const QString& folder, QWidget* parent);

private:
    void listDocuments(const QString& folder);
    void showChosen();
    void choose(const QUrl& shown);

    QListWidget* list_;
    ManualText* text_;
};

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

/// The rules of a variant, in the language of the window.
class RulesWindow : public QDialog {
    Q_OBJECT

public:
    RulesWindow(rules::Variant variant, QWidget* parent);

    void showRules(rules::Variant variant);

private:
    void showChosen();
    void retranslate();

    QComboBox* variant_;
    QTextBrowser* text_;
};

/// Shows them, each in one window above `parent`.
void showManual(const QString& folder, QWidget& parent);
void showRules(rules::Variant variant, QWidget& parent);

/// The version and licence of Damscope and of the libraries in it.
void showAbout(QWidget& parent);

class Actions;

/// The keys of all actions, in a separate window: one for each parent.
void showShortcuts(const Actions& actions, QWidget& parent);

} // namespace damscope::gui
