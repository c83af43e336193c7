// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::db::query {

class Builder;

/// Recognises a query, whose words are in lower case, and tells the builder. Throws Misread.
void recogniseQuery(std::string_view text, Builder& builder);

} // namespace damscope::db::query
