// SPDX-License-Identifier: GPL-3.0-or-later
// Words between others, and parts of sentences about texts.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    {"text", "game", {"game", "partij", "partie", "партия", "partida"}},
    {"text", "refused", {"refused", "geweigerd", "refusé", "отказано", "recusado"}},
    {"severity", "error", {"error", "fout", "erreur", "ошибка", "erro"}},
    {"severity",
     "warning",
     {"warning", "waarschuwing", "avertissement", "предупреждение", "aviso"}},
    {"severity", "note", {"note", "opmerking", "remarque", "замечание", "observação"}},
    {"text", "or", {"or", "of", "ou", "или", "ou"}},
    // What the moves of a game without GameType fit.
    {"fitting-games",
     "several",
     {"several games: read as {variant}, not as {others}",
      "verschillende spellen: gelezen als {variant:title}, niet als {others:title}",
      "les coups vont à plusieurs jeux : lu comme {variant:title}, et non comme {others:title}",
      "подходят к нескольким играм: прочитано как {variant:title}, а не {others:title}",
      "vários jogos: lido como {variant:title}, e não como {others:title}"}},
    {"fitting-games",
     "none",
     {"no game to the end: read as {variant}",
      "geen enkel spel tot het einde: gelezen als {variant:title}",
      "les coups ne vont à aucun jeu jusqu'au bout : lu comme {variant:title}",
      "ни к одной игре не подходят до конца: прочитано как {variant:title}",
      "nenhum jogo até o fim: lido como {variant:title}"}},
    // The result of a better move; follows the move.
    {"prospect", "win", {"wins", "wint", "gagne", "выигрывает", "ganha"}},
    {"prospect",
     "advantage",
     {"keeps the advantage", "behoudt het voordeel", "conserve l'avantage",
      "сохраняет преимущество", "mantém a vantagem"}},
    {"prospect",
     "balance",
     {"keeps the balance", "houdt het evenwicht", "maintient l'équilibre", "сохраняет равновесие",
      "mantém o equilíbrio"}},
    {"prospect",
     "resistance",
     {"puts up more resistance", "biedt meer weerstand", "résiste mieux", "сопротивляется упорнее",
      "resiste mais"}},
    // The effect of a repair.
    {"repaired",
     "game",
     {"which makes the whole game legal", "waarmee de hele partij klopt",
      "ce qui rend toute la partie correcte", "и вся партия стала правильной",
      "o que torna legal a partida inteira"}},
    {"repaired",
     "part",
     {"with which the game continues", "waarmee de partij verdergaat",
      "ce qui fait continuer la partie", "и партия идёт дальше", "com o que a partida continua"}},
    // How far a line is legal with the proposal.
    {"reach",
     "game",
     {"the game is legal to its end", "klopt de partij tot het einde",
      "la partie est correcte jusqu'au bout", "партия правильна до конца",
      "a partida é legal até o fim"}},
    {"reach",
     "game-plies",
     {"{plies} more {plies?ply is|plies are} legal",
      "{plies?klopt er nog {plies} halve zet|kloppen er nog {plies} halve zetten}",
      "il y a encore {plies} {plies?demi-coup correct|demi-coups corrects}",
      "{plies?правилен ещё {plies} полуход|правильны ещё {plies} полухода|правильны ещё {plies} "
      "полуходов}",
      "{plies?mais {plies} meio-lance é legal|mais {plies} meios-lances são legais}"}},
    {"reach",
     "variation",
     {"the variation is legal to its end", "klopt de variant tot het einde",
      "la variante est correcte jusqu'au bout", "вариант правилен до конца",
      "a variante é legal até o fim"}},
    {"reach",
     "variation-plies",
     {"{plies} more {plies?ply|plies} of the variation {plies?is|are} legal",
      "{plies?klopt er nog {plies} halve zet|kloppen er nog {plies} halve zetten} van de variant",
      "il y a encore {plies} {plies?demi-coup correct|demi-coups corrects} dans la variante",
      "в варианте {plies?правилен ещё {plies} полуход|правильны ещё {plies} полухода|правильны ещё "
      "{plies} полуходов}",
      "{plies?mais {plies} meio-lance da variante é legal|mais {plies} meios-lances da "
      "variante são legais}"}},
});

} // namespace

std::span<const Word> textWords() {
    return words;
}

} // namespace damscope::tables
