// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/output.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace damscope::cli {

/// A file that appears complete or not at all: written beside its place under another name, brought
/// to the disk, and put into place by keep(). What stood there before stays until then. A name that
/// exists and is no regular file (a pipe, a device) is written to directly.
class SavedFile {
public:
    explicit SavedFile(const std::filesystem::path& path);
    SavedFile(const SavedFile&) = delete;
    SavedFile& operator=(const SavedFile&) = delete;
    /// Takes away what was not kept.
    ~SavedFile();

    [[nodiscard]] Output& out() { return *out_; }
    void keep();

private:
    [[noreturn]] void fail(int error) const;
    void openDirectly();
    void openBeside();

    std::filesystem::path path_;
    std::string beside_; // empty where the file is written to directly
    int descriptor_ = -1;
    std::optional<Output> out_;
};

} // namespace damscope::cli
