// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/settings.hpp"

#include <QDialog>

#include <utility>
#include <vector>

class QFormLayout;
class QTabWidget;

namespace damscope::gui {

struct Settings;

/// The user's preferences. Each is written, and reported, as soon as it is chosen.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Settings& settings, QWidget* parent);

    /// Something that can be set.
    struct Field {
        QString name;
        QString page;
        QString key;
    };
    [[nodiscard]] const std::vector<Field>& fields() const { return fields_; }
    /// The page of a field, with the keyboard on it.
    void showField(const QString& key);

signals:
    /// A setting has another value.
    void settingChanged();
    /// Another language, or other words for results.
    void wordsChanged();
    void layoutResetWanted();

private:
    template <class Value> using Choices = std::vector<std::pair<QString, Value>>;
    /// What follows a change.
    using Then = void (PreferencesDialog::*)();

    void compose();
    /// A field of the last page.
    void remember(const QString& name, const QString& key);
    QFormLayout* addPage(const QString& title);
    void fillGeneral();
    void fillFonts(QFormLayout& form);
    void fillBoard();
    void fillMoves(QFormLayout& form);
    void fillEngine();
    void fillFiles();
    void chooseFolder();
    template <class Value>
    void addChoice(QFormLayout& form, const QString& label, Setting<Value>& setting,
                   const Choices<Value>& choices, Then then = &PreferencesDialog::settingChanged);
    void addSwitch(QFormLayout& form, const QString& text, Setting<bool>& setting);
    /// A number with a word for the least one.
    struct Range {
        int least;
        int most;
        QString leastWord;
        QString unit;
        int step = 1;
    };
    void addNumber(QFormLayout& form, const QString& label, Setting<int>& setting,
                   const Range& range);
    void addText(QFormLayout& form, const QString& label, Setting<QString>& setting,
                 const QString& hint);

    Settings& settings_;
    QTabWidget* pages_;
    std::vector<Field> fields_;
};

} // namespace damscope::gui
