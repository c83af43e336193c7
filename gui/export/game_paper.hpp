// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/diagram.hpp"
#include "parser/html/page.hpp"

#include <QPainter>
#include <QTextDocument>

class QPagedPaintDevice;

namespace damscope::gui {

/// The look of boards on paper.
struct PaperStyle {
    BoardThemeName theme = BoardThemeName::wood;
    Numbering numbering = Numbering::inside;
    bool flipped = false;
};

/// A game laid out for paper, with diagrams at the moves that are marked for one.
class GamePaper : public QTextDocument {
    Q_OBJECT

public:
    GamePaper(const rules::Game& game, const PaperStyle& style, const parser::html::Words& words);
    /// The words of pages in the language of the window.
    [[nodiscard]] static parser::html::Words words();

protected:
    /// "diagram:12": the position at node 12.
    QVariant loadResource(int type, const QUrl& name) override;

private:
    rules::Game game_;
    PaperStyle style_;
};

/// Prints games one after another, each starting on a new page, on a printer or to a PDF file.
class GamePrinter {
public:
    GamePrinter(QPagedPaintDevice& device, const PaperStyle& style, parser::html::Words words);
    /// Whether the device can print.
    [[nodiscard]] bool isReady() const { return painter_.isActive(); }
    void print(const rules::Game& game);

private:
    QPagedPaintDevice& device_;
    PaperStyle style_;
    parser::html::Words words_;
    QPainter painter_;
    bool first_ = true;
};

} // namespace damscope::gui
