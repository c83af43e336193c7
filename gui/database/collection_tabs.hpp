// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace damscope::gui {

/// A tab for all games, and one for each collection of the store.
class CollectionTabs : public QTabBar {
    Q_OBJECT

public:
    explicit CollectionTabs(QWidget* parent = nullptr);

    /// The chosen one stays if it is still there.
    void setNames(const QStringList& names);
    [[nodiscard]] QStringList names() const { return names_; }
    /// The name of the chosen collection; empty: all games.
    [[nodiscard]] QString chosen() const;
    void choose(const QString& name);

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QStringList names_;
};

} // namespace damscope::gui
