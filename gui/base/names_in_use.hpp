// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/structures/structures.hpp"

#include <QObject>

#include <memory>

namespace damscope::gui {

/// The names of combinations and structures that a window uses, the user's own among them. Its
/// parts find them by their parents; a thread keeps those that it was given at its start.
class NamesInUse : public QObject {
public:
    using Names = std::shared_ptr<const db::NameCatalogue>;

    /// For the part and all that belongs to its window.
    static void set(QObject& part, Names names);
    /// To open a database with; null: the built-in ones.
    [[nodiscard]] static Names of(const QObject& part);
    [[nodiscard]] static db::NameCatalogue catalogueOf(const QObject& part);

private:
    explicit NamesInUse(QObject& top) : QObject(&top) {}
    [[nodiscard]] static NamesInUse* find(const QObject& part);

    Names names_;
};

} // namespace damscope::gui
