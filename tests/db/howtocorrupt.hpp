// SPDX-License-Identifier: GPL-3.0-or-later
// A store to which what destroys databases of SQLite is done.
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/translation.hpp"
#include "tests/db/file_alone.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

class HowToCorrupt : public ::testing::Test {
protected:
    void add(Store& store, int count) {
        std::vector<rules::Game> games;
        for (int i = 0; i < count; ++i)
            games.push_back(
                taggedGame({{"White", "Player " + std::to_string(++players_)}}, {{32, 28}}));
        storeGames(store, games, Indexing::now, ++sources_);
    }
    void add(const std::filesystem::path& file, int count) {
        Store store(file, Store::Access::write);
        add(store, count);
    }
    // Leaves the last games in the log, as a kill does.
    void killedWith(const std::filesystem::path& file, int count) {
        Store store(file, Store::Access::write);
        add(store, count);
        store.leaveLog();
    }
    static void copy(const std::filesystem::path& from, const std::filesystem::path& to) {
        std::ofstream(to, std::ios::binary) << bytesOf(from);
    }
    static std::filesystem::path logOf(const std::filesystem::path& file) {
        return file.string() + "-wal";
    }
    // A file of the folder, as reports name it.
    [[nodiscard]] std::filesystem::path reported(const std::string& name) const {
        return std::filesystem::canonical(folder_.path()) / name;
    }
    static std::uint64_t gamesIn(const std::filesystem::path& file) {
        Store store(file, Store::Access::read);
        EXPECT_TRUE(check(store).sound());
        return countGames(store, {});
    }
    // The kind of the error, whose words must name what to do.
    static std::optional<Error::Kind> failure(const std::function<void()>& action,
                                              const std::string& advice) {
        try {
            action();
        } catch (const Error& error) {
            const std::string said =
                translated(error.message(), Language::english, ReadAt::terminal);
            EXPECT_NE(said.find(advice), std::string::npos) << said;
            return error.kind();
        }
        return std::nullopt;
    }
    // Opening it either way is refused, and changes neither the file nor the log.
    static void expectRefused(const std::filesystem::path& file) {
        const std::string before = bytesOf(file);
        const std::string log = bytesOf(logOf(file));
        for (const Store::Access access : {Store::Access::read, Store::Access::write})
            EXPECT_EQ(failure([&] { const Store store(file, access); }, "damscope db restore"),
                      Error::Kind::strayLog);
        EXPECT_EQ(bytesOf(file), before);
        EXPECT_EQ(bytesOf(logOf(file)), log);
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
    std::uint64_t sources_ = 0;
    int players_ = 0; // each game is another one, or it would be stored once
};

} // namespace damscope::db
