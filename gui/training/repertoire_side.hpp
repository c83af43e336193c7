// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/lists/collections.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/training/opening_trainer.hpp"
#include "pages/repertoire_sheet.hpp"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTextBrowser;
class QTreeWidget;

namespace damscope::gui {

class BoardWidget;

/// What the user means to play, beside the board of the page of training: the lines as a tree with
/// the results of the games, moves without an answer, and where the user's own games left it. A
/// move that is played on the board is added after the selected one.
class RepertoireSide : public QWidget {
    Q_OBJECT

public:
    /// `trainer` knows the collections.
    RepertoireSide(OpeningTrainer& trainer, BoardWidget& board, QWidget* parent);

    void setStore(const std::filesystem::path& store);
    /// The name of the user, as games have it.
    void setOwnName(const QString& name);
    /// Lines or games may be others now.
    void refresh();
    /// The collection that lines of players' pages are put into.
    void chooseOwn(rules::Color side);
    void retranslate();
    /// As it is printed; nothing while it is read, and if there are no lines.
    [[nodiscard]] const std::optional<pages::Sheet>& sheet() const { return sheet_; }

signals:
    void rehearseWanted(const QString& collection, damscope::rules::Color side);
    /// Lines were added or removed.
    void repertoireChanged();
    void sheetChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What games played in its positions, as long as the store has the same games.
    struct Counted {
        db::GamesState state{};
        db::PlayedMoves played;
    };
    struct Found {
        std::optional<std::string> collection;
        std::vector<pages::RepertoireRow> rows;
        std::optional<pages::Sheet> sheet;
    };
    void compose();
    void connectParts();
    void showChoices();
    void read();
    void alertReading(const QString& reason);
    void showFound(const Found& found);
    void fillTree();
    void showText();
    void showBoard();
    void add(const rules::Move& move);
    void remove();
    [[nodiscard]] const pages::RepertoireRow* current() const;
    [[nodiscard]] rules::Color side() const;
    [[nodiscard]] db::OwnCollection own() const;

    OpeningTrainer& trainer_;
    BoardWidget& board_;
    std::filesystem::path store_;
    QString ownName_;
    std::shared_ptr<Counted> counted_; ///< only for the thread of `job_`
    std::optional<std::string> collection_;
    std::vector<pages::RepertoireRow> rows_;
    std::optional<pages::Sheet> sheet_;
    std::vector<std::string> path_; ///< of the move that is to be selected
    QComboBox* repertoire_;
    QComboBox* colour_;
    QLabel* hint_;
    QTreeWidget* tree_;
    QTextBrowser* text_;
    QPushButton* rehearse_;
    QPushButton* remove_;
    StoreChanges changes_{this};
    Job job_{*this, [this](const QString& reason) { alertReading(reason); }};
};

} // namespace damscope::gui
