// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::base {

/// A file that lies beside the page, "weights/frisian.weights": fetched when it is first asked for,
/// and kept until the end. Empty if there is none. Only in a browser: programs hold these files in
/// themselves.
[[nodiscard]] std::string_view pageFile(std::string_view name);

} // namespace damscope::base
