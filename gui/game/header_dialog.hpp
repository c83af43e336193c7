// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/game/game_document.hpp"
#include "rules/game/game.hpp"

#include <QDialog>
#include <QString>

#include <map>
#include <string_view>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace damscope::gui {

/// Asks for players, event, date, result and any other tag of a game; all fields are optional.
class HeaderDialog : public QDialog {
    Q_OBJECT

public:
    enum class Purpose {
        edit,   ///< of the open game, whose variant stays
        newGame ///< the variant is chosen too
    };
    HeaderDialog(const GameHeader& header, rules::Variant variant, Purpose purpose,
                 QWidget* parent);

    /// Names that are proposed while one is typed.
    void offerPlayers(const QStringList& names);
    void offerEvents(const QStringList& names);
    void offerSites(const QStringList& names);

    [[nodiscard]] rules::Variant variant() const;
    /// What is filled in; tags that are not shown stay as they were.
    [[nodiscard]] GameHeader header() const;
    /// Asks about two sides with one name, and wants a date that is one.
    void accept() override;

private:
    void addField(QFormLayout& form, const QString& label, const char* tag);
    void addChoices(QFormLayout& form, Purpose purpose);
    void addOtherTags(QFormLayout& form);
    void orderFocus();
    void checkDate();
    [[nodiscard]] bool isDateWrong() const;
    [[nodiscard]] bool agreesToOneName();
    void showResults();
    void addRow();
    [[nodiscard]] std::vector<rules::Tag> otherTags() const;

    GameHeader before_;
    QComboBox* variant_;
    QComboBox* result_;
    std::map<std::string_view, QLineEdit*> fields_;
    QLabel* dateProblem_;
    QTableWidget* others_;
};

/// What a text means as a date, as PDN writes it; day and month in the order of the window's
/// language.
struct TypedDate {
    QString date;    ///< empty if nothing of it is known
    QString problem; ///< why not all of the text is a date; empty: it is
};
[[nodiscard]] TypedDate typedDate(const QString& text);

/// "Jansen – Pieters"; empty if neither is known.
[[nodiscard]] QString playersOf(const rules::Game& game);
/// "Jansen – Ozoliņš": without forenames where they stand behind a comma.
[[nodiscard]] QString surnames(const rules::Game& game);
/// "2023 · International draughts".
[[nodiscard]] QString shortFacts(const rules::Game& game);
/// "Jansen 1230 – Pieters 1198".
[[nodiscard]] QString ratedPlayersOf(const rules::Game& game);
/// "Wijk aan Zee · round 4 · 3 January 1998 · Frisian draughts": the international game is not
/// named.
[[nodiscard]] QString headerOf(const rules::Game& game);
/// "Jansen – Pieters · games.db", with the placeholder for the modified mark. `store` may be empty.
[[nodiscard]] QString windowTitleOf(const rules::Game& game, const QString& store);

} // namespace damscope::gui
