// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/collections.hpp"
#include "db/query/language/query_error.hpp"
#include "gui/look/board_theme.hpp"
#include "gui/search/hit_model.hpp"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace damscope::gui {

class GameDocument;
class QueryText;
class SketchEditor;

/// Searches the games of the store for patterns, piece counts and sequences, built by hand or
/// written as text; hits arrive during the search.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(GameDocument& document, QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& file);
    /// What the list of games shows; counts if the user wants only these.
    void setFilter(const db::Filter& filter) { filter_ = filter; }
    /// The same as the user typed it.
    void setFilterText(const QString& text) { filterText_ = text; }
    void setLook(const BoardLook& look);
    void focusQuery();
    /// Searches for the position on the board.
    void searchPosition();
    void search();
    void cancel();
    /// The query as a bookmark without a name; nothing if it cannot be read.
    [[nodiscard]] std::optional<db::Bookmark> asked() const;
    /// Searches for what a bookmark says.
    void open(const db::Bookmark& bookmark);

    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }
    /// The hits, for a separate place in the window.
    [[nodiscard]] QWidget& found() { return *found_; }
    /// The search as a command for a shell.
    [[nodiscard]] QString command() const;

signals:
    void searchBegun();
    /// A hit is to be shown.
    void placeChosen(const damscope::db::query::Hit& hit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void compose();
    void showFoundTitle();
    void connectJob();
    void showSketch();
    void followText();
    void forgetError();
    void showState(bool running);
    /// Shows the text, and again when the language changes; none: hides the message.
    void showMessage(std::function<QString()> words);
    void showFailure(const QString& reason);
    [[nodiscard]] static QString worded(const db::query::QueryError& error);
    void choose(const QModelIndex& index);
    [[nodiscard]] QString countText() const;
    /// Of a search that is done.
    [[nodiscard]] QString summaryText(quint64 damaged, const db::query::Gaps& gaps) const;
    void retranslate();

    GameDocument& document_;
    std::filesystem::path store_;
    db::Filter filter_;
    QString filterText_;
    rules::Variant variant_;
    HitModel hits_;
    SearchJob job_;
    SketchEditor* sketch_;
    QueryText* text_;
    bool hasSearched_ = false;       ///< in this store
    bool writing_ = false;           ///< the text follows the board
    std::function<QString()> words_; ///< of the message
    QLabel* message_;
    QPushButton* search_;
    QPushButton* cancel_;
    QPushButton* copy_;
    QPushButton* wordsOf_; ///< the query language, in the words of the window
    QCheckBox* onlyListed_;
    QCheckBox* everyPlace_;
    QCheckBox* variations_;
    QProgressBar* progress_;
    QWidget* found_;
    QTableView* table_;
};

} // namespace damscope::gui
