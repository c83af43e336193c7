// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/fen_words.hpp"

#include "messages/sentence.hpp"

namespace damscope::rules {

namespace detail {

namespace {

constexpr FenWords english{
    .sentences = {"too long for a FEN ({number} bytes, more than {most})", "the FEN is empty",
                  "the side to move must be W, B or ?, not \"{word}\"",
                  "W or B and its squares must stand here, not \"{word}\"",
                  "the pieces of {color} stand twice", "a comma must stand here, not \"{word}\"",
                  "a square must stand here, not \"{word}\"",
                  "square {word} does not exist on {a} {board} board",
                  "two pieces on square {word}", "a range of squares must be written with numbers",
                  "the range runs backward", "the pieces of {color} are missing"},
    .colors = {"White", "Black"},
};

constexpr FenWords dutch{
    .sentences = {"te lang voor een FEN ({number} bytes, meer dan {most})", "de FEN is leeg",
                  "wie aan zet is, schrijf je als W, B of ?, niet als \"{word}\"",
                  "hier moeten W of B en de velden staan, niet \"{word}\"",
                  "de stukken van {color} staan er twee keer",
                  "hier moet een komma staan, niet \"{word}\"",
                  "hier moet een veld staan, niet \"{word}\"",
                  "veld {word} bestaat niet op een bord van {board}", "twee stukken op veld {word}",
                  "een reeks velden schrijf je met nummers", "de reeks loopt van hoog naar laag",
                  "de stukken van {color} ontbreken"},
    .colors = {"wit", "zwart"},
};

constexpr FenWords french{
    .sentences = {"trop long pour un FEN ({number} octets, plus de {most})", "le FEN est vide",
                  "le trait s'écrit W, B ou ?, et non « {word} »",
                  "il faut ici W ou B et ses cases, et non « {word} »",
                  "les pièces {color} sont données deux fois",
                  "il faut ici une virgule, et non « {word} »",
                  "il faut ici une case, et non « {word} »",
                  "la case {word} n'existe pas sur un damier de {board}",
                  "deux pièces sur la case {word}", "une suite de cases s'écrit avec des numéros",
                  "la suite va à rebours", "les pièces {color} manquent"},
    .colors = {"blanches", "noires"},
};

constexpr FenWords russian{
    .sentences = {"слишком длинно для FEN (байтов: {number}, а можно не больше {most})",
                  "запись FEN пуста", "очередь хода пишется как W, B или ?, а не «{word}»",
                  "здесь должны стоять W или B и поля, а не «{word}»",
                  "шашки {color} указаны дважды", "здесь должна стоять запятая, а не «{word}»",
                  "здесь должно стоять поле, а не «{word}»", "поля {word} нет на доске {board}",
                  "две шашки на поле {word}", "ряд полей записывают номерами",
                  "ряд полей идёт в обратном порядке", "шашки {color} не указаны"},
    .colors = {"белых", "чёрных"},
};

} // namespace

const FenWords& fenWords(Language language) {
    return wordsIn(language, english, dutch, french, russian);
}

} // namespace detail

std::string message(const FenError& error, Language language) {
    const detail::FenWords& words = detail::fenWords(language);
    const Board& board = rules(error.variant).board;
    const auto valueOf = [&](std::string_view name) -> std::string {
        if (name == "word")
            return error.word;
        if (name == "number")
            return std::to_string(error.number);
        if (name == "most")
            return std::to_string(longestFen);
        if (name == "color")
            return std::string(words.colors[error.color == Color::white ? 0 : 1]);
        if (name == "a")
            return board.files == 8 ? "an" : "a";
        return std::to_string(board.files) + "x" + std::to_string(board.ranks);
    };
    return filled(words.sentences[static_cast<std::size_t>(error.fault)], valueOf);
}

} // namespace damscope::rules
