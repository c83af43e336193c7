// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/motion.hpp"

namespace damscope::gui::look {

namespace {

bool& reducedMotion() {
    static bool reduced = false;
    return reduced;
}

} // namespace

bool isMotionReduced() {
    return reducedMotion();
}

void setMotionReduced(bool reduced) {
    reducedMotion() = reduced;
}

} // namespace damscope::gui::look
