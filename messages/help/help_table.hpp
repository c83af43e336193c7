// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/tables.hpp"

/// How the texts of help pages, and what is wrong with a command line, are written in tables: the
/// key is the English text itself.
namespace damscope::tables {

struct TranslatedHelp {
    std::string_view english;
    std::string_view dutch;
    std::string_view french;
    std::string_view russian;
    std::string_view portuguese;
};

template <std::size_t n>
constexpr std::array<Word, n> translatedTable(std::string_view kind,
                                              const std::array<TranslatedHelp, n>& texts) {
    std::array<Word, n> words{};
    for (std::size_t i = 0; i < n; ++i) {
        const TranslatedHelp& text = texts.at(i);
        words.at(i) = {kind,
                       text.english,
                       {text.english, text.dutch, text.french, text.russian, text.portuguese}};
    }
    return words;
}

template <std::size_t n>
constexpr std::array<Word, n> helpTable(const std::array<TranslatedHelp, n>& texts) {
    return translatedTable("help", texts);
}

} // namespace damscope::tables
