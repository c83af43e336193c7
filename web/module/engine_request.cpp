// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/engine_request.hpp"

#include "web/module/request.hpp"

#include <chrono>

namespace damscope::web {

std::unique_ptr<analysis::EmbeddedEngine> engineFor(const Json& request) {
    constexpr std::size_t tableMegabytes = 64;
    analysis::EngineSettings settings;
    settings.threads = static_cast<int>(numberIn(request, "threads").value_or(1));
    settings.tableMegabytes =
        static_cast<std::size_t>(numberIn(request, "megabytes").value_or(tableMegabytes));
    return std::make_unique<analysis::EmbeddedEngine>(settings);
}

analysis::Limits limitsIn(const Json& request) {
    analysis::Limits limits;
    if (const auto nodes = numberIn(request, "nodes"))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (const auto depth = numberIn(request, "depth"))
        limits.depth = static_cast<int>(*depth);
    if (has(request, "seconds"))
        limits.time = std::chrono::milliseconds(
            static_cast<std::int64_t>(request["seconds"].get<double>() * 1000));
    limits.lines = static_cast<int>(numberIn(request, "lines").value_or(1));
    return limits;
}

} // namespace damscope::web
