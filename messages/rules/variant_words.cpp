// SPDX-License-Identifier: GPL-3.0-or-later
// What the games are called, by the name that the command line takes.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    {"title",
     "international",
     {"International draughts", "Internationaal dammen", "Dames internationales",
      "Международные шашки"}},
    {"title",
     "english",
     {"English draughts (checkers)", "Engels dammen (checkers)", "Dames anglaises (checkers)",
      "Английские шашки (чекерс)"}},
    {"title",
     "russian",
     {"Russian draughts (shashki)", "Russisch dammen (sjasjki)", "Dames russes (chachki)",
      "Русские шашки"}},
    {"title",
     "italian",
     {"Italian draughts (dama)", "Italiaans dammen (dama)", "Dames italiennes (dama)",
      "Итальянские шашки"}},
    {"title",
     "pool",
     {"American pool checkers", "Amerikaans dammen (pool checkers)",
      "Dames américaines (pool checkers)", "Американские шашки (пул-чекерс)"}},
    {"title",
     "spanish",
     {"Spanish draughts", "Spaans dammen", "Dames espagnoles", "Испанские шашки"}},
    {"title",
     "brazilian",
     {"Brazilian draughts", "Braziliaans dammen", "Dames brésiliennes", "Бразильские шашки"}},
    {"title",
     "canadian",
     {"Canadian draughts", "Canadees dammen", "Dames canadiennes", "Канадские шашки"}},
    {"title",
     "portuguese",
     {"Portuguese draughts", "Portugees dammen", "Dames portugaises", "Португальские шашки"}},
    {"title", "czech", {"Czech draughts", "Tsjechisch dammen", "Dames tchèques", "Чешские шашки"}},
    {"title",
     "thai",
     {"Thai draughts (makhos)", "Thais dammen (makhos)", "Dames thaïlandaises (makhos)",
      "Тайские шашки (makhos)"}},
    {"title",
     "turkish",
     {"Turkish draughts (dama)", "Turks dammen (dama)", "Dames turques (dama)", "Турецкие шашки"}},
    {"title", "frisian", {"Frisian draughts", "Fries dammen", "Dames frisonnes", "Фризские шашки"}},
    {"title",
     "spantsiretti",
     {"Spantsiretti draughts", "Spantsiretti-dammen", "Dames spantsiretti", "Шашки Спанциретти"}},
    {"title", "frysk", {"Frysk!", "Frysk!", "Frysk!", "Фриск (Frysk!)"}},
    {"title", "killer", {"Killer draughts", "Killerdammen", "Dames killer", "Шашки «Киллер»"}},
    {"title",
     "breakthrough",
     {"Breakthrough draughts", "Doorbraakdammen (breakthrough)",
      "Dames breakthrough (la première dame gagne)", "Прорыв (breakthrough)"}},
    {"title",
     "antidraughts",
     {"Antidraughts (losing draughts)", "Weggeefdammen (antidraughts)",
      "Dames à qui perd gagne (antidraughts)", "Поддавки (antidraughts)"}},
});

} // namespace

std::span<const Word> variantWords() {
    return words;
}

} // namespace damscope::tables
