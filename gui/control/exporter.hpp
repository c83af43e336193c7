// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "gui/export/export_job.hpp"

#include <QObject>

#include <filesystem>
#include <functional>
#include <vector>

class QWidget;

namespace damscope::gui {

class GameDocument;
struct Diagram;

/// Exports games and diagrams to files and paper. File dialogs open above `window`.
class Exporter : public QObject {
    Q_OBJECT

public:
    /// The current look of boards.
    struct Look {
        std::function<PaperStyle()> paper;
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
