// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/atomic_file.hpp"
#include "cli/terminal/output.hpp"

namespace damscope::cli {

/// The output of a command in a file that appears complete or not at all (base::AtomicFile).
class SavedFile {
public:
    explicit SavedFile(const base::OutputTarget& target);

    [[nodiscard]] Output& out() { return out_; }
    void keep();

private:
    base::AtomicFile file_;
    Output out_;
};

} // namespace damscope::cli
