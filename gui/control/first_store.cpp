// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/first_store.hpp"

#include "gui/control/store_keeper.hpp"
#include "gui/settings/settings.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace damscope::gui {

namespace {

std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

void openSamples(StoreKeeper& stores, const FirstStore& first) {
    if (QFileInfo::exists(first.samples))
        stores.open(pathOf(first.samples));
    else
        stores.importInto(pathOf(first.samples), first.sampleFiles);
}

} // namespace

QString usualStore(const Settings& settings, const QString& folder) {
    const QString chosen = *settings.databaseFolder;
    return QDir(chosen.isEmpty() ? folder : chosen).filePath(QStringLiteral("games.db"));
}

void openFirst(StoreKeeper& stores, const FirstStore& first) {
    const QString store = first.named.isEmpty() ? first.usual : first.named;
    stores.setOwn(pathOf(store));
    stores.setSamples(pathOf(first.samples));
    if (!first.files.isEmpty() && first.import)
        stores.importInto(pathOf(store), first.files);
    else if (!first.files.isEmpty())
        stores.lookAt(first.files);
    else if (!first.named.isEmpty() || QFileInfo::exists(store))
        stores.open(pathOf(store));
    else
        openSamples(stores, first);
}

} // namespace damscope::gui
