// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "online/transfer.hpp"
#include "tests/online/site_server.hpp"

#include <string>

namespace damscope::online::testing {

/// The first hundred bytes that a server answers through a line; or the code of the failure.
inline std::string answerOf(const SiteServer& server, const Line& line) {
    const Address address = addressFrom(server.address() + "/a.pdn").value();
    try {
        const auto bytes = openAddress(address, "*/*", line);
        std::string text(100, ' ');
        text.resize(db::readFully(*bytes, text));
        return text;
    } catch (const db::SourceFailure& failure) {
        return failure.reason().code;
    }
}

} // namespace damscope::online::testing
