// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/variant_title.hpp"

#include "messages/words.hpp"

namespace damscope::rules {

std::string titleOf(Variant variant, Language language) {
    return word("title", rules(variant).name, language);
}

} // namespace damscope::rules
