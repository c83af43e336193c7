// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/widgets.hpp"

#include <QStringList>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace damscope::gui::testing {

/// How long a test waits for what happens in the background, in milliseconds.
inline constexpr int timeout = 60'000;

/// The text of two short games.
inline constexpr const char* twoGames =
    "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n"
    "[White \"C\"]\n[Black \"D\"]\n[GameType \"20\"]\n\n1. 33-28 18-23 *\n";

/// Breaks the text of a store's schema. False if that fails.
[[nodiscard]] bool damageSchema(const QString& store);

/// The engine of tests/analysis/scripted_engine.cpp, a program.
[[nodiscard]] QString scriptedEngine();

/// The window, speaking English, with a store and all else that is kept in a folder of its own, so
/// that nothing of a user's is touched.
class SampleWindow {
public:
    SampleWindow();
    SampleWindow(const SampleWindow&) = delete;
    SampleWindow& operator=(const SampleWindow&) = delete;
    ~SampleWindow();

    [[nodiscard]] MainWindow& window() { return *window_; }
    [[nodiscard]] QString file(const QString& name) const { return folder_.filePath(name); }
    [[nodiscard]] std::filesystem::path store() const { return file("games.db").toStdString(); }
    /// Where windows keep what they take up again.
    [[nodiscard]] QString recovery() const { return file("recovery"); }
    /// Creates a file in the folder and returns its name; empty if that fails.
    QString write(const QString& name, const QByteArray& text) const;
    /// Puts `scriptedEngine` with a mode into the list of engines.
    void addEngine(const QString& name, const QString& mode);

    /// Reads files into the store and waits until the list shows them. False if that takes a
    /// minute.
    [[nodiscard]] bool import(const QStringList& files);
    /// Waits for the list of games.
    [[nodiscard]] bool settle();
    /// Closes the window, without saving the open game, and opens another one on the store.
    void restart();
    /// Closes the window, without saving the open game.
    void close();

private:
    void open();

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace damscope::gui::testing
