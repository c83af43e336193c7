// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/reference_lines.hpp"

#include "tests/rules/oracle.hpp"

#include <fstream>
#include <stdexcept>
#include <string>

namespace damscope::rules::oracle {

std::vector<nlohmann::json> referenceLines(std::string_view file) {
    const std::string path = reference(file);
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error("cannot read " + path);
    std::vector<nlohmann::json> objects;
    for (std::string line; std::getline(in, line);)
        objects.push_back(nlohmann::json::parse(line));
    return objects;
}

} // namespace damscope::rules::oracle
