// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/people/directory.hpp"

#include <QWidget>

namespace damscope::gui {

/// The events of the store with their crosstables and games.
class EventsPage : public QWidget {
    Q_OBJECT

public:
    explicit EventsPage(QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& store) { directory_->setStore(store); }
    [[nodiscard]] Directory& directory() { return *directory_; }

signals:
    /// A message for the user.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Directory* directory_;
};

} // namespace damscope::gui
