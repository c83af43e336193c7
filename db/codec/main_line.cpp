// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/main_line.hpp"

namespace damscope::db {

using namespace movetext;

MainLineReader::MainLineReader(std::span<const std::uint8_t> blob) : in_(blob) {}

bool MainLineReader::next() {
    if (failed_)
        return false;
    try {
        if (started_)
            return advance();
        begin();
        return true;
    } catch (const FormatError&) {
        failed_ = true;
        return false;
    }
}

void MainLineReader::begin() {
    const Head head = readHead(in_);
    variant_ = head.start.variant();
    position_ = head.start;
    started_ = true;
}

bool MainLineReader::advance() {
    while (!in_.atEnd()) {
        if (isStep(in_.peek())) {
            takeStep();
            return true;
        }
        if (in_.peek() == openVariation)
            skipVariation(in_, variant_);
        else
            skipRemark(in_);
    }
    return false;
}

void MainLineReader::takeStep() {
    move_.reset();
    const std::uint8_t code = in_.peek();
    if (code < openVariation) {
        if (!position_)
            in_.fail("a move in an unknown position");
        move_ = readMove(in_, *position_);
        position_->play(*move_);
        ++ply_;
        return;
    }
    in_.byte();
    if (code == setup) {
        position_ = readPosition(in_, variant_);
        return;
    }
    ++ply_;
    if (code == unknownMove)
        position_.reset();
    else if (position_)
        position_->setToMove(opponent(position_->toMove()));
}

} // namespace damscope::db
