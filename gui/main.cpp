// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/fonts.hpp"
#include "db/search/own_names/own_names.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/control/store_controller.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/look/style.hpp"
#include "gui/settings/settings.hpp"
#include "gui/window/main_window.hpp"
#include "messages/translation.hpp"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QMessageBox>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <string_view>

namespace {

QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/damscope";
}

// A folder that comes with the program.
QString sharedFolder(const QString& name) {
    return QDir(QApplication::applicationDirPath()).filePath(DAMSCOPE_SHARE + name);
}

QStringList sampleFiles() {
    QStringList files;
    for (const QFileInfo& file :
         QDir(sharedFolder("damscope/samples")).entryInfoList({"*.pdn"}, QDir::Files))
        files << file.absoluteFilePath();
    return files;
}

damscope::gui::StartStore firstStore(const QCommandLineParser& arguments) {
    damscope::gui::StartStore first;
    first.named =
        arguments.isSet("db") ? arguments.value("db") : qEnvironmentVariable("DAMSCOPE_DB");
    first.usual = damscope::gui::usualStore(damscope::gui::Settings(), dataFolder());
    first.samples = QDir(dataFolder()).filePath("samples.db");
    first.sampleFiles = sampleFiles();
    first.files = arguments.positionalArguments();
    first.import = arguments.isSet("import") || arguments.isSet("db");
    return first;
}

void declare(QCommandLineParser& arguments) {
    arguments.setApplicationDescription("Game database for draughts.");
    arguments.addOption({"db", "The database to open; FILEs are imported into it.", "FILE"});
    arguments.addOption({"import", "Import FILEs into your database instead of looking at them."});
    arguments.addPositionalArgument("files", "PDN files, folders or archives, or a database.",
                                    "[FILE...]");
    arguments.addHelpOption();
    arguments.addVersionOption();
}

// Asks for the options or the version: no display is needed.
bool asksForHelp(int argc, char** argv) {
    constexpr std::array<std::string_view, 5> options{"-h", "--help", "--help-all", "-v",
                                                      "--version"};
    return std::any_of(argv + 1, argv + argc, [&](const char* argument) {
        return std::ranges::find(options, argument) != options.end();
    });
}

// Gives a window the user's names of combinations and structures. Returns what is wrong with them;
// empty if nothing is.
QString useOwnNames(damscope::gui::MainWindow& window) {
    try {
        const auto names = damscope::db::usersNames();
        if (names) {
            damscope::gui::NamesInUse::set(window, *names);
            return {};
        }
        return QStringLiteral("%1:%2:%3: %4")
            .arg(QString::fromStdString(damscope::db::ownNamesFile()->string()))
            .arg(names.error().line)
            .arg(names.error().column)
            .arg(damscope::gui::qtText(
                damscope::translated(names.error().reason, damscope::gui::rulesLanguage())));
    } catch (const std::exception& error) {
        return QString::fromStdString(error.what());
    }
}

// This is needed where no desktop file is installed.
QIcon windowIcon() {
    QIcon icon;
    for (const int size : {16, 32, 64, 256})
        icon.addFile(QStringLiteral(":/desktop/desktop/icons/%1.png").arg(size));
    return icon;
}

// `left` becomes the database that was open at the end.
int runWindow(const QCommandLineParser& arguments, std::filesystem::path& left) {
    const QString state = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    damscope::gui::MainWindow window(state + "/recovery");
    const QString wrongNames = useOwnNames(window);
    window.setDocuments(sharedFolder("doc/damscope"));
    damscope::gui::onStillDesktop(window, [&window] { window.reduceMotion(); });
    if (arguments.positionalArguments().isEmpty())
        window.showHome();
    window.show();
    openFirst(window.stores(), firstStore(arguments));
    if (!wrongNames.isEmpty())
        QMessageBox::warning(&window, QApplication::applicationDisplayName(), wrongNames);
    const int status = QApplication::exec();
    left = window.stores().store();
    return status;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("damscope");
    QCoreApplication::setApplicationVersion(DAMSCOPE_VERSION);
    if (asksForHelp(argc, argv)) {
        const QCoreApplication application(argc, argv);
        QCommandLineParser arguments;
        declare(arguments);
        arguments.process(application); // which ends the program
    }
    QApplication application(argc, argv);
    damscope::chart::useOwnFontsIfNone();
    QApplication::setOrganizationName("damscope");
    QApplication::setApplicationDisplayName("Damscope");
    QApplication::setDesktopFileName("org.damscope.Damscope");
    QApplication::setWindowIcon(windowIcon());
    QApplication::setStyle(new damscope::gui::look::Style);

    QCommandLineParser arguments;
    declare(arguments);
    arguments.process(application);

    std::filesystem::path left;
    const int status = runWindow(arguments, left);
    // All that the window had open is closed by now.
    if (const QString words = damscope::gui::StoreController::leftInLog(left); !words.isEmpty())
        QMessageBox::warning(nullptr, QApplication::applicationDisplayName(), words);
    return status;
}
