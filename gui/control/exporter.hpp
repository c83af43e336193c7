// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "gui/base/job.hpp"
#include "gui/board/board_picture.hpp"
#include "parser/html/page.hpp"

#include <QObject>
#include <QPainter>
#include <QString>
#include <QTextDocument>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace damscope::db {
class Store;
}
class QPageLayout;
class QPagedPaintDevice;

namespace damscope::gui {

/// The look of boards on paper.
struct PrintStyle {
    BoardThemeName theme = BoardThemeName::wood;
    Numbering numbering = Numbering::inside;
    bool flipped = false;
};

/// A game laid out for paper, with diagrams at the moves that are marked for one.
class PrintedGame : public QTextDocument {
    Q_OBJECT

public:
    PrintedGame(const rules::Game& game, const PrintStyle& style, const parser::html::Words& words);
    /// The words of pages in the language of the window.
    [[nodiscard]] static parser::html::Words words();

protected:
    /// "diagram:12": the position at node 12.
    QVariant loadResource(int type, const QUrl& name) override;

private:
    rules::Game game_;
    PrintStyle style_;
};

/// Prints games one after another, each starting on a new page, on a printer or to a PDF file.
class GamePrinter {
public:
    GamePrinter(QPagedPaintDevice& device, const PrintStyle& style, parser::html::Words words);
    /// Whether the device can print.
    [[nodiscard]] bool isReady() const { return painter_.isActive(); }
    void print(const rules::Game& game);

private:
    QPagedPaintDevice& device_;
    PrintStyle style_;
    parser::html::Words words_;
    QPainter painter_;
    bool first_ = true;
};

class OutputFile;

/// Writes one game to a file of the kind of its extension: PDN, a web page (.html) or PDF, but not
/// over one that games of the store were imported from. Returns the error, if any.
[[nodiscard]] std::optional<QString> exportGame(const QString& file, const rules::Game& game,
                                                const PrintStyle& style,
                                                const std::filesystem::path& store = {});

/// Prints one game to a PDF file of these pages. Returns the error, if any.
[[nodiscard]] std::optional<QString> printToFile(const QString& file, const rules::Game& game,
                                                 const PrintStyle& style,
                                                 const std::filesystem::path& store,
                                                 const QPageLayout& layout);

/// Writes stored games to a file, in a thread of its own: PDN, a web page, PDF, CSV or JSON, by the
/// file's extension. The file appears complete or not at all.
class ExportJob : public QObject {
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr) : QObject(parent) {}

    /// One at a time.
    void start(const std::filesystem::path& store, const std::vector<db::GameId>& games,
               const QString& file, const PrintStyle& style);
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// `damaged`: games that could not be read and were skipped.
    void finished(const QString& file, quint64 games, quint64 damaged);
    void failed(const QString& reason);

private:
    struct Wish;
    struct Outcome;
    [[nodiscard]] Job::Step run(const Wish& wish, const std::stop_token& stop);
    [[nodiscard]] static Outcome writePdf(db::Store& store, const Wish& wish, OutputFile& out,
                                          const std::stop_token& stop);
    [[nodiscard]] static Outcome writeText(db::Store& store, const Wish& wish, OutputFile& out,
                                           const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

class GameDocument;
struct Diagram;

/// Exports games and diagrams to files and paper. File dialogs open above `window`.
class Exporter : public QObject {
    Q_OBJECT

public:
    /// The current look of boards.
    struct Look {
        std::function<PrintStyle()> paper;
        std::function<Diagram()> diagram;
    };
    Exporter(GameDocument& document, Look look, QWidget& window);

    /// The store to export games from.
    void setStore(const std::filesystem::path& store) { store_ = store; }
    void exportOpenGame();
    void exportGames(const std::vector<db::GameId>& games);
    void printGame();
    void saveDiagram();
    void copyDiagram();
    void copyPosition();
    void copyGame();
    /// The current move and those after it.
    void copyLine();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] QString proposedName() const;
    void connectJob();

    GameDocument& document_;
    Look look_;
    QWidget& window_;
    std::filesystem::path store_;
    ExportJob job_;
};

} // namespace damscope::gui
