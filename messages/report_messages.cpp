// SPDX-License-Identifier: GPL-3.0-or-later
// The report on an analysed game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"report-heading",
     {"Game {game}: {white} - {black}, {result}", "Partij {game}: {white} - {black}, {result}",
      "Partie {game} : {white} - {black}, {result}", "Партия {game}: {white} - {black}, {result}",
      "Partida {game}: {white} - {black}, {result}"}},
    {"report-evaluated",
     {"{known} of {moves} {moves?move|moves} evaluated by {engines}",
      "{known} van {moves} {moves?zet|zetten} beoordeeld door {engines}",
      "{known} {known?coup évalué|coups évalués} sur {moves} par {engines}",
      "оценено ходов: {known} из {moves}, {engines}",
      "{known} de {moves} {moves?lance avaliado|lances avaliados} por {engines}"}},
    {"report-better",
     {"better {move}", "beter {move}", "mieux {move}", "лучше {move}", "melhor {move}"}},
    {"report-more-errors",
     {"and {n} more; --json lists all", "en nog {n}; --json noemt ze alle",
      "et {n} de plus ; --json les donne tous", "и ещё {n}; --json перечисляет все",
      "e mais {n}; --json lista todos"}},
    {"report-trouble-from",
     {"{color:report} from {move} on", "{color:report} vanaf {move}",
      "{color:report} à partir de {move}", "{color:report} начиная с {move}",
      "{color:report} a partir de {move}"}},
});

constexpr auto words = std::to_array<Word>({
    {"report", "white", {"White", "Wit", "Blancs", "Белые", "Brancas"}},
    {"report", "black", {"Black", "Zwart", "Noirs", "Чёрные", "Pretas"}},
    {"report",
     "both",
     {"Both sides", "Beide kanten", "Les deux camps", "Обе стороны", "Ambos os lados"}},
    {"outcome",
     "white",
     {"White wins", "wit wint", "gain blanc", "выигрыш белых", "vitória das brancas"}},
    {"outcome",
     "black",
     {"Black wins", "zwart wint", "gain noir", "выигрыш чёрных", "vitória das pretas"}},
    {"outcome", "draw", {"draw", "remise", "nulle", "ничья", "empate"}},
    {"report", "accuracy", {"Accuracy", "Nauwkeurigheid", "Précision", "Точность", "Precisão"}},
    {"report", "opening", {"opening", "opening", "ouverture", "дебют", "abertura"}},
    {"report",
     "middlegame",
     {"middlegame", "middenspel", "milieu de partie", "середина", "meio-jogo"}},
    {"report", "endgame", {"endgame", "eindspel", "finale", "окончание", "final"}},
    {"report",
     "men",
     {"Men lost per move", "Schijven/zet", "Pions par coup", "Шашек за ход", "Pedras por lance"}},
    {"report",
     "inaccuracies",
     {"Inaccuracies", "Slordigheden", "Imprécisions", "Неточности", "Imprecisões"}},
    {"report", "mistakes", {"Mistakes", "Fouten", "Erreurs", "Ошибки", "Erros"}},
    {"report", "blunders", {"Blunders", "Blunders", "Gaffes", "Грубые ошибки", "Erros graves"}},
    {"report",
     "missed-wins",
     {"Missed wins", "Gemiste winst", "Gains manqués", "Упущено побед", "Vitórias perdidas"}},
    {"report",
     "no-errors",
     {"No errors.", "Geen fouten.", "Aucune erreur.", "Ошибок нет.", "Nenhum erro."}},
    {"report",
     "none-judged",
     {"No move could be judged: that takes evaluations before and after it.",
      "Geen zet kon worden beoordeeld: daarvoor zijn waarderingen ervoor en erna nodig.",
      "Aucun coup n'a pu être jugé : il faut une évaluation avant et une après.",
      "Ни один ход не оценён: для этого нужны оценки до и после него.",
      "Nenhum lance pôde ser julgado: são precisas avaliações antes e depois dele."}},
    {"report",
     "worst",
     {"Worst moves", "Slechtste zetten", "Pires coups", "Худшие ходы", "Piores lances"}},
    {"report",
     "turns",
     {"Turning points", "Keerpunten", "Tournants", "Переломные ходы", "Momentos decisivos"}},
    {"report",
     "trouble",
     {"Time trouble", "Tijdnood", "Manque de temps", "Цейтнот", "Apuro de tempo"}},
    {"report",
     "in-trouble",
     {"time trouble", "tijdnood", "manque de temps", "цейтнот", "apuro de tempo"}},
    {"quality", "best", {"best", "beste", "meilleur", "лучший", "melhor"}},
    {"quality", "good", {"good", "goed", "bon", "хороший", "bom"}},
    {"quality",
     "inaccuracy",
     {"inaccuracy", "onnauwkeurigheid", "imprécision", "неточность", "imprecisão"}},
    {"quality", "mistake", {"mistake", "fout", "erreur", "ошибка", "erro"}},
    {"quality", "blunder", {"blunder", "blunder", "gaffe", "зевок", "erro grave"}},
    {"quality",
     "missed win",
     {"missed win", "gemiste winst", "gain manqué", "упущено", "vitória perdida"}},
});

} // namespace

std::span<const Entry> reportMessages() {
    return messages;
}

std::span<const Word> reportWords() {
    return words;
}

} // namespace damscope::tables
