// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/json_rows.hpp"

namespace damscope::cli {

void JsonRows::addAsItIs(const Json& value) {
    if (layout_ == Layout::lines)
        return out_->write(jsonText(value) + '\n');
    out_->write((begun_ ? ",\n" : "[\n") + jsonText(value));
    begun_ = true;
}

void JsonRows::end() {
    if (layout_ == Layout::array)
        out_->write(begun_ ? "\n]\n" : "[]\n");
}

} // namespace damscope::cli
