// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/import_report.hpp"

#include <QDialog>

#include <cstdint>
#include <filesystem>

class QPlainTextEdit;

namespace damscope::gui {

/// Opens a file at a line in the editor that $VISUAL or $EDITOR names, if it has a window of its
/// own and takes a line. False: neither does, or it cannot be started.
[[nodiscard]] bool openInEditor(const std::filesystem::path& file, std::uint64_t line);

/// The text of an imported file, read-only, at one of its lines.
class FileView : public QDialog {
    Q_OBJECT

public:
    FileView(const pages::Excerpt& text, std::uint64_t line, QWidget* parent);

private:
    void goTo(std::uint64_t line);

    QPlainTextEdit* text_;
};

} // namespace damscope::gui
