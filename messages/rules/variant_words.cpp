// SPDX-License-Identifier: GPL-3.0-or-later
// What the games are called, by the name that the command line takes.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    {"title",
     "international",
     {"International draughts", "Internationaal dammen", "Dames internationales",
      "Международные шашки", "Damas internacionais"}},
    {"title",
     "english",
     {"English draughts (checkers)", "Engels dammen (checkers)", "Dames anglaises (checkers)",
      "Английские шашки (чекерс)", "Damas inglesas (checkers)"}},
    {"title",
     "russian",
     {"Russian draughts (shashki)", "Russisch dammen (sjasjki)", "Dames russes (chachki)",
      "Русские шашки", "Damas russas (shashki)"}},
    {"title",
     "italian",
     {"Italian draughts (dama)", "Italiaans dammen (dama)", "Dames italiennes (dama)",
      "Итальянские шашки", "Damas italianas"}},
    {"title",
     "pool",
     {"American pool checkers", "Amerikaans dammen (pool checkers)",
      "Dames américaines (pool checkers)", "Американские шашки (пул-чекерс)",
      "Damas americanas (pool checkers)"}},
    {"title",
     "spanish",
     {"Spanish draughts", "Spaans dammen", "Dames espagnoles", "Испанские шашки",
      "Damas espanholas"}},
    {"title",
     "brazilian",
     {"Brazilian draughts", "Braziliaans dammen", "Dames brésiliennes", "Бразильские шашки",
      "Damas brasileiras"}},
    {"title",
     "canadian",
     {"Canadian draughts", "Canadees dammen", "Dames canadiennes", "Канадские шашки",
      "Damas canadenses"}},
    {"title",
     "portuguese",
     {"Portuguese draughts", "Portugees dammen", "Dames portugaises", "Португальские шашки",
      "Damas portuguesas (damas clássicas)"}},
    {"title",
     "czech",
     {"Czech draughts", "Tsjechisch dammen", "Dames tchèques", "Чешские шашки", "Damas tchecas"}},
    {"title",
     "thai",
     {"Thai draughts (makhos)", "Thais dammen (makhos)", "Dames thaïlandaises (makhos)",
      "Тайские шашки (makhos)", "Damas tailandesas (makhos)"}},
    {"title",
     "turkish",
     {"Turkish draughts (dama)", "Turks dammen (dama)", "Dames turques (dama)", "Турецкие шашки",
      "Damas turcas"}},
    {"title",
     "frisian",
     {"Frisian draughts", "Fries dammen", "Dames frisonnes", "Фризские шашки", "Damas frísias"}},
    {"title",
     "spantsiretti",
     {"Spantsiretti draughts", "Spantsiretti-dammen", "Dames spantsiretti", "Шашки Спанциретти",
      "Damas spantsiretti"}},
    {"title",
     "frysk",
     {"Frysk!", "Frysk!", "Frysk!", "Фриск (Frysk!)", "Frysk! (damas frísias curtas)"}},
    {"title",
     "killer",
     {"Killer draughts", "Killerdammen", "Dames killer", "Шашки «Киллер»", "Damas killer"}},
    {"title",
     "breakthrough",
     {"Breakthrough draughts", "Doorbraakdammen (breakthrough)",
      "Dames breakthrough (la première dame gagne)", "Прорыв (breakthrough)",
      "Damas breakthrough (a primeira dama ganha)"}},
    {"title",
     "antidraughts",
     {"Antidraughts (losing draughts)", "Weggeefdammen (antidraughts)",
      "Dames à qui perd gagne (antidraughts)", "Поддавки (antidraughts)",
      "Perde-ganha (antidraughts)"}},
});

} // namespace

std::span<const Word> variantWords() {
    return words;
}

} // namespace damscope::tables
