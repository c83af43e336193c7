// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/encoding_choice.hpp"

namespace damscope::gui {

QStringList usualEncodings() {
    return {"UTF-8",        "windows-1252", "windows-1251", "windows-1250", "windows-1257",
            "windows-1254", "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-13",  "ISO-8859-15",
            "KOI8-R",       "KOI8-U",       "CP866",        "CP850",        "CP852",
            "CP775",        "CP857",        "CP1125",       "CP437",        "MACINTOSH",
            "MAC-CYRILLIC", "UTF-16"};
}

} // namespace damscope::gui
