// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/appearance.hpp"

#include "gui/look/colours.hpp"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>
#include <QStyle>

#include <algorithm>

namespace damscope::gui {

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
    // An empty box would hardly be visible on a dark background.
    colours.setColor(QPalette::Base, look::coloursOf(scheme).box);
    for (const char* kind : {"QCheckBox", "QRadioButton"})
        QApplication::setPalette(colours, kind);
    // The style makes the frame of a field darker than the window, which cannot be seen on black.
    colours = look::paletteOf(scheme);
    if (scheme == look::Scheme::highContrast)
        colours.setColor(QPalette::Window, look::coloursOf(scheme).line);
    for (const char* kind : {"QLineEdit", "QAbstractSpinBox", "QPlainTextEdit"})
        QApplication::setPalette(colours, kind);
}

void applyFont(const QString& family, int points) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (!family.isEmpty())
        font.setFamily(family);
    if (points > 0)
        font.setPointSize(points);
    QApplication::setFont(font);
}

std::vector<Language::Choice> Language::choices() {
    return {{"en", "English"},
            {"fr", "Français"},
            {"nl", "Nederlands"},
            {"pt", "Português"},
            {"ru", "Русский"}};
}

void Language::use(const QString& name) {
    QString code = name.isEmpty() ? QLocale::system().name().left(2) : name;
    const auto known = choices();
    if (std::ranges::find(known, code, &Choice::code) == known.end())
        code = QStringLiteral("en");
    for (auto* old : {&words_, &qtWords_})
        if (*old) {
            QCoreApplication::removeTranslator(old->get());
            old->reset();
        }
    const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    const auto install = [](std::unique_ptr<QTranslator>& into, const QString& file,
                            const QString& folder) {
        into = std::make_unique<QTranslator>();
        if (into->load(file, folder))
            QCoreApplication::installTranslator(into.get());
        else
            into.reset();
    };
    // Qt has Portuguese only as written in Brazil.
    const QString ofQt = code == "pt" ? QStringLiteral("pt_BR") : code;
    install(qtWords_, "qtbase_" + ofQt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(words_, "damscope_" + code, ":/i18n");
}

} // namespace damscope::gui
