// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/shared_data.hpp"

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>

namespace damscope::test {

std::optional<std::filesystem::path> sharedData() {
    const char* folder = std::getenv("DAMSCOPE_SHARED"); // NOLINT(concurrency-mt-unsafe)
    if (folder == nullptr || *folder == '\0')
        return std::nullopt;
    return std::filesystem::path(folder) / "data";
}

std::vector<nlohmann::json> readLines(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    std::vector<nlohmann::json> objects;
    for (std::string line; std::getline(in, line);)
        objects.push_back(nlohmann::json::parse(line));
    return objects;
}

} // namespace damscope::test
