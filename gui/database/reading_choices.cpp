// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/reading_choices.hpp"

#include "gui/base/rules_words.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QStringList>

namespace damscope::gui {

namespace {

QStringList usualEncodings() {
    return {"UTF-8",        "windows-1252", "windows-1251", "windows-1250", "windows-1257",
            "windows-1254", "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-13",  "ISO-8859-15",
            "KOI8-R",       "KOI8-U",       "CP866",        "CP850",        "CP852",
            "CP775",        "CP857",        "CP1125",       "CP437",        "MACINTOSH",
            "MAC-CYRILLIC", "UTF-16"};
}

} // namespace

void offerEncodings(QComboBox& box) {
    box.setObjectName("encoding");
    box.addItems(usualEncodings());
    box.setEditable(true);
    box.lineEdit()->setAccessibleName(box.accessibleName());
    box.setInsertPolicy(QComboBox::NoInsert);
}

void offerVariants(QComboBox& box) {
    box.setObjectName("readingVariant");
    for (const rules::Variant variant : rules::allVariants())
        box.addItem(variantTitle(variant), static_cast<int>(variant));
}

} // namespace damscope::gui
