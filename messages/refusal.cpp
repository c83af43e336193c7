// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/refusal.hpp"

#include "messages/words.hpp"

#include <array>
#include <cerrno>
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

Message systemReason(int error) {
    switch (error) {
    case ENOENT:
        return {"system-no-such-file", {}};
    case EACCES:
    case EPERM:
        return {"system-no-permission", {}};
    case ECONNREFUSED:
        return {"system-connection-refused", {}};
    case EADDRINUSE:
        return {"system-address-in-use", {}};
    case EEXIST:
        return {"system-file-exists", {}};
    case ENOTDIR:
        return {"system-not-folder", {}};
    case EROFS:
        return {"system-read-only", {}};
    case EISDIR:
        return {"system-folder", {}};
    case ENOSPC:
        return {"system-disk-full", {}};
    case EIO:
        return {"system-input-output", {}};
    default:
        return {"system", {{"text", std::generic_category().message(error)}}};
    }
}

std::string words(const std::system_error& error, Language language) {
    std::string text = error.what();
    if (const std::string reason = error.code().message(); text.ends_with(reason))
        text.replace(text.size() - reason.size(), reason.size(),
                     words(systemReason(error.code().value()), language));
    return text;
}

} // namespace damscope
