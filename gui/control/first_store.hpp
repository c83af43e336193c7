// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <filesystem>

namespace damscope::gui {

struct Settings;
class StoreKeeper;

/// What a window shows first.
struct FirstStore {
    QString named{};           ///< the database that the user has named; empty: none
    QString usual{};           ///< otherwise the user's own, which may not exist yet
    QString samples{};         ///< shown while there is none
    QStringList sampleFiles{}; ///< what the samples are made from
    QStringList files{};       ///< games to view
    bool import = false;       ///< the files are to be stored
};

/// The user's own database, in the folder that the preferences name, or else in `folder`.
[[nodiscard]] QString usualStore(const Settings& settings, const QString& folder);

/// Opens it. Files are only viewed, as a file manager opens them, unless they are to be stored. A
/// database that was named and does not exist is reported.
void openFirst(StoreKeeper& stores, const FirstStore& first);

} // namespace damscope::gui
