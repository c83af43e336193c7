// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a message of DamExchange: no message, or one that is read back as it is written.
#include "analysis/dxp/message.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace damscope;
namespace dxp = analysis::dxp;

void require(bool holds) {
    if (!holds)
        std::abort();
}

// A game request may bring any position.
void checkStart(const dxp::GameRequest& request) {
    const auto position = request.start
                              ? dxp::readPosition(rules::Variant::international, *request.start)
                              : std::nullopt;
    require(!position || dxp::writePosition(*position) == *request.start);
}

void checkMove(const dxp::Move& move) {
    const rules::Position start = rules::Position::start(rules::Variant::international);
    const auto legal = dxp::legalMove(start, move);
    require(!legal || dxp::messageOf(start.rules(), *legal, move.time).from == move.from);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto message = dxp::read(std::string(data, data + size));
    if (!message)
        return 0;
    if (const auto* request = std::get_if<dxp::GameRequest>(&*message))
        checkStart(*request);
    else if (const auto* move = std::get_if<dxp::Move>(&*message))
        checkMove(*move);
    const std::string written = dxp::write(*message);
    require(!written.empty() && written.size() <= dxp::longestMessage);
    const auto again = dxp::read(written);
    require(again.has_value() && dxp::write(*again) == written);
    return 0;
}
