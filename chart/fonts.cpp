// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/fonts.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QRawFont>

namespace damscope::chart {

void useOwnFontsIfNone() {
    // Qt lists families such as "Sans Serif" even then.
    if (!QRawFont::fromFont(QFont()).fontTable("cmap").isEmpty())
        return;
    const QDir folder(QCoreApplication::applicationDirPath() + "/../share/damscope/fonts");
    for (const QString& file : folder.entryList({"*.ttf"}, QDir::Files))
        QFontDatabase::addApplicationFont(folder.filePath(file));
}

} // namespace damscope::chart
