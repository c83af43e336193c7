// SPDX-License-Identifier: GPL-3.0-or-later
// An engine for tests: scripted_engine MODE [FILE]. Speaks the Hub protocol, answers every search
// from the starting position with 32-28 and 0.12, and misbehaves as MODE says.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>

namespace {

void say(std::string_view line) {
    std::cout << line << std::endl;
}

void sleep() {
    std::this_thread::sleep_for(std::chrono::minutes(10));
}

// As a faulty program ends: on Windows a raised signal would be an exit.
void crash() {
    std::cerr << "out of ideas" << std::endl;
    volatile int* volatile nowhere = nullptr;
    *nowhere = 0;
}

void introduce(std::string_view mode) {
    if (mode == "silent")
        sleep();
    if (mode == "hub1") {
        say("Scripted 1.0 by nobody");
        say("name Scripted 1.0");
        say("author No One");
    } else {
        say(R"(id name=Scripted version=2.5 author="No One" country=Nowhere)");
        say("param name=threads value=1 type=int min=1 max=8");
    }
    if (mode == "variants")
        say(R"(param name=variant value=normal type=enum values="normal frisian russian")");
    say("wait");
}

void answer(std::string_view mode, const std::string& file) {
    if (mode == "hub1") {
        say("info 12 11.5 12 34567 0.25 1.0 32-28 19-23 28x19");
        say("move 32-28 19-23");
    } else if (mode == "illegal" || (mode == "illegal-once" && std::filesystem::remove(file))) {
        say("info depth=9 score=0.1 pv=32-28");
        say("done move=32-27x1");
    } else if (mode == "crash") {
        crash();
    } else if (mode == "hang") {
        sleep();
    } else if (mode == "no-score") {
        say("done move=32-28");
    } else if (mode == "win") {
        say(R"(info depth=5 score=99.93 pv="32-28 99-1 19-23")");
        say("done move=32-28");
    } else {
        say(R"(info depth=9 score=0.12 nodes=1234 time=0.5 pv="32-28 19-23 28x19x23")");
        say("done move=32-28");
        if (mode == "twice")
            say("done move=31-99");
    }
}

} // namespace

int main(int count, char** words) {
    const std::string mode = count > 1 ? words[1] : "good";
    const std::string file = count > 2 ? words[2] : "";
    if (mode == "counted")
        std::ofstream(file, std::ios::app | std::ios::binary) << "started\n";
    for (std::string line; std::getline(std::cin, line);) {
        std::string word;
        std::istringstream(line) >> word;
        const bool asksForMove =
            mode == "until-stop" ? word == "stop" : word == "go" || word == "analyse";
        if (word == "hub")
            introduce(mode);
        else if (word == "init")
            say("ready");
        else if (word == "ping")
            say("pong");
        else if (asksForMove)
            answer(mode, file);
        else if (word == "quit")
            break;
    }
    return 0;
}
