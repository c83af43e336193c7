// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/expansion.hpp"
#include "intake/notice.hpp"
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
    std::string file; ///< the file that it is, or is a member of, as it can be shown
    /// Its bytes from the beginning, in the source's encoding. Throws SourceFailure, also where
    /// they are not those that were identified.
    std::unique_ptr<ByteStream> text;
};

using IntakeItem = std::variant<OpenSource, Notice>;

struct IntakeOptions {
    std::string encoding; ///< of all texts, as parser::encodingNamed gives it; empty: detected
    std::stop_token stop;
    /// Called often while texts are identified, which takes long for large ones.
    std::function<void()> tick;
    ExpansionLimits limits;
};

/// How much of all files was read, each being read twice. The total is 0 where it is not known.
struct IntakeProgress {
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;
};

/// Goes through paths and gives the PDN texts behind them one by one: files whatever they are
/// called, folders with all that is below them, members of zip, 7z and tar archives, texts packed
/// by gzip, bzip2, xz or zstd, and standard input for "-". Archives and packed texts are recognised
/// by what they hold; those inside archives by their names, two deep. Nothing is unpacked to disk
/// but these, as temporary files without a name, and no file is held in memory.
///
/// Each text is read twice: first to identify it and to find out its encoding, and, if the caller
/// wants it, once more through OpenSource::text.
class Intake {
public:
    explicit Intake(const std::vector<std::string>& paths, IntakeOptions options = {});
    Intake(const Intake&) = delete;
    Intake& operator=(const Intake&) = delete;
    ~Intake();

    /// The next text, or what is to be reported of what was met on the way. Nothing at the end, or
    /// where a stop was requested. Ends the life of the last OpenSource's text.
    std::optional<IntakeItem> next();

    /// May be called from any thread.
    [[nodiscard]] IntakeProgress progress() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
