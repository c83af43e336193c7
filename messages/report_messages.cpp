// SPDX-License-Identifier: GPL-3.0-or-later
// The report on an analysed game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"report-heading",
     {"Game {game}: {white} - {black}, {result}", "Partij {game}: {white} - {black}, {result}",
      "Partie {game} : {white} - {black}, {result}", "Партия {game}: {white} - {black}, {result}"}},
    {"report-evaluated",
     {"{known} of {moves} {moves?move|moves} evaluated by {engines}",
      "{known} van {moves} {moves?zet|zetten} beoordeeld door {engines}",
      "{known} {known?coup évalué|coups évalués} sur {moves} par {engines}",
      "оценено ходов: {known} из {moves}, {engines}"}},
    {"report-better", {"better {move}", "beter {move}", "mieux {move}", "лучше {move}"}},
    {"report-more-errors",
     {"and {n} more; --json lists all", "en nog {n}; --json noemt ze alle",
      "et {n} de plus ; --json les donne tous", "и ещё {n}; --json перечисляет все"}},
    {"report-trouble-from",
     {"{color:report} from {move} on", "{color:report} vanaf {move}",
      "{color:report} à partir de {move}", "{color:report} начиная с {move}"}},
});

constexpr auto words = std::to_array<Word>({
    {"report", "white", {"White", "Wit", "Blancs", "Белые"}},
    {"report", "black", {"Black", "Zwart", "Noirs", "Чёрные"}},
    {"report", "both", {"Both sides", "Beide kanten", "Les deux camps", "Обе стороны"}},
    {"outcome", "white", {"White wins", "wit wint", "gain blanc", "выигрыш белых"}},
    {"outcome", "black", {"Black wins", "zwart wint", "gain noir", "выигрыш чёрных"}},
    {"outcome", "draw", {"draw", "remise", "nulle", "ничья"}},
    {"report", "accuracy", {"Accuracy", "Nauwkeurigheid", "Précision", "Точность"}},
    {"report", "opening", {"opening", "opening", "ouverture", "дебют"}},
    {"report", "middlegame", {"middlegame", "middenspel", "milieu de partie", "середина"}},
    {"report", "endgame", {"endgame", "eindspel", "fin de partie", "окончание"}},
    {"report", "men", {"Men lost a move", "Schijven/zet", "Pions par coup", "Шашек за ход"}},
    {"report", "inaccuracies", {"Inaccuracies", "Slordigheden", "Imprécisions", "Неточности"}},
    {"report", "mistakes", {"Mistakes", "Fouten", "Erreurs", "Ошибки"}},
    {"report", "blunders", {"Blunders", "Blunders", "Gaffes", "Грубые ошибки"}},
    {"report", "missed-wins", {"Missed wins", "Gemiste winst", "Gains manqués", "Упущено побед"}},
    {"report", "no-errors", {"No errors.", "Geen fouten.", "Aucune erreur.", "Ошибок нет."}},
    {"report", "worst", {"Worst moves", "Slechtste zetten", "Pires coups", "Худшие ходы"}},
    {"report", "turns", {"Turning points", "Keerpunten", "Tournants", "Переломные ходы"}},
    {"report", "trouble", {"Time trouble", "Tijdnood", "Manque de temps", "Цейтнот"}},
    {"report", "in-trouble", {"time trouble", "tijdnood", "manque de temps", "цейтнот"}},
    {"quality", "best", {"best", "beste", "meilleur", "лучший"}},
    {"quality", "good", {"good", "goed", "bon", "хороший"}},
    {"quality", "inaccuracy", {"inaccuracy", "onnauwkeurigheid", "imprécision", "неточность"}},
    {"quality", "mistake", {"mistake", "fout", "erreur", "ошибка"}},
    {"quality", "blunder", {"blunder", "blunder", "gaffe", "зевок"}},
    {"quality", "missed win", {"missed win", "gemiste winst", "gain manqué", "упущено"}},
});

} // namespace

std::span<const Entry> reportMessages() {
    return messages;
}

std::span<const Word> reportWords() {
    return words;
}

} // namespace damscope::tables
