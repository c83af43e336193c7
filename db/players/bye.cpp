// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/bye.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/players/name_alone.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::db {
namespace {

// Folded (foldName).
constexpr auto byes = std::to_array<std::string_view>(
    {// English, Dutch, French, German
     "bye", "byes", "unpaired", "vrijloting", "vrijgeloot", "exempt", "exempte", "exemption",
     "spielfrei", "freilos",
     // Polish, Russian, Ukrainian, Bulgarian
     "pauzuje", "свободен", "свободна", "выходнои", "вихіднии", "почива",
     // Spanish, Italian, Danish, Norwegian, Swedish, Finnish, Estonian, Hungarian
     "descansa", "riposa", "oversidder", "frirond", "frironde", "lepovuoro", "vabavoor", "eronyero",
     // Greek, Hebrew, Arabic, Armenian, Georgian, Mongolian, Chinese
     "ρεπο", "חופשי", "ביי", "معفى", "ազատ", "თავისუფალი", "чөлөөтэи", "轮空", "輪空"});
constexpr auto perhaps = std::to_array<std::string_view>(
    {"vrij",   "frij",    "frei",   "free",    "odd",    "libre",  "libero",   "livre",
     "liber",  "repos",   "rust",   "wolny",   "wolna",  "wolne",  "pauza",    "volno",
     "volny",  "fri",     "lepo",   "vapaa",   "vaba",   "brivs",  "briva",    "laisvas",
     "laisva", "szabad",  "bay",    "folga",   "isento", "exento", "descanso", "riposo",
     "отдых",  "пропуск", "вольны", "вільнии", "باي"});
constexpr auto phrases = std::to_array<std::string_view>(
    {"no opponent", "not paired", "geen tegenstander", "vrije ronde", "sans adversaire",
     "kein gegner", "wolny los", "volny los", "без соперника", "без пары", "sem adversario",
     "sin rival", "sin oponente", "senza avversario", "turno libero", "turno di riposo",
     "turno libre", "walk over"});
// Beside one of them: "half point bye", "bye (1)".
constexpr auto beside = std::to_array<std::string_view>(
    {"half", "full", "zero", "point", "points", "pairing", "allocated", "requested"});

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& all, std::string_view word) {
    return std::ranges::find(all, word) != all.end();
}

// "-", "***": no name at all, but not "?", which is a name that is not known.
bool isOnlySigns(std::string_view written) {
    return !written.empty() && written.find_first_not_of("-+*/") == std::string_view::npos;
}

} // namespace

ByeName byeNameOf(std::string_view written) {
    constexpr std::size_t longest = 40;
    if (written.size() > longest || written.find(',') != std::string_view::npos)
        return ByeName::no;
    const std::string alone = nameAlone(written);
    if (isOnlySigns(alone))
        return ByeName::yes;
    const std::string folded = foldName(alone); // begins with a blank
    if (folded.empty())
        return ByeName::no;
    if (isOneOf(phrases, std::string_view(folded).substr(1)))
        return ByeName::yes;
    ByeName found = ByeName::no;
    for (const std::string_view word : base::splitWords(folded)) {
        if (isOneOf(byes, word))
            found = ByeName::yes;
        else if (isOneOf(perhaps, word))
            found = std::max(found, ByeName::perhaps);
        else if (!isOneOf(beside, word) && !base::isAllDigits(word))
            return ByeName::no;
    }
    return found;
}

} // namespace damscope::db
