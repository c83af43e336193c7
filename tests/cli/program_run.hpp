// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace damscope::cli {

using Words = std::vector<std::string>;

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// The text with names of files as this machine writes them: damscope.exe, run by Wine, prints
// Z:\tmp for /tmp.
std::string asHere(std::string text);

// Whether the program can be its own child as an engine: what a sanitizer maps is more than the
// memory that an engine may take.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool fitsAsEngine = false;
#else
inline constexpr bool fitsAsEngine = true;
#endif

// How the program is started.
struct Start {
    std::string input;      // what it reads from standard input
    std::string output;     // a file for standard output instead of a pipe
    bool keepInput = false; // more will be sent
    bool closeOutput = false;
    bool terminal = false; // standard output and error are a terminal
    unsigned short columns = 60;
    std::vector<std::pair<std::string, std::string>> environment; // added to ours
};

// What it did.
struct Ran {
    int status = -1; // exit status, or 128 + the signal that killed it
    std::string out; // on a terminal also what went to standard error
    std::string err;
};

// The program while it runs.
class Running {
public:
    Running(const Words& arguments, const Start& start = {});
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    [[nodiscard]] pid_t process() const { return process_; }
    void signal(int number) const;
    // Writes to its standard input, which `keepInput` has kept open.
    void send(const std::string& text) const;
    // Reads from standard output until this many bytes have come, and closes it.
    std::string readAndClose(std::size_t bytes);
    // Waits until the text has appeared on standard output.
    void awaitOutput(const std::string& text);
    // Waits until the text has appeared on standard error.
    void awaitWords(const std::string& text);
    // Waits for its end.
    Ran finish();

private:
    void readBoth();

    pid_t process_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
    Ran ran_;
};

// Runs the program that the environment variable DAMSCOPE_PROGRAM names.
Ran damscope(const Words& arguments, const Start& start = {});

// The engine of tests/analysis/scripted_engine.cpp, which lies beside it.
std::string scriptedEngine();
// The program itself as an engine, by its command.
std::string ownEngine();

} // namespace damscope::cli
