// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/reading.hpp"

#include <QPlainTextEdit>

#include <optional>

namespace damscope::gui {

/// The text of a query. Ctrl+Return starts the search.
class QueryText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QueryText(QWidget* parent = nullptr);

    /// Underlines the place of an error; none: removes the underline.
    void mark(const std::optional<db::query::QueryError>& error);
    /// At the cursor, with blanks around them.
    void insertWords(const QString& words);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void searchWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace damscope::gui
