// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <cstdint>
#include <optional>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;

namespace damscope::gui {

/// Asks whose games are to be fetched from the net: those of a player, a team, a tournament or a
/// study of lidraughts, or what an address holds.
class OnlineDialog : public QDialog {
    Q_OBJECT

public:
    explicit OnlineDialog(QWidget* parent);

    /// As an import takes it: "lidraughts:team/ID", or the address that was entered.
    [[nodiscard]] QString source() const;
    /// When the games began at the earliest, in seconds since 1970; nothing of what is fetched
    /// whole.
    [[nodiscard]] std::optional<std::int64_t> since() const;

private:
    [[nodiscard]] bool isFetchedWhole() const;
    void compose();
    void check();

    QComboBox* kind_;
    QLineEdit* name_;
    QCheckBox* limits_;
    QDateEdit* since_;
    QLabel* wrong_;
};

} // namespace damscope::gui
