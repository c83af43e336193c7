// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation_text.hpp"

#include <array>

namespace damscope::analysis {
namespace {

// What the better move would have brought.
enum class Prospect : std::uint8_t { win, advantage, balance, resistance };

struct Words {
    std::string_view code;
    std::array<std::string_view, 4> errors;    ///< inaccuracy, mistake, blunder, missed win
    std::array<std::string_view, 4> prospects; ///< follow the move
};

// In the order of Language.
constexpr std::array<Words, 4> languages{
    {{"en",
      {"Inaccuracy.", "Mistake.", "Blunder.", "Misses a win."},
      {"wins", "keeps the advantage", "keeps the balance", "puts up more resistance"}},
     {"nl",
      {"Onnauwkeurig.", "Fout.", "Blunder.", "Mist de winst."},
      {"wint", "behoudt het voordeel", "houdt het evenwicht", "biedt meer weerstand"}},
     {"fr",
      {"Imprécision.", "Erreur.", "Gaffe.", "Laisse échapper le gain."},
      {"gagne", "conserve l'avantage", "maintient l'équilibre", "résiste mieux"}},
     {"ru",
      {"Неточность.", "Ошибка.", "Грубая ошибка.", "Упущен выигрыш."},
      {"выигрывает", "сохраняет преимущество", "сохраняет равновесие", "сопротивляется упорнее"}}}};

const Words& wordsOf(Language language) {
    return languages[static_cast<std::size_t>(language)];
}

std::size_t errorPlace(Quality quality) {
    switch (quality) {
    case Quality::mistake:
        return 1;
    case Quality::blunder:
        return 2;
    case Quality::missedWin:
        return 3;
    default:
        return 0;
    }
}

Prospect prospectOf(const JudgedMove& move) {
    constexpr double clear = 0.65;
    const double white = expectancy(*move.before, move.curve).points();
    const double points = move.mover == rules::Color::white ? white : 1 - white;
    if (move.before->kind() != Score::Kind::estimate && points == 1)
        return Prospect::win;
    if (points >= clear)
        return Prospect::advantage;
    return points > 1 - clear ? Prospect::balance : Prospect::resistance;
}

} // namespace

std::optional<Language> languageOfCode(std::string_view code) {
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (languages[i].code == code)
            return static_cast<Language>(i);
    return std::nullopt;
}

std::string errorComment(const JudgedMove& move, const std::string& better, Language language) {
    const Words& words = wordsOf(language);
    std::string text(words.errors[errorPlace(move.quality)]);
    if (!better.empty())
        text += " " + better + " " +
                std::string(words.prospects[static_cast<std::size_t>(prospectOf(move))]) + ".";
    return text;
}

int nagOf(Quality quality) {
    constexpr std::array<int, 4> nags{6, 2, 4, 2};
    return nags[errorPlace(quality)];
}

} // namespace damscope::analysis
