// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/people/persons.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace damscope::pages {

/// Where the names on a page lead; a function that is not set, or a blank answer:
/// nowhere.
struct SheetLinks {
    std::function<std::string(db::PersonId)> player;
    std::function<std::string(std::string_view name)> event;
    std::function<std::string(db::GameId)> game;
    std::function<std::string(std::string_view key)> structure;

    template <class Function, class Key>
    [[nodiscard]] static std::string of(const Function& function, const Key& key) {
        return function ? function(key) : std::string();
    }
};

} // namespace damscope::pages
