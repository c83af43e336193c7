// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/game.hpp"

#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace damscope::gui {

class BoardWidget;

/// A problem with the game that has it.
struct Fault {
    db::ImportProblem problem;
    rules::Game game;       ///< if the problem names one
    QString excerpt;        ///< of the file around it; empty: the file cannot be read
    std::uint64_t line = 0; ///< of the file, at which the excerpt begins
};

/// What the user decides about a problem.
struct Remedy {
    /// leave: an error stays as text, a note has been looked at
    enum class Kind : std::uint8_t { proposal, move, leave, remove };
    Kind kind{};
    std::optional<rules::Move> move{}; ///< in the place of the one that cannot be played
};

/// One problem of an import: the board where the game breaks, the text of the file, the rule that
/// is broken, and what can be done. A move that is played on the board is one more choice.
class MendingSide : public QWidget {
    Q_OBJECT

public:
    explicit MendingSide(QWidget* parent);

    void show(Fault fault);
    /// The one that is shown.
    [[nodiscard]] const db::ImportProblem* problem() const {
        return fault_ ? &fault_->problem : nullptr;
    }
    /// Its game, at the last move before the problem; nothing: it is of no game.
    [[nodiscard]] std::optional<ShownGame> shown() const;
    /// Only words.
    void showWords(const QString& words);
    /// "1 of 9"
    void setPlace(int place, int count);
    void setLook(const BoardLook& look);
    /// What is chosen is to be done, and the next problem shown; without a choice only that.
    void save();
    [[nodiscard]] BoardWidget& board() { return *board_; }

signals:
    void decided(const damscope::gui::Remedy& remedy);
    void nextWanted();
    void openWanted();
    /// The file is to be shown at the line of the problem.
    void fileWanted();

private:
    struct Choice {
        QString text;
        Remedy remedy;
        std::optional<MoveArrow> arrow{};
    };

    void compose();
    [[nodiscard]] QWidget* sideOfBoard();
    void retranslate();
    void write();
    void writeText();
    [[nodiscard]] QColor markColour() const;
    void offer();
    void addProposal();
    void addMove(const rules::Move& move);
    void choose(int number);
    void showBoard();
    void enable();
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] std::optional<MoveArrow> proposedArrow(std::string_view move) const;

    std::optional<Fault> fault_;
    rules::NodeId at_ = rules::rootNode; ///< the last move before the problem
    std::vector<Choice> choices_;
    QLabel* title_;
    BoardWidget* board_;
    QLabel* textTitle_;
    QPlainTextEdit* text_;
    QLabel* rule_;
    QLabel* hint_;
    QVBoxLayout* choiceList_;
    QButtonGroup* buttons_;
    QPushButton* save_;
    QPushButton* leave_;
    QPushButton* remove_;
    QPushButton* open_;
    QPushButton* file_;
    QLabel* place_;
};

} // namespace damscope::gui
