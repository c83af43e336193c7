// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/encoding/code_page.hpp"

#include <string_view>

namespace damscope::parser {

/// How much `sample` looks like words when it is read in this code page: about +1 for each
/// non-ASCII byte that is a letter among letters of its own script, in the case that is usual
/// there, and up to -2 for one that would be a line-drawing or control character. Only sums over
/// the same sample can be compared. A detector trained on pages of text is often wrong about the
/// few accented names of a PDN file; which letters can be neighbours distinguishes the code pages
/// even then.
[[nodiscard]] double plausibility(std::string_view sample, const CodePage& page);

} // namespace damscope::parser
