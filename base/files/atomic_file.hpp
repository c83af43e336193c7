// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"
#include "base/files/output_target.hpp"
#include "base/files/unfinished_file.hpp"

#include <filesystem>
#include <optional>
#include <string_view>

namespace damscope::base {

/// A file that appears complete or not at all: written next to its place under another name, synced
/// to the disk, and renamed by keep(). An older file stays until then, whatever fails or is killed;
/// files that must not be replaced are refused. An existing name that is not a regular file (a
/// pipe, a device) is written to directly.
class AtomicFile {
public:
    /// Throws OutputRefused, and std::system_error if no file can be created.
    explicit AtomicFile(OutputTarget target);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    /// Removes a file that was not kept.
    ~AtomicFile() = default;

    /// Throws std::system_error, as on a full disk.
    void write(std::string_view bytes);
    /// The path being written to, for callers that write by themselves.
    [[nodiscard]] int descriptor() const {
        return beside_ ? beside_->descriptor() : direct_.number();
    }
    /// Throws the same as the constructor: the target may have changed meanwhile.
    void keep();

private:
    [[noreturn]] void fail(int error) const;
    void openDirectly();
    void openBeside();

    OutputTarget target_;
    std::filesystem::path file_; // what target_.file leads to
    std::optional<UnfinishedFile> beside_;
    FileDescriptor direct_; // where the file is written to directly
};

} // namespace damscope::base
