// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/page.hpp"

#include "rules/page_sentences.hpp"
#include "rules/page_writer.hpp"

namespace damscope::rules {

namespace page {

const Phrasebook& phrasebook(Language language) {
    return wordsIn(language, english, dutch, french, russian);
}

} // namespace page

std::string_view titleOf(Variant variant, Language language) {
    return page::phrasebook(language).titles[static_cast<std::size_t>(variant)];
}

std::string rulesPage(Variant variant, Language language) {
    return page::writePage(rules(variant), drawRules(variant), language);
}

} // namespace damscope::rules
