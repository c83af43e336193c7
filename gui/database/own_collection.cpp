// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/own_collection.hpp"

#include <QCoreApplication>

namespace damscope::gui {

namespace {

struct OwnCollectionWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::OwnCollectionWords)
};

} // namespace

std::string ownCollection(db::Store& store, db::OwnCollection which) {
    const QString name = which == db::OwnCollection::againstEngine
                             ? OwnCollectionWords::tr("Games against the engine")
                             : OwnCollectionWords::tr("Matches between engines");
    return db::ownCollection(store, which, name.toStdString());
}

} // namespace damscope::gui
