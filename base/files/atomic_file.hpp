// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"
#include "base/files/output_target.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace damscope::base {

/// A new, empty file next to another, to replace it later: "NAME.damscope-" and sixteen letters.
/// Its maker holds a lock on it for as long as it is being written, so that one whose maker was
/// killed is known and removed when the next is made in that folder. Files whose names begin with
/// its own and "-" go with it.
class UnfinishedFile {
public:
    /// Throws std::system_error, which names the other file.
    explicit UnfinishedFile(const std::filesystem::path& file);
    UnfinishedFile(UnfinishedFile&&) = delete;
    /// Removes it, unless it has been renamed.
    ~UnfinishedFile();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Open for writing as long as it lives.
    [[nodiscard]] const FileDescriptor& descriptor() const { return descriptor_; }

private:
    std::filesystem::path path_;
    FileDescriptor descriptor_;
};

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
        return (beside_ ? beside_->descriptor() : direct_).number();
    }
    /// Throws the same as the constructor: the target may have changed meanwhile.
    void keep();

private:
    void openDirectly();
    void openBeside();

    OutputTarget target_;
    std::filesystem::path file_; // what target_.file leads to
    std::optional<UnfinishedFile> beside_;
    FileDescriptor direct_; // where the file is written to directly
};

enum class Present : std::uint8_t { replaced, refused };

/// Renames a finished file atomically and safe from a power cut: its contents are on the disk
/// before it gets the name, and at any moment either the old file is there or the new one. Throws
/// std::system_error: `file_exists` if there is a file with that name and none may be replaced,
/// `device_or_resource_busy` where another program keeps the old one open (Windows).
void placeFile(const std::filesystem::path& finished, const std::filesystem::path& file,
               Present present);

} // namespace damscope::base
