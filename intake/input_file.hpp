// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"
#include "intake/byte_stream.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

namespace damscope::db {

/// A regular file open for reading. Named pipes, sockets and devices are refused without waiting
/// for them.
class InputFile {
public:
    /// Throws SourceFailure.
    explicit InputFile(const std::string& path);
    /// A copy of all of standard input in a temporary file without a name. Nothing if stopped.
    static std::shared_ptr<InputFile> fromStandardInput(const std::stop_token& stop);

    /// The same for the rest of a stream. Throws SourceFailure.
    static std::shared_ptr<InputFile> copyOf(ByteStream& stream);

    /// In bytes, when it was opened. Files of /proc report 0 whatever they hold.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Reads from an offset; 0 at the end of the file.
    std::size_t readAt(std::uint64_t offset, std::span<char> buffer) const;

private:
    explicit InputFile(base::FileDescriptor descriptor);

    base::FileDescriptor descriptor_;
    std::uint64_t size_ = 0;
};

/// A file from its beginning on. Any number of streams can read one file.
class FileStream final : public ByteStream {
public:
    /// Adds what it reads to `counter`.
    FileStream(std::shared_ptr<const InputFile> file, std::atomic<std::uint64_t>& counter)
        : file_(std::move(file)), counter_(counter) {}

    std::size_t read(std::span<char> buffer) override;
    void seek(std::uint64_t offset) { offset_ = offset; }
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    [[nodiscard]] std::uint64_t size() const { return file_->size(); }

private:
    std::shared_ptr<const InputFile> file_;
    std::atomic<std::uint64_t>& counter_;
    std::uint64_t offset_ = 0;
};

} // namespace damscope::db
