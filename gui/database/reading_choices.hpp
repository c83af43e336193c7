// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace damscope::gui {

/// How files can be read, as dialogs offer it behind choices of their own.

/// The encodings, the usual ones first. Any other can be typed. The box has its name already.
void offerEncodings(QComboBox& box);
/// The variants, with their numbers as data.
void offerVariants(QComboBox& box);

} // namespace damscope::gui
