// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/site/publish.hpp"

#include <QDialog>
#include <QObject>
#include <QString>

#include <filesystem>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damscope::gui {

/// Asks what a site is to show, and where it is written.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    /// `list`: what the list of games shows, in words; blank: all games. It begins with what was
    /// wanted the last time.
    PublishDialog(const pages::SiteWish& last, const QString& list, QWidget* parent);

    /// What the site is to show, but for its filter.
    [[nodiscard]] pages::SiteWish wish() const;
    [[nodiscard]] bool wantsAllGames() const;

private:
    void chooseFolder();

    QLineEdit* folder_;
    QLineEdit* title_;
    QComboBox* games_;
    QComboBox* language_;
    QSpinBox* positions_;
};

/// Publishes games of the open database as a web site. Dialogs open above `window`.
class Publisher : public QObject {
    Q_OBJECT

public:
    explicit Publisher(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// The games of the list, and the filter in words.
    void setFilter(const db::Filter& filter, const QString& words);
    /// Asks for a folder, then writes the site while the window can be used.
    void ask();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    void publish(pages::SiteWish wish);
    void show(const pages::PublishedSite& site, const std::filesystem::path& folder);
    void refuse(const pages::SiteRefusal& refusal);

    QWidget& window_;
    std::filesystem::path store_;
    db::Filter filter_;
    QString filterWords_;
    pages::SiteWish last_; ///< wish
};

} // namespace damscope::gui
