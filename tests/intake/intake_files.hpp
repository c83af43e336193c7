// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/intake.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Files and archives to be imported in tests.
namespace damscope::db::testing {

/// A folder of its own, removed with everything in it at the end.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    /// The path of a file in it, whether or not there is one.
    [[nodiscard]] std::string path(std::string_view name) const;
    /// Writes a file, with the folders above it; its path.
    std::string write(std::string_view name, std::string_view bytes) const;

private:
    std::filesystem::path root_;
};

struct PackedFile {
    std::string name;
    std::string bytes;
    std::string linkTo; ///< a symbolic link, if not empty
};

enum class Packing { zip, storedZip, encryptedZip, sevenZip, tar, tarGz, tarBz2, tarXz, tarZst };

/// An archive, made by libarchive.
[[nodiscard]] std::string packed(Packing packing, const std::vector<PackedFile>& files);
/// One file compressed: ".bz2", ".xz" or ".zst".
[[nodiscard]] std::string compressed(std::string_view ending, std::string_view bytes);
/// One gzip member, made by zlib.
[[nodiscard]] std::string gzipped(std::string_view bytes);

/// Everything that an intake gave.
struct Taken {
    struct Text {
        Source source;
        std::string bytes;
        std::string failure; ///< why reading ended; empty: at its end
    };
    std::vector<Text> texts;
    std::vector<Notice> notices;

    [[nodiscard]] std::vector<std::string> paths() const; ///< of the texts
};
[[nodiscard]] Taken takeAll(const std::vector<std::string>& paths, IntakeOptions options = {});

/// A game, different for each number.
[[nodiscard]] std::string game(int number);
[[nodiscard]] std::string games(int count);

} // namespace damscope::db::testing
