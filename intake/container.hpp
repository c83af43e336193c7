// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/archive_reader.hpp"
#include "intake/intake.hpp"
#include "intake/survey.hpp"

#include <deque>

namespace damscope::db {

/// A file that was opened, whatever is in it: gives its texts one by one.
class Container {
public:
    virtual ~Container() = default;
    /// The next text or notice; nothing at the end, or where a stop was requested. Throws
    /// SourceFailure where the file cannot be read on.
    virtual std::optional<IntakeItem> next() = 0;
};

/// What is needed to open a file.
struct ContainerContext {
    std::shared_ptr<const InputFile> file;
    std::string path; ///< as the user gave it
    SurveyOptions survey;
    ExpansionLimits limits;
    std::atomic<std::uint64_t>& counter; ///< of bytes read
    int depth = 0;                       ///< in how many archives the file is
};

/// Looks into a file and opens it as what it is. Throws SourceFailure.
[[nodiscard]] std::unique_ptr<Container> openContainer(ContainerContext context);

} // namespace damscope::db
