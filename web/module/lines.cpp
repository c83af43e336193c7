// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of the module as a program: it reads one request on each line, {"call": "moves",
// "request": {...}}, and prints lines of events, {"event": ...}, and of answers, {"answer": ...}.
// Tests compare the module with it.
//
// usage: damscope-calls FOLDER EXCHANGE
#include "web/module/calls.hpp"
#include "web/module/session.hpp"

#include <iostream>
#include <string>

int main(int argc, char** argv) {
    using namespace damscope;
    if (argc != 3) {
        std::cerr << "usage: damscope-calls FOLDER EXCHANGE\n";
        return 2;
    }
    web::Session session(argv[1], argv[2]);
    const auto print = [](const web::Json& object) {
        std::cout << cli::jsonText(object) << '\n' << std::flush;
    };
    const web::Watch watch{print, {}};
    for (std::string line; std::getline(std::cin, line);) {
        const web::Json asked = web::Json::parse(line, nullptr, false);
        if (asked.is_discarded() || !asked.contains("call"))
            continue;
        const std::string name = asked["call"].get<std::string>();
        const web::Json request = asked.value("request", web::Json::object());
        print({{"answer", web::Json::parse(web::answer(session, name, request.dump(), watch))}});
    }
    return 0;
}
