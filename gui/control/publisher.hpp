// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/site/publish.hpp"

#include <QDialog>
#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damscope::gui {

/// Games that can be published, and what they are called.
struct GamesToPublish {
    QString words;
    db::Filter filter;
};

/// Asks what a site is to show, and where it is written.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    /// All games can be chosen, too. It begins with what was wanted the last time.
    PublishDialog(const pages::SiteWish& last, std::vector<GamesToPublish> choices,
                  QWidget* parent);

    /// What the site is to show, but for its filter.
    [[nodiscard]] pages::SiteWish wish() const;
    [[nodiscard]] db::Filter filter() const;

private:
    void chooseFolder();

    std::vector<GamesToPublish> choices_;
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
    /// Asks for a folder, then writes the site while the window can be used. What the page shows is
    /// proposed before the list.
    void ask(const std::optional<GamesToPublish>& shown);

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    void publish(pages::SiteWish wish);
    void show(const pages::PublishedSite& site, const std::filesystem::path& folder);
    void refuse(const pages::SiteRefusal& refusal);

    QWidget& window_;
    std::filesystem::path store_;
    GamesToPublish list_;
    pages::SiteWish last_; ///< wish
};

} // namespace damscope::gui
