// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/names_in_use.hpp"

#include <utility>

namespace damscope::gui {

NamesInUse* NamesInUse::find(const QObject& part) {
    for (const QObject* owner = &part; owner != nullptr; owner = owner->parent())
        for (QObject* child : owner->children())
            if (auto* names = dynamic_cast<NamesInUse*>(child))
                return names;
    return nullptr;
}

void NamesInUse::set(QObject& part, Names names) {
    NamesInUse* own = find(part);
    if (own == nullptr) {
        QObject* top = &part;
        while (top->parent() != nullptr)
            top = top->parent();
        own = new NamesInUse(*top); // which owns it
    }
    own->names_ = std::move(names);
}

NamesInUse::Names NamesInUse::of(const QObject& part) {
    const NamesInUse* own = find(part);
    return own == nullptr ? nullptr : own->names_;
}

db::NameCatalogue NamesInUse::catalogueOf(const QObject& part) {
    return db::namesOf(of(part));
}

} // namespace damscope::gui
