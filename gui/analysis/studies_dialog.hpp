// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/study/studies.hpp"
#include "gui/analysis/study_runner.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "pages/sheet.hpp"
#include "rules/board/move.hpp"

#include <QDialog>
#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;
class QUrl;

namespace damscope::gui {

class GameDocument;
class StudyControls;

/// The studies of a store (docs/study.md): what engines have found in the selected one, notes, and
/// the work on it. A click on a move shows its line on the board.
class StudiesDialog : public QDialog {
    Q_OBJECT

public:
    /// The runner outlives the dialog: work goes on when it is closed.
    StudiesDialog(std::filesystem::path store, GameDocument& document, StudyRunner& runner,
                  QWidget* parent);
    ~StudiesDialog() override;

signals:
    /// A message for the user.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void compose();
    void connectParts();
    void translate();
    void list();
    void showList(std::vector<db::Study> studies);
    [[nodiscard]] const db::Study* selected() const;
    void select();
    void showSelected();
    void followWork();
    void write();
    void make();
    void openLine(const QUrl& link);
    void chooseLine(const QStringList& moves);
    void nameNote();
    void keepNote();
    /// What became of a change; a new or noted study is `name`.
    [[nodiscard]] std::function<void()> changed(const db::StudyChange& problem,
                                                const std::string& name);

    std::filesystem::path store_;
    GameDocument& document_;
    StudyRunner& runner_;
    std::vector<db::Study> studies_;
    std::string wanted_; ///< the study to be selected once it is listed
    std::string shown_;  ///< the one that is
    pages::Sheet sheet_;
    std::map<QString, QString> notes_; ///< by the moves that lead there
    QStringList line_;                 ///< that was clicked on; none: the study itself
    QElapsedTimer sinceShown_;
    QListWidget* names_;
    QLineEdit* name_;
    QPushButton* make_;
    QLabel* depthLabel_;
    QSpinBox* depth_; ///< of the tree that is shown, in plies
    QTextBrowser* page_;
    QLabel* noteLabel_;
    QPlainTextEdit* note_;
    QPushButton* keepNote_;
    StudyControls* controls_;
    StoreChanges changes_{this};
    Job listJob_{*this, [this](const QString& reason) { emit reported(reason); }};
    Job pageJob_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
