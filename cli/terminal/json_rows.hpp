// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/terminal/output.hpp"

#include <cstdint>

namespace damscope::cli {

/// A list of JSON values on an output: one on each line, or one array of them.
class JsonRows {
public:
    enum class Layout : std::uint8_t { lines, array };
    JsonRows(Output& out, Layout layout) : out_(&out), layout_(layout) {}

    /// Adds a versioned value.
    void add(const Json& value) { addAsItIs(versioned(value)); }
    /// Without the version, for fields that are the user's choice.
    void addAsItIs(const Json& value);
    /// Closes an array; to be called when all rows have been added, and if there are none.
    void end();

private:
    Output* out_;
    Layout layout_;
    bool begun_ = false;
};

} // namespace damscope::cli
