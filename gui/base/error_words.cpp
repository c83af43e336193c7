// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/error_words.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"

#include <QCoreApplication>

#include <filesystem>
#include <system_error>

namespace damscope::gui {

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ErrorWords)
};

QString ofDatabase(const db::Error& error) {
    using Kind = db::Error::Kind;
    switch (error.kind()) {
    case Kind::missing:
        return ErrorWords::tr("The database no longer exists");
    case Kind::foreign:
        return ErrorWords::tr("The file is not a database of Damscope");
    case Kind::newer:
        return ErrorWords::tr("The database was made by a later version of Damscope");
    case Kind::older:
        return ErrorWords::tr("The database was made by an earlier version of Damscope and cannot "
                              "be updated, because it cannot be written to");
    case Kind::busy:
        return ErrorWords::tr(
            "Another program is writing to the database; try again when it has finished");
    case Kind::full:
        return ErrorWords::tr("There is no space left on the disk");
    case Kind::readOnly:
        return ErrorWords::tr("The database cannot be written to");
    case Kind::damaged:
        return ErrorWords::tr("The database is damaged; Database > Recover games puts what can "
                              "still be read into a new one");
    case Kind::linked:
        return ErrorWords::tr("The database has a second name (a hard link), so nothing can be "
                              "stored in it; remove the other name, or save a copy and open that");
    case Kind::moved:
        return ErrorWords::tr("The database was moved, renamed or replaced while it was open; open "
                              "it by the name that it has now");
    case Kind::strayLog:
        return ErrorWords::tr("The log beside the database is that of another one, or of another "
                              "state of it; Database > Restore a copy puts a copy in its place");
    case Kind::failed:
        break;
    }
    return qtText(error.what());
}

QString ofFolder(const std::filesystem::filesystem_error& error) {
    const QString name = qtText(error.path1().string());
    const std::error_code code = error.code();
    if (code == std::errc::no_space_on_device)
        return ErrorWords::tr("There is no space left on the disk");
    if (code == std::errc::not_a_directory || code == std::errc::file_exists)
        return ErrorWords::tr("%1 is not a folder; choose another one").arg(name);
    if (code == std::errc::no_such_file_or_directory)
        return ErrorWords::tr("%1 does not exist").arg(name);
    if (code == std::errc::permission_denied || code == std::errc::operation_not_permitted ||
        code == std::errc::read_only_file_system)
        return ErrorWords::tr("%1 cannot be used; choose another folder").arg(name);
    return QStringLiteral("%1: %2").arg(name, QString::fromLocal8Bit(code.message().c_str()));
}

} // namespace

QString worded(const std::exception& error) {
    if (const auto* database = dynamic_cast<const db::Error*>(&error))
        return ofDatabase(*database);
    if (const auto* folder = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return ofFolder(*folder);
    return qtText(error.what());
}

} // namespace damscope::gui
