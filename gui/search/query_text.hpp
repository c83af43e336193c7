// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/reading.hpp"
#include "rules/board/variants.hpp"

#include <QList>
#include <QPlainTextEdit>
#include <QString>

#include <functional>
#include <optional>

class QMenu;

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

/// Words of the query language with what they mean in the language of the window.
struct QueryWord {
    QString meaning;
    QString english; ///< as it stands in a query
    QString example; ///< a whole query with it
};
struct QueryWords {
    QString title;
    QList<QueryWord> words;
};

/// Those of docs/query.md, by subject. The examples are queries of international draughts.
[[nodiscard]] QList<QueryWords> queryWords();

/// Fills a menu with them and with the names of structures, combinations and endings of a variant.
/// `choose` gets what is to be inserted.
void fillQueryWords(QMenu& menu, rules::Variant variant,
                    const std::function<void(const QString&)>& choose);

} // namespace damscope::gui
