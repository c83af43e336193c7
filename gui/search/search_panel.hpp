// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query_error.hpp"
#include "gui/board/board_theme.hpp"
#include "gui/search/hit_model.hpp"
#include "gui/search/search_job.hpp"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace damscope::gui {

class GameDocument;
class QueryText;
class SketchEditor;

/// Looks for patterns, numbers and sequences in the games of the store: put together by hand or
/// written as text; what is found comes in while the search goes on.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(GameDocument& document, QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& file);
    /// What the list of games shows; counts if the user wants only these.
    void setFilter(const db::Filter& filter) { filter_ = filter; }
    void setTheme(BoardThemeName theme);
    void focusQuery();
    /// Looks for the position on the board.
    void searchPosition();
    void search();
    void cancel();

    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }
    /// What was found, for a place of its own in the window.
    [[nodiscard]] QWidget& found() { return *found_; }
    /// The search as a command for a shell.
    [[nodiscard]] QString command() const;

signals:
    void searchBegun();
    /// A place is to be shown.
    void placeChosen(const damscope::db::query::Hit& hit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void compose();
    void showFoundTitle();
    void connectJob();
    void showSketch();
    void forgetError();
    void showState(bool running);
    /// Shows the words, and again when the language changes; none: nothing is told.
    void tell(std::function<QString()> words);
    void tellFailure(const QString& reason);
    [[nodiscard]] static QString worded(const db::query::QueryError& error);
    void choose(const QModelIndex& index);
    [[nodiscard]] QString countText() const;
    void retranslate();

    GameDocument& document_;
    std::filesystem::path store_;
    db::Filter filter_;
    rules::Variant variant_;
    HitModel hits_;
    SearchJob job_;
    SketchEditor* sketch_;
    QueryText* text_;
    std::function<QString()> words_; ///< that are told
    QLabel* told_;
    QPushButton* search_;
    QPushButton* cancel_;
    QPushButton* copy_;
    QCheckBox* onlyListed_;
    QCheckBox* everyPlace_;
    QCheckBox* variations_;
    QProgressBar* progress_;
    QWidget* found_;
    QTableView* table_;
};

} // namespace damscope::gui
