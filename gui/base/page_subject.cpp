// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/page_subject.hpp"

#include "gui/base/text.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::gui {
namespace {

struct SubjectWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::PageSubject)
};

struct SubjectTexts {
    PageSubject::Kind kind;
    const char* print;
    const char* save;
    const char* webPage; ///< null: it is shared with its board, or has no such page
};

// Several games are counted, and have texts of their own.
constexpr std::array subjectTexts{
    SubjectTexts{PageSubject::Kind::game, phrase("&Print the game…"), phrase("E&xport the game…"),
                 nullptr},
    SubjectTexts{PageSubject::Kind::crosstable, phrase("&Print the crosstable…"),
                 phrase("E&xport the crosstable…"), phrase("&Web page of the crosstable…")},
    SubjectTexts{PageSubject::Kind::round, phrase("&Print the wall sheet…"),
                 phrase("E&xport the wall sheet…"), phrase("&Web page of the wall sheet…")},
    SubjectTexts{PageSubject::Kind::player, phrase("&Print the player’s page…"),
                 phrase("E&xport the player’s page…"), phrase("&Web page of the player…")},
    SubjectTexts{PageSubject::Kind::dossier, phrase("&Print the dossier…"),
                 phrase("E&xport the dossier…"), phrase("&Web page of the dossier…")},
    SubjectTexts{PageSubject::Kind::repertoire, phrase("&Print the repertoire…"),
                 phrase("E&xport the repertoire…"), nullptr},
    SubjectTexts{PageSubject::Kind::exercises, phrase("&Print the exercises…"),
                 phrase("E&xport the exercises…"), nullptr},
    SubjectTexts{PageSubject::Kind::diagram, phrase("&Print the diagram…"),
                 phrase("Save &diagram…"), nullptr},
    SubjectTexts{PageSubject::Kind::report, phrase("&Print the report…"),
                 phrase("E&xport the report…"), nullptr},
    SubjectTexts{PageSubject::Kind::list, phrase("&Print the list…"), phrase("E&xport the list…"),
                 phrase("&Web page of the list…")},
};

QString textOf(const PageSubject& subject, const char* SubjectTexts::*text) {
    const auto* found = std::ranges::find(subjectTexts, subject.kind, &SubjectTexts::kind);
    assert(found != subjectTexts.end());
    return found->*text == nullptr ? QString() : SubjectWords::tr(found->*text);
}

} // namespace

QString printText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return SubjectWords::tr("&Print…");
    if (subject->kind == PageSubject::Kind::games)
        return trPlural("&Print %Ln game…", "&Print %Ln games…", subject->games);
    return textOf(*subject, &SubjectTexts::print);
}

QString exportText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return SubjectWords::tr("E&xport…");
    if (subject->kind == PageSubject::Kind::games)
        return trPlural("E&xport %Ln game…", "E&xport %Ln games…", subject->games);
    return textOf(*subject, &SubjectTexts::save);
}

QString webPageText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return {};
    if (subject->kind == PageSubject::Kind::games)
        return trPlural("&Web page of %Ln game…", "&Web page of %Ln games…", subject->games);
    return textOf(*subject, &SubjectTexts::webPage);
}

// More of them are for a file.
QString copyText(const std::optional<PageSubject>& subject) {
    constexpr qint64 most = 10'000;
    if (!subject || subject->kind != PageSubject::Kind::games || subject->games > most)
        return {};
    return trPlural("&Copy %Ln game (PDN)", "&Copy %Ln games (PDN)", subject->games);
}

QString bulletinKind() {
    return SubjectWords::tr("PDF with all games (*.pdf)");
}

QString webPageKind() {
    return SubjectWords::tr("Web page (*.html)");
}

QString exportKinds(const PageSubject& subject) {
    switch (subject.kind) {
    case PageSubject::Kind::game:
        return SubjectWords::tr("Web page (*.html);;PDF with diagrams (*.pdf);;"
                                "Portable Draughts Notation (*.pdn)");
    case PageSubject::Kind::games:
        return SubjectWords::tr("Portable Draughts Notation (*.pdn);;Web page (*.html);;"
                                "PDF with diagrams (*.pdf);;Table (*.csv);;JSON (*.json)");
    case PageSubject::Kind::diagram:
        return SubjectWords::tr("Drawings (*.svg);;Pictures (*.png)");
    case PageSubject::Kind::report:
        return QStringLiteral("PDF (*.pdf)");
    case PageSubject::Kind::exercises:
        return SubjectWords::tr("PDF (*.pdf);;Web page (*.html)");
    case PageSubject::Kind::list:
        return SubjectWords::tr("Table (*.csv);;PDF (*.pdf);;Web page (*.html)");
    default:
        break;
    }
    QString kinds = SubjectWords::tr("PDF (*.pdf);;Web page (*.html);;Table (*.csv)");
    const QString next = QStringLiteral(";;");
    if (!subject.eventGames.empty())
        kinds.insert(kinds.indexOf(next), next + bulletinKind());
    return kinds;
}

} // namespace damscope::gui
