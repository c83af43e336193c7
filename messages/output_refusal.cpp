// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/output_refusal.hpp"

#include "messages/words.hpp"

#include <array>
#include <string_view>

namespace damscope {
namespace {

using Reason = base::OutputRefusal::Reason;

// In the order of the reasons.
constexpr std::array<std::string_view, static_cast<std::size_t>(Reason::present) + 1> codes{
    "output-is-store",         "output-is-part-of-store", "output-is-input",   "output-is-original",
    "output-is-endgame-table", "output-is-weights",       "output-unreadable", "output-present",
};

} // namespace

Message messageOf(const base::OutputRefusal& refusal) {
    Message message{std::string(codes[static_cast<std::size_t>(refusal.reason)]),
                    {{"file", refusal.file.string()}}};
    if (!refusal.other.empty())
        message.parameters.push_back({"other", refusal.other.string()});
    return message;
}

std::string words(const base::OutputRefusal& refusal, Language language) {
    return words(messageOf(refusal), language);
}

} // namespace damscope
