// SPDX-License-Identifier: GPL-3.0-or-later
// Files as every operating system has them: the sources are in base/posix and base/windows.
//
// Names are UTF-8 in std::string everywhere, also where std::filesystem::path holds UTF-16. Errors
// are std::error_code of the C library (ENOENT, ENOSPC ...) whatever the system's own numbers are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::base {

/// An open file of the operating system, closed at the end of its life. Whether closing fails is
/// not reported: writers sync the data to the disk before.
class FileDescriptor {
public:
    FileDescriptor() = default;
    /// Takes over an open descriptor of the C library; a negative number stands for none.
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~FileDescriptor() { close(); }
    void close();
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool isOpen() const { return number_ >= 0; }

private:
    int number_ = -1;
};

/// For what a file is opened.
enum class Opening : std::uint8_t {
    read,   ///< a file that is there; a pipe or a device is not waited for
    write,  ///< a file, pipe or device that is there
    append, ///< a file that is made if it is missing; each write() adds to its end, whole
    extend, ///< the same of a file that is there
    change, ///< for reading and writing a file that is there; refused if it is a link
    make,   ///< for reading and writing; refused if anything has the name, a link too
    share   ///< for reading and writing; made if it is missing, refused if it is a link
};

/// Permissions of a new file on POSIX, less what the mask of the process forbids. On Windows the
/// folder says who may read what is in it.
inline constexpr std::filesystem::perms usualPermissions{0666};

/// Opens a file, as bytes and not for programs that this one starts. Others may read, write, rename
/// and remove it meanwhile; where another program does not allow it to be opened (Windows) the
/// error is `device_or_resource_busy`.
[[nodiscard]] FileDescriptor openFile(const std::filesystem::path& file, Opening opening,
                                      std::error_code& error,
                                      std::filesystem::perms permissions = usualPermissions);
/// The same; throws std::system_error, which names the file.
[[nodiscard]] FileDescriptor openFile(const std::filesystem::path& file, Opening opening,
                                      std::filesystem::perms permissions = usualPermissions);

/// A file without a name in the folder for temporary files, which goes when it is closed or the
/// program ends in any way.
[[nodiscard]] FileDescriptor openNamelessFile(std::error_code& error);

/// A new file in the folder for temporary files whose name ends so (".pdn"), which only its owner
/// may read; on Windows everybody who may read that folder.
[[nodiscard]] std::filesystem::path makeTemporaryFile(std::string_view ending,
                                                      std::error_code& error);
/// A new folder in another, which only its owner may read; on Windows everybody who may read the
/// other.
[[nodiscard]] std::filesystem::path makeTemporaryFolder(const std::filesystem::path& in,
                                                        std::error_code& error);

/// What is read from a place in a file on, at most `room`; 0 at its end. Interruptions are passed
/// over.
[[nodiscard]] std::size_t readAt(const FileDescriptor& file, std::uint64_t offset,
                                 std::span<char> room, std::error_code& error);
/// Only advice: the file will be read from beginning to end.
void expectReadingInOrder(const FileDescriptor& file);

/// Which file it is, whatever names it has.
struct FileIdentity {
    std::uint64_t volume = 0;
    std::uint64_t number = 0;
    friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

struct FileStatus {
    enum class Kind : std::uint8_t { regular, folder, pipe, socket, device };
    Kind kind = Kind::regular;
    std::uint64_t size = 0;
    std::uint64_t names = 0; ///< hard links
    FileIdentity identity = {};
};

/// Follows links. Nothing, and an error, if there is no such file.
[[nodiscard]] std::optional<FileStatus> statusOf(const std::filesystem::path& file,
                                                 std::error_code& error);
[[nodiscard]] std::optional<FileStatus> statusOf(const FileDescriptor& file,
                                                 std::error_code& error);

/// Whether an open file has this name, which is no link to it.
[[nodiscard]] bool isCalled(const FileDescriptor& file, const std::filesystem::path& name);

/// Tries to lock an open file, as FileLock does, until it is closed.
enum class LockAttempt : std::uint8_t { locked, taken, impossible };
[[nodiscard]] LockAttempt lockWhole(const FileDescriptor& file, std::error_code& error);
void unlockWhole(const FileDescriptor& file);

/// The permissions of another file, if it is there and the system has permissions that a new file
/// does not get from its folder.
[[nodiscard]] std::error_code takePermissions(const FileDescriptor& file,
                                              const std::filesystem::path& from);
/// The same with these permissions.
[[nodiscard]] std::error_code setPermissions(const FileDescriptor& file,
                                             std::filesystem::perms permissions);

/// Whether the system refuses to rename or remove a file that a program has opened in its usual way
/// (Windows). Where it does, nobody has one open that can be renamed.
[[nodiscard]] bool openFilesStay();

/// Throws std::system_error, which names the file.
[[noreturn]] void failOn(const std::filesystem::path& file, std::error_code error);

/// An error by the system's own number: errno, or what GetLastError() says.
[[nodiscard]] std::error_code errorOf(int systemNumber);

/// Letters from a to z, for a name that nothing else has.
[[nodiscard]] std::string randomLetters(std::size_t count);

/// A path as users of the system write it, with "/" between its parts.
[[nodiscard]] std::string withSlashes(std::string path);

} // namespace damscope::base
