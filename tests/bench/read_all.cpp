// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/read_all.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"

namespace damscope::bench {

std::vector<parser::ReadGame> readAll(const std::string& file, parser::Repair repair) {
    std::vector<parser::GameText> texts;
    parser::WrongTags wrong;
    parser::Reader reader(file);
    for (parser::GameText text; reader.next(text);) {
        wrong.add(text);
        texts.push_back(text);
    }
    const std::vector<rules::Variant> preference = parser::preferenceOf(texts);
    std::vector<parser::ReadGame> games;
    for (const parser::GameText& text : texts)
        games.push_back(assemble(text, {{}, preference, repair, wrong.common()}));
    return games;
}

} // namespace damscope::bench
