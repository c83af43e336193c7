// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/command.hpp"
#include "cli/terminal/console.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// What every command has: --quiet, --color, --language and, where output is paged, --no-pager.
class GeneralOptions {
public:
    void declare(Arguments& arguments, Length length);
    [[nodiscard]] Manners manners() const;

    /// Moves options that stand before the command behind it: `damscope --db FILE --quiet games`
    /// is `damscope games --db FILE --quiet`.
    static void moveBehindCommand(std::vector<std::string>& words);

private:
    bool quiet_ = false;
    bool noPager_ = false;
    Length length_ = Length::brief;
    std::string colour_ = "auto";
};

} // namespace damscope::cli
