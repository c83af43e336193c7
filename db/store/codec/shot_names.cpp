// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/shot_names.hpp"

#include "db/store/codec/fold_name.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using analysis::shots::GivenNames;
using analysis::shots::ShotName;
using analysis::shots::ShotNames;

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

GivenNames called(const ShotNames& names, std::string_view name, bool off) {
    const std::string wanted = compared(name);
    GivenNames found;
    for (const ShotName& shot : names.all())
        if (shot.off == off && isCalled(shot, wanted))
            found.push_back(names.shared(shot));
    return found;
}

} // namespace

GivenNames shotsNamed(const ShotNames& names, std::string_view name) {
    return called(names, name, false);
}

GivenNames shotsOffNamed(const ShotNames& names, std::string_view name) {
    return called(names, name, true);
}

std::string shotNameMeant(const ShotNames& names, std::string_view name) {
    std::vector<std::string_view> known;
    for (const ShotName& shot : names.all())
        if (!shot.off) {
            known.insert(known.end(), shot.names.begin(), shot.names.end());
            known.insert(known.end(), shot.alternatives.begin(), shot.alternatives.end());
        }
    return nearestName(name, known, compared);
}

std::vector<std::string_view> allShotNames(const ShotNames& names) {
    std::vector<std::string_view> all;
    for (const ShotName& shot : names.all())
        for (const std::string& name : shot.names)
            if (!name.empty() && !shot.off)
                all.push_back(name);
    return all;
}

} // namespace damscope::db
