// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "web/module/calls.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::web {

/// The files that a call was given: `files` of the request, names in the folder of exchange.
/// Refuses one that is none of these.
[[nodiscard]] std::vector<std::filesystem::path> givenFiles(Session& session, const Json& request);
/// How far each of them may expand: to `most` bytes altogether, where a request says it.
[[nodiscard]] db::ExpansionLimits expansionLimitsIn(const Json& request);
/// The beginning of the first text in them that can be read, unpacked and in UTF-8, with its first
/// game whole. Throws CallError where there is none.
[[nodiscard]] std::string firstText(Session& session, const Json& request);

/// A file that a call makes for the page.
class MadeFile {
public:
    MadeFile(Session& session, std::string name);
    void write(std::string_view bytes);
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// What stands in `files` of the answer. Throws std::system_error if it could not be written.
    [[nodiscard]] Json keep();

private:
    std::string name_;
    std::filesystem::path path_;
    std::ofstream out_;
};

} // namespace damscope::web
