// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/shot_names.hpp"

#include "analysis/shots/names.hpp"
#include "db/store/codec/fold_name.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using analysis::shots::ShotName;
using analysis::shots::shotNames;

std::string compared(std::string_view name) {
    std::string folded = foldName(name);
    for (const std::string_view word : {" coup", " du", " de", " la", " l"})
        if (folded.starts_with(std::string(word) + ' '))
            folded.erase(0, word.size());
    return folded;
}

bool isCalled(const ShotName& shot, const std::string& name) {
    const auto isIt = [&](const std::string& own) { return !own.empty() && compared(own) == name; };
    return isIt(shot.key) || std::ranges::any_of(shot.names, isIt) ||
           std::ranges::any_of(shot.alternatives, isIt);
}

std::vector<std::uint32_t> called(std::string_view name, bool off) {
    const std::string wanted = compared(name);
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 1; number <= shotNames().all().size(); ++number)
        if (const ShotName& shot = shotNames().named(number);
            shot.off == off && isCalled(shot, wanted))
            numbers.push_back(number);
    return numbers;
}

} // namespace

std::vector<std::uint32_t> shotsNamed(std::string_view name) {
    return called(name, false);
}

std::vector<std::uint32_t> shotsOffNamed(std::string_view name) {
    return called(name, true);
}

std::string shotNameMeant(std::string_view name) {
    std::vector<std::string_view> known;
    for (const ShotName& shot : shotNames().all())
        if (!shot.off) {
            known.insert(known.end(), shot.names.begin(), shot.names.end());
            known.insert(known.end(), shot.alternatives.begin(), shot.alternatives.end());
        }
    return nearestName(name, known, compared);
}

std::vector<std::string_view> allShotNames() {
    std::vector<std::string_view> names;
    for (const ShotName& shot : shotNames().all())
        for (const std::string& name : shot.names)
            if (!name.empty() && !shot.off)
                names.push_back(name);
    return names;
}

} // namespace damscope::db
