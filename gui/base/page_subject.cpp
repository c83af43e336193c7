// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/page_subject.hpp"

#include "gui/base/text.hpp"

#include <QCoreApplication>

namespace damscope::gui {
namespace {

struct SubjectWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::PageSubject)
};

} // namespace

QString printText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return SubjectWords::tr("&Print…");
    switch (subject->kind) {
    case PageSubject::Kind::game:
        return SubjectWords::tr("&Print the game…");
    case PageSubject::Kind::games:
        return trPlural("&Print %Ln game…", "&Print %Ln games…", subject->games);
    case PageSubject::Kind::crosstable:
        return SubjectWords::tr("&Print the crosstable…");
    case PageSubject::Kind::round:
        return SubjectWords::tr("&Print the wall sheet…");
    case PageSubject::Kind::player:
        return SubjectWords::tr("&Print the player’s page…");
    case PageSubject::Kind::dossier:
        return SubjectWords::tr("&Print the dossier…");
    case PageSubject::Kind::repertoire:
        return SubjectWords::tr("&Print the repertoire…");
    case PageSubject::Kind::exercises:
        return SubjectWords::tr("&Print the exercises…");
    case PageSubject::Kind::diagram:
        return SubjectWords::tr("&Print the diagram…");
    case PageSubject::Kind::report:
        return SubjectWords::tr("&Print the report…");
    case PageSubject::Kind::list:
        return SubjectWords::tr("&Print the list…");
    }
    return {};
}

QString exportText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return SubjectWords::tr("E&xport…");
    switch (subject->kind) {
    case PageSubject::Kind::game:
        return SubjectWords::tr("E&xport the game…");
    case PageSubject::Kind::games:
        return trPlural("E&xport %Ln game…", "E&xport %Ln games…", subject->games);
    case PageSubject::Kind::crosstable:
        return SubjectWords::tr("E&xport the crosstable…");
    case PageSubject::Kind::round:
        return SubjectWords::tr("E&xport the wall sheet…");
    case PageSubject::Kind::player:
        return SubjectWords::tr("E&xport the player’s page…");
    case PageSubject::Kind::dossier:
        return SubjectWords::tr("E&xport the dossier…");
    case PageSubject::Kind::repertoire:
        return SubjectWords::tr("E&xport the repertoire…");
    case PageSubject::Kind::exercises:
        return SubjectWords::tr("E&xport the exercises…");
    case PageSubject::Kind::diagram:
        return SubjectWords::tr("Save &diagram…");
    case PageSubject::Kind::report:
        return SubjectWords::tr("E&xport the report…");
    case PageSubject::Kind::list:
        return SubjectWords::tr("E&xport the list…");
    }
    return {};
}

QString webPageText(const std::optional<PageSubject>& subject) {
    if (!subject)
        return {};
    switch (subject->kind) {
    case PageSubject::Kind::games:
        return trPlural("&Web page of %Ln game…", "&Web page of %Ln games…", subject->games);
    case PageSubject::Kind::crosstable:
        return SubjectWords::tr("&Web page of the crosstable…");
    case PageSubject::Kind::round:
        return SubjectWords::tr("&Web page of the wall sheet…");
    case PageSubject::Kind::player:
        return SubjectWords::tr("&Web page of the player…");
    case PageSubject::Kind::dossier:
        return SubjectWords::tr("&Web page of the dossier…");
    case PageSubject::Kind::list:
        return SubjectWords::tr("&Web page of the list…");
    default:
        return {};
    }
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
