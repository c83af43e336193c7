// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/archive_reader.hpp"
#include "intake/intake.hpp"
#include "intake/survey.hpp"

#include <deque>

namespace damscope::db {

/// An open file of any kind: returns its texts one by one.
class Container {
public:
    virtual ~Container() = default;
    /// The next text or notice; nothing at the end, or where a stop was requested. Throws
    /// SourceFailure where the rest of the file cannot be read.
    virtual std::optional<IntakeItem> next() = 0;
};

/// What is needed to open a file.
struct ContainerContext {
    std::shared_ptr<const InputFile> file;
    std::string path; ///< as the user gave it
    SurveyOptions survey;
    ExpansionLimits limits;
    std::atomic<std::uint64_t>& counter; ///< of bytes read
    int depth = 0;                       ///< the number of archives around the file
};

/// Detects the kind of a file and opens it accordingly. Throws SourceFailure.
[[nodiscard]] std::unique_ptr<Container> openContainer(ContainerContext context);

} // namespace damscope::db
