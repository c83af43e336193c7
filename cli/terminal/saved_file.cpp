// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/saved_file.hpp"

namespace damscope::cli {

SavedFile::SavedFile(const base::OutputTarget& target)
    : file_(target), out_(file_.descriptor(), target.file.string()) {}

void SavedFile::keep() {
    out_.flush();
    file_.keep();
}

} // namespace damscope::cli
