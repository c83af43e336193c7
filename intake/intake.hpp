// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/source.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace damscope::db {

/// A PDN text, identified and ready to be read.
struct OpenSource {
    Source source;
    std::string file; ///< the file that it is or is a member of, fit for display
    /// Its bytes from the beginning, in the source's encoding. Throws SourceFailure, also where
    /// they are not those that were identified.
    std::unique_ptr<ByteStream> text;
};

using IntakeItem = std::variant<OpenSource, Notice>;

struct IntakeOptions {
    std::string encoding; ///< of all texts, as parser::encodingNamed gives it; empty: detected
    std::stop_token stop;
    /// Called often while texts are identified, which takes time for large ones.
    std::function<void()> tick;
    ExpansionLimits limits;
};

/// How much of all files was read; each is read twice. The total is 0 if it is not known.
struct IntakeProgress {
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;
};

/// Returns the PDN texts of paths one by one: files whatever their names, folders with
/// everything below them, members of zip, 7z and tar archives, texts packed
/// by gzip, bzip2, xz or zstd, and standard input for "-". Archives and packed texts are recognised
/// by their content; those inside archives by their names, two deep. Only these are unpacked to
/// disk, as temporary files without a name, and no file is held in memory.
///
/// Each text is read twice: first to identify it and to find out its encoding, and, if the caller
/// wants it, once more through OpenSource::text.
class Intake {
public:
    explicit Intake(const std::vector<std::string>& paths, IntakeOptions options = {});
    Intake(const Intake&) = delete;
    Intake& operator=(const Intake&) = delete;
    ~Intake();

    /// The next text, or a notice about what was skipped before it. Nothing at the end, or if a
    /// stop was requested. Invalidates the text of the last OpenSource.
    std::optional<IntakeItem> next();

    /// May be called from any thread.
    [[nodiscard]] IntakeProgress progress() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
