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
#include <array>
#include <iterator>

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
