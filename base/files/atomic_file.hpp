// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"
#include "base/files/output_target.hpp"

#include <filesystem>
#include <string_view>

namespace damscope::base {

/// A file that appears complete or not at all: written beside its place under another name, brought
/// to the disk, and put into place by keep(). What stood there before stays until then, whatever
/// fails or is killed; what must not be replaced is refused. A name that exists and is no regular
/// file (a pipe, a device) is written to directly.
class AtomicFile {
public:
    /// Throws OutputRefused, and std::system_error where no file can be made.
    explicit AtomicFile(OutputTarget target);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    /// Removes what was not kept.
    ~AtomicFile();

    /// Throws std::system_error, as on a full disk.
    void write(std::string_view bytes);
    /// Where it is written to, for those who write themselves.
    [[nodiscard]] int descriptor() const { return descriptor_.number(); }
    /// Throws what the constructor throws: the world may have changed meanwhile.
    void keep();

private:
    [[noreturn]] void fail(int error) const;
    void openDirectly();
    void openBeside();

    OutputTarget target_;
    std::filesystem::path file_;   // what target_.file leads to
    std::filesystem::path beside_; // empty where the file is written to directly
    FileDescriptor descriptor_;
};

} // namespace damscope::base
