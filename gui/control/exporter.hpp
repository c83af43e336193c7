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

/// What leaves the window: files, diagrams, paper. Files are asked for above `window`.
class Exporter : public QObject {
    Q_OBJECT

public:
    /// How boards look now.
    struct Look {
        std::function<PaperStyle()> paper;
        std::function<Diagram()> diagram;
    };
    Exporter(GameDocument& document, Look look, QWidget& window);

    /// Where stored games are exported from.
    void setStore(const std::filesystem::path& store) { store_ = store; }
    void exportOpenGame();
    void exportGames(const std::vector<db::GameId>& games);
    void printGame();
    void saveDiagram();
    void copyDiagram();
    void copyPosition();
    void copyGame();

signals:
    /// Something the user should know.
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
