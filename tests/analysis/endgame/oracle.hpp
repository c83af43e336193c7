// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace damscope::analysis::endgame {

// Makes the international tables of up to so many pieces and expects them to count the positions of
// each class as another program's tables do (tests/data/reference/endgame_wld_international.md),
// so many classes in all. Skips the test without that file.
void expectCountsOfAnother(int pieces, std::size_t classes);

} // namespace damscope::analysis::endgame
