// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/game_themes.hpp"

#include "analysis/shots/names.hpp"
#include "db/shots/line_text.hpp"
#include "db/shots/scan.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"

#include <algorithm>
#include <iterator>

namespace damscope::gui {

namespace {

using analysis::shots::Ply;

QString colourWord(rules::Color side) {
    return side == rules::Color::white ? GameThemes::tr("White") : GameThemes::tr("Black");
}

QString namesOf(const db::FoundShot& shot) {
    QStringList names;
    for (const std::uint32_t number : shot.names)
        names << qtText(analysis::shots::shotNames().text(number, rulesLanguage()));
    return names.join(QStringLiteral(", "));
}

QString gainOf(const db::FoundShot& shot) {
    return shot.gain == analysis::shots::won
               ? GameThemes::tr("wins the game")
               : GameThemes::tr("gains %1").arg(worded(db::gainMessage(shot)));
}

GameTheme themeOf(const std::vector<Ply>& line, const analysis::shots::GameShot& found) {
    const db::FoundShot shot = db::foundShot(line, found);
    const QString names = namesOf(shot);
    const QString what = names.isEmpty() ? GameThemes::tr("combination") : names;
    const QString moves = unbroken(qtText(db::numberedLine(shot)));
    const QString text = found.open ? GameThemes::tr("%1 could play a %2 at the end that %3: %4")
                         : !found.forced ? GameThemes::tr("%1 plays a %2, not forced; it %3: %4")
                         : shot.played   ? GameThemes::tr("%1 plays a %2 that %3: %4")
                                         : GameThemes::tr("%1 misses a %2 that %3: %4");
    return {.kind = shot.played ? GameTheme::Kind::playedShot : GameTheme::Kind::missedShot,
            .side = shot.side,
            .from = shot.ply,
            .to = shot.ply,
            .name = names,
            .text = text.arg(colourWord(shot.side), what, gainOf(shot), moves),
            .position = line[found.at].position,
            .line = found.shot.line};
}

GameTheme themeOf(const db::StructureStay& stay) {
    const db::Structure& structure = db::structures().numbered(stay.structure);
    const QString name = qtText(db::nameOf(structure, stay.side, rulesLanguage()));
    const QString side = structure.ofBoth ? GameThemes::tr("Both sides") : colourWord(stay.side);
    return {.kind = GameTheme::Kind::structure,
            .side = stay.side,
            .from = stay.from,
            .to = stay.to,
            .name = name,
            .text =
                GameThemes::tr("%1: %2 (%3), %Ln plies", nullptr, stay.to - stay.from + 1)
                    .arg(side, name, qtText(db::squaresOf(structure, stay.side, rulesLanguage())))};
}

std::vector<GameTheme> themesOf(const rules::Game& game) {
    const std::vector<Ply> line = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<GameTheme> themes;
    for (const analysis::shots::GameShot& shot :
         analysis::shots::shotsOf(line, finder, analysis::shots::Sought::all))
        themes.push_back(themeOf(line, shot));
    std::vector<rules::Position> positions;
    std::ranges::transform(line, std::back_inserter(positions), &Ply::position);
    for (const db::StructureStay& stay : db::listedStructures(positions))
        themes.push_back(themeOf(stay));
    std::ranges::stable_sort(themes, {}, &GameTheme::from);
    return themes;
}

} // namespace

void GameThemes::find(const rules::Game& game) {
    job_.start([this, game](const Job::Report&, const std::stop_token&) -> Job::Step {
        return [this, themes = themesOf(game)] { emit found(themes); };
    });
}

} // namespace damscope::gui
