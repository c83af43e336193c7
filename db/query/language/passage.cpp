// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/passage.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {

void fail(QueryError error) {
    throw Misread{std::move(error)};
}

void fail(const rules::Rules& rules, std::size_t offset, QueryFault fault, std::string example) {
    fail({.fault = fault,
          .offset = offset,
          .variant = rules.variant,
          .example = std::move(example)});
}

void fail(const Passage& passage, QueryFault fault, std::string example) {
    fail(passage.rules, passage.offset, fault, std::move(example));
}

int limited(unsigned number) {
    constexpr unsigned most = 1'000'000;
    return static_cast<int>(std::min(number, most));
}

} // namespace damscope::db::query
