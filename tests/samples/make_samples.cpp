// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the tournaments of samples/. All names are invented.
//   make_samples FOLDER
#include "parser/write/write.hpp"
#include "tests/samples/tournament.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace {

using damscope::rules::Variant;
using damscope::samples::Tournament;

Tournament international() {
    Tournament t{.variant = Variant::international,
                 .event = "Waterkant Toernooi 2023",
                 .site = "Zeebeek",
                 .month = "2023.08.",
                 .firstDay = 4,
                 .players = {{"Jansen, Floris", 2214},
                             {"van der Meulen, Aafke", 2187},
                             {"Дёмин, Артём", 2241},
                             {"Konaté, Seydou", 2265},
                             {"Łukasik, Bożena", 2098},
                             {"Šadžius, Rokas", 2156},
                             {"Béranger, Noëlle", 2043},
                             {"Gonçalves, João", 2120},
                             {"李明", 2076},
                             {"Ozoliņš, Jānis", 2132}}};
    t.clockRounds = 2;
    t.seed = 20230804;
    return t;
}

Tournament russian() {
    Tournament t{.variant = Variant::russian,
                 .event = "Кубок Северной Верфи",
                 .site = "Тихогорск",
                 .month = "2022.11.",
                 .firstDay = 12,
                 .players = {{"Веснин, Олег", 2301},
                             {"Громова, Дарья", 2255},
                             {"Tamm, Kaarel", 2210},
                             {"Ковальчук, Юрій", 2198},
                             {"Əliyev, Rəşad", 2244}}};
    t.twice = true;
    t.seed = 20221112;
    return t;
}

Tournament english() {
    Tournament t{.variant = Variant::english,
                 .event = "Heathfield Open",
                 .site = "Heathfield",
                 .month = "2021.05.",
                 .firstDay = 1,
                 .players = {{"Ashcombe, Peter"},
                             {"O'Dowd, Niamh"},
                             {"Hargreave, Thomas"},
                             {"Ferreira-Lloyd, Inês"},
                             {"McBrae, Iain"}}};
    t.twice = true;
    t.seed = 20210501;
    return t;
}

void write(const std::filesystem::path& file, const Tournament& tournament) {
    std::ofstream out(file, std::ios::binary);
    for (const damscope::rules::Game& game : play(tournament))
        out << damscope::parser::writePdn(game);
    if (!out.flush())
        throw std::runtime_error("cannot write " + file.string());
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: make_samples FOLDER\n", stderr);
        return 2;
    }
    try {
        const std::filesystem::path folder = argv[1];
        write(folder / "international.pdn", international());
        write(folder / "russian.pdn", russian());
        write(folder / "english.pdn", english());
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "make_samples: %s\n", error.what());
        return 3;
    }
}
