// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_keeper.hpp"
#include "gui/settings/settings.hpp"
#include "gui/window/main_window.hpp"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStyleFactory>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace {

QString dataFile(const QString& name) {
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/damscope";
    return QDir(folder).filePath(name);
}

// Next to an installed program, or in the sources that it was built from.
QString samplesFolder() {
    const QString installed =
        QDir(QApplication::applicationDirPath()).filePath("../share/damscope/samples");
    return QFileInfo::exists(installed) ? installed : QStringLiteral(DAMSCOPE_SAMPLES);
}

// Likewise.
QString documentsFolder() {
    const QString installed =
        QDir(QApplication::applicationDirPath()).filePath("../share/doc/damscope");
    return QFileInfo::exists(installed) ? installed : QStringLiteral(DAMSCOPE_DOCUMENTS);
}

QStringList sampleFiles() {
    QStringList files;
    for (const QFileInfo& file : QDir(samplesFolder()).entryInfoList({"*.pdn"}, QDir::Files))
        files << file.absoluteFilePath();
    return files;
}

std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

QString ownDatabase() {
    const QString folder = *damscope::gui::Settings().databaseFolder;
    return folder.isEmpty() ? dataFile("games.db") : QDir(folder).filePath("games.db");
}

QString storeFile(const QCommandLineParser& arguments) {
    if (arguments.isSet("db"))
        return arguments.value("db");
    const QString named = qEnvironmentVariable("DAMSCOPE_DB");
    return named.isEmpty() ? ownDatabase() : named;
}

// Files are only viewed, as a file manager opens them, unless a destination is given. Without a
// store, the samples are there to try everything.
void open(damscope::gui::MainWindow& window, const QCommandLineParser& arguments) {
    const QString store = storeFile(arguments);
    const QString samples = dataFile("samples.db");
    const QStringList files = arguments.positionalArguments();
    damscope::gui::StoreKeeper& stores = window.stores();
    stores.setOwn(pathOf(store));
    stores.setSamples(pathOf(samples));
    if (!files.isEmpty() && (arguments.isSet("import") || arguments.isSet("db")))
        stores.importInto(pathOf(store), files);
    else if (!files.isEmpty())
        stores.lookAt(files);
    else if (QFileInfo::exists(store))
        stores.open(pathOf(store));
    else if (QFileInfo::exists(samples))
        stores.open(pathOf(samples));
    else
        stores.importInto(pathOf(samples), sampleFiles());
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
bool asksForHelp(int argc, char* argv[]) {
    constexpr std::array<std::string_view, 5> options{"-h", "--help", "--help-all", "-v",
                                                      "--version"};
    return std::any_of(argv + 1, argv + argc, [&](const char* argument) {
        return std::ranges::find(options, argument) != options.end();
    });
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication::setApplicationName("damscope");
    QCoreApplication::setApplicationVersion(DAMSCOPE_VERSION);
    if (asksForHelp(argc, argv)) {
        const QCoreApplication application(argc, argv);
        QCommandLineParser arguments;
        declare(arguments);
        arguments.process(application); // which ends the program
    }
    QApplication application(argc, argv);
    QApplication::setOrganizationName("damscope");
    QApplication::setApplicationDisplayName("Damscope");
    QApplication::setDesktopFileName("damscope");
    QApplication::setStyle(QStyleFactory::create("Fusion"));

    QCommandLineParser arguments;
    declare(arguments);
    arguments.process(application);

    const QString state = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    damscope::gui::MainWindow window(state + "/recovery");
    window.setDocuments(documentsFolder());
    window.show();
    open(window, arguments);
    return QApplication::exec();
}
