// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/appearance.hpp"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>
#include <QStyle>

#include <algorithm>

namespace damscope::gui {

namespace {

QPalette paletteOf(bool dark) {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const char* color) {
        p.setColor(role, QColor(color));
    };
    const auto fade = [&p](QPalette::ColorRole role, const char* color) {
        p.setColor(QPalette::Disabled, role, QColor(color));
    };
    set(QPalette::Window, dark ? "#262a2f" : "#f3f2ef");
    set(QPalette::WindowText, dark ? "#e6e6e3" : "#1f2225");
    set(QPalette::Base, dark ? "#1c1f23" : "#ffffff");
    set(QPalette::AlternateBase, dark ? "#23272c" : "#f6f5f1");
    set(QPalette::Text, dark ? "#e6e6e3" : "#1f2225");
    set(QPalette::Button, dark ? "#31363c" : "#e9e7e2");
    set(QPalette::ButtonText, dark ? "#e6e6e3" : "#1f2225");
    set(QPalette::BrightText, dark ? "#ff8a75" : "#b02a12");
    set(QPalette::Highlight, dark ? "#3c6fa8" : "#255f9e");
    set(QPalette::HighlightedText, "#ffffff");
    set(QPalette::Link, dark ? "#8dbdf0" : "#1c5a96");
    set(QPalette::ToolTipBase, dark ? "#31363c" : "#fffbe6");
    set(QPalette::ToolTipText, dark ? "#e6e6e3" : "#1f2225");
    set(QPalette::PlaceholderText, dark ? "#8e9399" : "#73777c");
    set(QPalette::Light, dark ? "#3b4047" : "#ffffff");
    set(QPalette::Mid, dark ? "#1f2226" : "#c9c6bf");
    set(QPalette::Dark, dark ? "#16181b" : "#aaa79f");
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        fade(role, dark ? "#777c82" : "#9a9c9e");
    return p;
}

} // namespace

void applyAppearance(Appearance appearance) {
    // Qt 6.4 does not report the desktop's preference; its standard palette shows it.
    const bool systemIsDark =
        QApplication::style()->standardPalette().color(QPalette::Window).lightness() < 128;
    const bool dark =
        appearance == Appearance::dark || (appearance == Appearance::system && systemIsDark);
    QPalette colors = paletteOf(dark);
    QApplication::setPalette(colors);
    // An empty box would hardly be visible on a dark background.
    if (dark)
        colors.setColor(QPalette::Base, QColor("#4b525a"));
    for (const char* kind : {"QCheckBox", "QRadioButton"})
        QApplication::setPalette(colors, kind);
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
    return {{"en", "English"}, {"fr", "Français"}, {"nl", "Nederlands"}, {"ru", "Русский"}};
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
    install(qtWords_, "qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(words_, "damscope_" + code, ":/i18n");
}

} // namespace damscope::gui
