// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/page.hpp"

#include "guide/sentences.hpp"
#include "guide/writer.hpp"

namespace damscope::rules {

namespace page {

const Phrasebook& phrasebook(Language language) {
    return wordsIn(language, english, dutch, french, russian, portuguese);
}

} // namespace page

std::string rulesPage(Variant variant, Language language) {
    return page::writePage(rules(variant), drawRules(variant), language);
}

} // namespace damscope::rules
