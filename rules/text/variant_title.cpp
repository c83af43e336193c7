// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/variant_title.hpp"

#include "rules/board/variants.hpp"

#include <algorithm>
#include <array>

namespace damscope::rules {
namespace {

// In the order of the enumeration.
using Titles = std::array<std::string_view, variantCount>;

constexpr bool isComplete(const Titles& titles) {
    return std::ranges::none_of(titles, [](std::string_view title) { return title.empty(); });
}

constexpr Titles english = [] {
    Titles all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = tables::all[i]->title;
    return all;
}();
static_assert(isComplete(english));

constexpr Titles dutch{
    "Internationaal dammen",
    "Engels dammen (checkers)",
    "Russisch dammen (sjasjki)",
    "Italiaans dammen (dama)",
    "Amerikaans dammen (pool checkers)",
    "Spaans dammen",
    "Braziliaans dammen",
    "Canadees dammen",
    "Portugees dammen",
    "Tsjechisch dammen",
    "Thais dammen (makhos)",
    "Turks dammen (dama)",
    "Fries dammen",
    "Spantsiretti-dammen",
    "Frysk!",
    "Killerdammen",
    "Doorbraakdammen (breakthrough)",
    "Weggeefdammen (antidraughts)",
};
static_assert(isComplete(dutch));

constexpr Titles french{
    "Dames internationales",
    "Dames anglaises (checkers)",
    "Dames russes (chachki)",
    "Dames italiennes (dama)",
    "Dames américaines (pool checkers)",
    "Dames espagnoles",
    "Dames brésiliennes",
    "Dames canadiennes",
    "Dames portugaises",
    "Dames tchèques",
    "Dames thaïlandaises (makhos)",
    "Dames turques (dama)",
    "Dames frisonnes",
    "Dames spantsiretti",
    "Frysk!",
    "Dames killer",
    "Dames breakthrough (la première dame gagne)",
    "Dames à qui perd gagne (antidraughts)",
};
static_assert(isComplete(french));

constexpr Titles russian{
    "Международные шашки",
    "Английские шашки (чекерс)",
    "Русские шашки",
    "Итальянские шашки",
    "Американские шашки (пул-чекерс)",
    "Испанские шашки",
    "Бразильские шашки",
    "Канадские шашки",
    "Португальские шашки",
    "Чешские шашки",
    "Тайские шашки (makhos)",
    "Турецкие шашки",
    "Фризские шашки",
    "Шашки Спанциретти",
    "Фриск (Frysk!)",
    "Шашки «Киллер»",
    "Прорыв (breakthrough)",
    "Поддавки (antidraughts)",
};
static_assert(isComplete(russian));

} // namespace

std::string_view titleOf(Variant variant, Language language) {
    return wordsIn(language, english, dutch, french, russian)[static_cast<std::size_t>(variant)];
}

} // namespace damscope::rules
