// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <vector>

namespace damscope::base {

/// Why a file is not written.
struct OutputRefusal {
    enum class Reason : std::uint8_t {
        store,        ///< it is a Damscope database
        partOfStore,  ///< its name is that of a log or lock of the database `other`
        input,        ///< it is `other`, which the same operation reads
        original,     ///< the games of the database were imported from it
        endgameTable, ///< it is one
        weights,      ///< it holds weights of the engine
        unreadable,   ///< it cannot be read, so it might be one of these
        foreign,      ///< Damscope has not written it, or it was changed since
        present       ///< there is a file, which must stay
    };
    Reason reason;
    std::filesystem::path file; ///< as it was named
    std::filesystem::path other;
};

/// Nothing was written. messages/words.hpp has the words for it.
class OutputRefused : public std::runtime_error {
public:
    explicit OutputRefused(OutputRefusal refusal);
    [[nodiscard]] const OutputRefusal& refusal() const { return refusal_; }

private:
    OutputRefusal refusal_;
};

/// A file that an operation is to write.
struct OutputTarget {
    std::filesystem::path file;
    std::vector<std::filesystem::path> inputs = {}; ///< what the same operation reads
    bool keepPresent = false;                       ///< a file of that name stays as it is
    FileKind successor = FileKind::other; ///< the kind that may replace a file of the same kind
    std::vector<std::filesystem::path> originals = {}; ///< of games that were imported
    bool onlyOwn = false;      ///< a file stays that is not, byte for byte, one of isOwnFile()
    bool isRemembered = false; ///< what is written is one of these
};

/// The store to which a file of this name belongs, its log or its lock, also one that does not
/// exist yet.
[[nodiscard]] std::optional<std::filesystem::path> owningStore(const std::filesystem::path& file);

/// Why the target must not be written: the loss could not be undone. Files are compared by
/// identity, not by name, so that links, relative paths and file systems that ignore case make no
/// difference.
[[nodiscard]] std::optional<OutputRefusal> refusalOf(const OutputTarget& target);

/// Throws OutputRefused if there is a refusal.
void requireWritable(const OutputTarget& target);

/// The file that writing to a path would write: links are followed, even to no existing file.
[[nodiscard]] std::filesystem::path followed(const std::filesystem::path& path);

} // namespace damscope::base
