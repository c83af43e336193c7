// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_text.hpp"
#include "gui/filter/choice_list.hpp"

#include <QAbstractButton>
#include <QFrame>
#include <QList>
#include <QTimer>

#include <filesystem>
#include <vector>

class QLineEdit;
class QToolButton;

namespace damscope::gui {

/// One condition of a filter: a click, Return or F2 changes it, its cross, Delete or Backspace
/// removes it.
class FilterChip : public QAbstractButton {
    Q_OBJECT

public:
    FilterChip(const QString& words, QWidget* parent);

    /// Long names are cut at this width.
    void setMostWidth(int width);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void removed();
    /// Goes to the chip or the line beside it: -1 or 1.
    void stepped(int way);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* cross_;
    int mostWidth_ = QWIDGETSIZE_MAX;
};

/// The filter of a list of games: its conditions as chips, and a line that adds one, offering what
/// the store has. What is typed filters at once; Return makes chips of it.
class FilterBar : public QFrame {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    /// Offers the names of this store; to be called again when the store has changed.
    void setStore(const std::filesystem::path& store);
    /// Chips for a text of the language of filters; what has no meaning stays as it was typed.
    void setText(const QString& text);
    /// The whole filter in the language of filters.
    [[nodiscard]] QString text() const;
    /// Something was typed and is not yet reported.
    [[nodiscard]] bool isTyping() const { return typing_.isActive(); }
    /// The list of what is offered is on its way.
    [[nodiscard]] bool isOffering() const { return finder_.isBusy(); }
    void focusLine();
    [[nodiscard]] QLineEdit& line() { return *line_; }

signals:
    void textChanged();
    /// Down, out of the line.
    void left();
    void failed(const QString& reason);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void compose();
    void offer();
    void takeLine();
    void add(const std::vector<db::FilterTerm>& conditions);
    void set(std::vector<db::FilterTerm> conditions, const QString& line);
    void remove(std::size_t place);
    void edit(std::size_t place);
    void editAsText();
    bool undo();
    void step(qsizetype place, int way);
    void showChips();
    void arrange();
    void retranslate();
    [[nodiscard]] bool keyPressed(int key, Qt::KeyboardModifiers modifiers);

    std::vector<db::FilterTerm> conditions_;
    QList<QString> before_; ///< texts, to come back by Undo
    QList<FilterChip*> chips_;
    QLineEdit* line_;
    QToolButton* asText_;
    QToolButton* clear_;
    ChoiceList* choices_;
    ChoiceFinder finder_{this};
    std::filesystem::path store_;
    QTimer typing_;
};

} // namespace damscope::gui
