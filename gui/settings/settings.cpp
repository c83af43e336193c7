// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings.hpp"

#include "gui/board/board_widget.hpp"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <array>
#include <iterator>

namespace damscope::gui {

QVariant storedSetting(const char* key) {
    return QSettings().value(key);
}

void storeSetting(const char* key, const QVariant& value) {
    QSettings().setValue(key, value); // which is in the file when the QSettings ends
}

std::span<const QLatin1String> settingNames(parser::Entry) {
    static constexpr std::array names{QLatin1String("variation"), QLatin1String("replace"),
                                      QLatin1String("insert"), QLatin1String("overwrite")};
    return names;
}

std::span<const QLatin1String> settingNames(Appearance) {
    static constexpr std::array names{QLatin1String("system"), QLatin1String("light"),
                                      QLatin1String("dark"), QLatin1String("highContrast")};
    return names;
}

std::span<const QLatin1String> settingNames(Thoroughness) {
    static constexpr std::array names{QLatin1String("quick"), QLatin1String("standard"),
                                      QLatin1String("thorough")};
    return names;
}

std::span<const QLatin1String> settingNames(BoardThemeName) {
    static constexpr std::array names{QLatin1String("wood"), QLatin1String("tournament"),
                                      QLatin1String("slate"), QLatin1String("highContrast")};
    return names;
}

std::span<const QLatin1String> settingNames(PieceSet) {
    static constexpr std::array names{QLatin1String("turned"), QLatin1String("smooth"),
                                      QLatin1String("ringed"), QLatin1String("flat")};
    return names;
}

std::span<const QLatin1String> settingNames(Numbering) {
    static constexpr std::array names{QLatin1String("inside"), QLatin1String("outside"),
                                      QLatin1String("none")};
    return names;
}

std::span<const QLatin1String> settingNames(MoveInput) {
    static constexpr std::array names{QLatin1String("clicksAndDrags"), QLatin1String("clicks"),
                                      QLatin1String("drags")};
    return names;
}

std::span<const QLatin1String> settingNames(ResultsShown) {
    static constexpr std::array names{QLatin1String("ofVariant"), QLatin1String("twoPoints"),
                                      QLatin1String("onePoint")};
    return names;
}

QString Settings::ownName() const {
    return userName->isEmpty() ? qEnvironmentVariable("USER") : *userName;
}

std::shared_ptr<QThreadPool> writingThread() {
    auto thread = std::make_shared<QThreadPool>();
    thread->setMaxThreadCount(1);
    return thread;
}

namespace {

std::function<void(QStringList&)> putFirst(const QString& entry, qsizetype most) {
    return [entry, most](QStringList& entries) {
        entries.removeAll(entry);
        entries.prepend(entry);
        entries = entries.mid(0, most);
    };
}

} // namespace

void Settings::rememberStore(const QString& file) {
    constexpr qsizetype mostStores = 10;
    recentStores.change(putFirst(file, mostStores), *writer);
}

void Settings::rememberGame(const QString& store, quint32 game) {
    constexpr qsizetype mostGames = 30; // of all stores
    recentGames.change(putFirst(QStringLiteral("%1 %2").arg(game).arg(store), mostGames), *writer);
}

std::vector<quint32> Settings::recentGamesOf(const QString& store) const {
    std::vector<quint32> games;
    for (const QString& entry : *recentGames)
        if (entry.section(QLatin1Char(' '), 1) == store)
            games.push_back(entry.section(QLatin1Char(' '), 0, 0).toUInt());
    return games;
}

namespace {

look::Scheme schemeOf(Appearance appearance) {
    switch (appearance) {
    case Appearance::light:
        return look::Scheme::light;
    case Appearance::dark:
        return look::Scheme::dark;
    case Appearance::highContrast:
        return look::Scheme::highContrast;
    default:
        break;
    }
    // Qt 6.4 does not report the desktop's preference; its standard palette shows it.
    return look::isDark(QApplication::style()->standardPalette()) ? look::Scheme::dark
                                                                  : look::Scheme::light;
}

} // namespace

void applyAppearance(Appearance appearance) {
    const look::Scheme scheme = schemeOf(appearance);
    QPalette colours = look::paletteOf(scheme);
    QApplication::setPalette(colours);
    QToolTip::setPalette(colours); // on Windows it has one of its own
    // An empty box would hardly be visible on a dark background.
    colours.setColor(QPalette::Base, look::coloursOf(scheme).box);
    for (const char* kind : {"QCheckBox", "QRadioButton"})
        QApplication::setPalette(colours, kind);
    // A chosen row has a pale ground and a bar beside it: its texts keep their colours.
    colours = look::paletteOf(scheme);
    colours.setColor(QPalette::Highlight, look::coloursOf(scheme).accentGround);
    colours.setColor(QPalette::HighlightedText, look::coloursOf(scheme).text);
    QApplication::setPalette(colours, "QAbstractItemView");
}

void applyFont(const QString& family, int points) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (!family.isEmpty())
        font.setFamily(family);
    if (points > 0)
        font.setPointSize(points);
    QApplication::setFont(font);
}

std::span<const int> fontSizes() {
    static constexpr std::array sizes{7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28};
    return sizes;
}

int nextFontSize(bool larger) {
    const int now = qRound(QApplication::font().pointSizeF());
    const auto sizes = fontSizes();
    if (larger) {
        const auto above = std::ranges::upper_bound(sizes, now);
        return above == sizes.end() ? now : *above;
    }
    const auto from = std::ranges::lower_bound(sizes, now);
    return from == sizes.begin() ? now : *std::prev(from);
}

std::vector<Language::Choice> Language::choices() {
    std::vector<Choice> all;
    for (const damscope::Language language : allLanguages())
        all.push_back({qtText(codeOf(language)), qtText(ownName(language))});
    std::ranges::sort(all, {}, &Choice::name);
    return all;
}

namespace {

// A language that is chosen has its own locale. Else that of the system is taken, unless the window
// does not speak its language: dates and numbers would be in another one than the words.
QLocale localeOf(const QString& name) {
    if (!name.isEmpty())
        return QLocale(qtText(
            codeOf(languageNamed(name.toStdString()).value_or(damscope::Language::english))));
    const QLocale system = QLocale::system();
    const bool isSpoken = languageNamed(system.name().toStdString()).has_value();
    return isSpoken || system.language() == QLocale::C
               ? system
               : QLocale(QLocale::English, QLocale::Europe); // the day before the month
}

} // namespace

void Language::use(const QString& name) {
    const QLocale locale = localeOf(name);
    QLocale::setDefault(locale);
    for (QWidget* window : QApplication::topLevelWidgets()) // those to come have it already
        window->setLocale(locale);
    for (auto* old : {&words_, &qtWords_})
        if (*old) {
            QCoreApplication::removeTranslator(old->get());
            old->reset();
        }
    const damscope::Language language = rulesLanguage();
    // Qt has Portuguese only as written in Brazil.
    const QString ofQt =
        language == damscope::Language::portuguese ? "pt_BR" : qtText(codeOf(language));
    qtWords_ = std::make_unique<QTranslator>();
    if (qtWords_->load("qtbase_" + ofQt, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qtWords_.get());
    words_ = std::make_unique<Translator>(language);
    QCoreApplication::installTranslator(words_.get());
}

void applySettings(BoardWidget& board, const Settings& settings) {
    board.setLook(settings.boardLook());
    board.setNumbering(*settings.numbering);
    board.setTouchMove(*settings.touchMove);
    board.setMoveInput(*settings.moveInput);
    board.setStepwise(*settings.stepwiseCaptures);
    board.setAnimated(settings.showsMovement());
}

namespace {

// The value of a key in a file of the user's settings; nothing if there is none.
QVariant valueIn(const QString& file, const QString& key) {
    const QString found = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return found.isEmpty() ? QVariant() : QSettings(found, QSettings::IniFormat).value(key);
}

// Whether files say so: KDE's factor of durations is zero, or GTK's animations are off.
bool isDesktopStill() {
    const QVariant factor = valueIn("kdeglobals", "KDE/AnimationDurationFactor");
    if (factor.isValid() && factor.toString().toDouble() == 0)
        return true;
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"})
        if (const QVariant on = valueIn(file, "Settings/gtk-enable-animations");
            on.isValid() && !on.toBool())
            return true;
    return false;
}

void askGnome(QObject& parent, std::function<void()> then) {
    const QString tool = QStandardPaths::findExecutable("gsettings");
    const QString desktop = qEnvironmentVariable("XDG_CURRENT_DESKTOP");
    if (tool.isEmpty() || desktop.isEmpty() || desktop.contains("KDE"))
        return;
    auto* question = new QProcess(&parent);
    QObject::connect(question, &QProcess::finished, &parent, [question, then = std::move(then)] {
        if (question->readAllStandardOutput().trimmed() == "false")
            then();
        question->deleteLater();
    });
    question->start(tool, {"get", "org.gnome.desktop.interface", "enable-animations"});
}

} // namespace

void onStillDesktop(QObject& parent, std::function<void()> then) {
    if (isDesktopStill())
        return then();
    askGnome(parent, std::move(then));
}

} // namespace damscope::gui
