// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/sketch.hpp"
#include "db/search/structures/structures.hpp"
#include "rules/board/variants.hpp"

#include <QList>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

class QMenu;

namespace damscope::gui {

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

/// Fills a menu with them. `choose` gets what is to be inserted.
void fillQueryWords(QMenu& menu, const std::function<void(const QString&)>& choose);

/// What has names that stand in queries.
enum class NamedKind : std::uint8_t { structure, combination, ending };
struct QueryName {
    QString name;
    db::query::Sketch picture; ///< an empty board where there is none
};
/// Those of a variant in the language of the window, sorted.
[[nodiscard]] std::vector<QueryName> queryNames(NamedKind kind, const db::NameCatalogue& names,
                                                rules::Variant variant);

/// Fills a menu with names. `choose` gets what is to be inserted, `show` the picture of the name
/// under the pointer.
void fillQueryNames(QMenu& menu, NamedKind kind, const std::vector<QueryName>& names,
                    const std::function<void(const QString&)>& choose,
                    const std::function<void(const db::query::Sketch&)>& show);

} // namespace damscope::gui
