// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.hpp"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStyleFactory>

namespace {

QString dataFile(const QString& name) {
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/damscope";
    return QDir(folder).filePath(name);
}

// Beside an installed program, or in the sources that it was built from.
QString samplesFolder() {
    const QString installed =
        QDir(QApplication::applicationDirPath()).filePath("../share/damscope/samples");
    return QFileInfo::exists(installed) ? installed : QStringLiteral(DAMSCOPE_SAMPLES);
}

QStringList sampleFiles() {
    QStringList files;
    for (const QFileInfo& file : QDir(samplesFolder()).entryInfoList({"*.pdn"}, QDir::Files))
        files << file.absoluteFilePath();
    return files;
}

QString storeFile(const QCommandLineParser& arguments) {
    if (arguments.isSet("db"))
        return arguments.value("db");
    const QString named = qEnvironmentVariable("DAMSCOPE_DB");
    return named.isEmpty() ? dataFile("games.db") : named;
}

// Without a store yet, there are the samples to try everything on.
void open(damscope::gui::MainWindow& window, const QCommandLineParser& arguments) {
    const QString store = storeFile(arguments);
    const QString samples = dataFile("samples.db");
    if (!arguments.positionalArguments().isEmpty())
        window.importPaths(store.toStdString(), arguments.positionalArguments());
    else if (QFileInfo::exists(store))
        window.openStore(store.toStdString());
    else if (QFileInfo::exists(samples))
        window.openStore(samples.toStdString());
    else
        window.importPaths(samples.toStdString(), sampleFiles());
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("damscope");
    QApplication::setOrganizationName("damscope");
    QApplication::setApplicationDisplayName("Damscope");
    QApplication::setApplicationVersion(DAMSCOPE_VERSION);
    QApplication::setDesktopFileName("damscope");
    QApplication::setStyle(QStyleFactory::create("Fusion"));

    QCommandLineParser arguments;
    arguments.setApplicationDescription("Game database for draughts.");
    arguments.addOption({"db", "The database to open.", "FILE"});
    arguments.addPositionalArgument("files", "PDN files, folders or archives to import.",
                                    "[FILE...]");
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.process(application);

    const QString state = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    damscope::gui::MainWindow window(state + "/recovery");
    window.show();
    open(window, arguments);
    return QApplication::exec();
}
