// SPDX-License-Identifier: GPL-3.0-or-later
// The program's commands on a store of a test's own.
#pragma once

#include "cli/terminal/json.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace damscope::cli {

// The JSON values of a text that has one on each line.
inline std::vector<Json> objects(const std::string& text) {
    std::vector<Json> all;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        all.push_back(Json::parse(line));
    return all;
}

inline std::string tags(const std::string& white, const std::string& black) {
    return "[Event \"Clubavond\"]\n[Date \"2023.02.14\"]\n[White \"" + white + "\"]\n[Black \"" +
           black + "\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n";
}

inline const std::string sound =
    tags("Jansen", "Béranger") + "1. 32-28 18-23 2. 38-32 12-18 1-1\n\n";
inline const std::string other = tags("Konaté", "Jansen") + "1. 33-29 19-23 2. 35-30 20-25 1-1\n\n";
// After 1. 32-28 19-23 White must take.
inline const std::string illegal = tags("Gonçalves", "Šadžius") + "1. 32-28 19-23 2. 37-32 1-1\n\n";

class StoreCommands : public ::testing::Test {
protected:
    Ran run(const Words& words, Start start = {}) const {
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }
    std::string write(const std::string& name, const std::string& text) const {
        return folder_.write(name, text);
    }
    void import(const std::string& text) const {
        const Ran ran = run({"import", write("games.pdn", text)});
        ASSERT_LE(ran.status, 1) << ran.err;
    }

    TemporaryFolder folder_;
};

} // namespace damscope::cli
