// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/oracle.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace damscope::rules::oracle {

namespace {

using nlohmann::json;

bool countsFromBottomRight(Variant v) {
    return v == Variant::spanish || v == Variant::portuguese;
}

Square square(const Rules& rules, int number) {
    const int size = rules.board.size();
    if (number < 1 || number > size)
        throw std::invalid_argument("no square " + std::to_string(number));
    return rules.board.square(countsFromBottomRight(rules.variant) ? size - number : number - 1);
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts(1);
    for (char c : text)
        if (c == at)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

Color colour(char c) {
    if (c != 'W' && c != 'B')
        throw std::invalid_argument(std::string("no colour ") + c);
    return c == 'W' ? Color::white : Color::black;
}

/// One entry of a FEN's list: "31", "K4" or "31-50".
void putPieces(Position& p, Color color, std::string_view entry) {
    const bool king = entry.front() == 'K';
    const auto ends = split(entry.substr(king ? 1 : 0), '-');
    const int first = std::stoi(ends.front());
    const int last = std::stoi(ends.back());
    for (int n = first; n <= last; ++n)
        p.put(square(p.rules(), n), {color, king ? Kind::king : Kind::man});
}

std::ifstream opened(const std::string& file) {
    std::ifstream in(file);
    if (!in)
        throw std::runtime_error("cannot read " + file);
    return in;
}

std::string described(int from, int to, std::vector<int> taken, bool crowns) {
    std::ranges::sort(taken);
    std::string text = std::to_string(from) + (taken.empty() ? "-" : "x") + std::to_string(to);
    for (std::size_t i = 0; i < taken.size(); ++i)
        text += (i == 0 ? " takes " : " ") + std::to_string(taken[i]);
    return text + (crowns ? " crowned" : "");
}

} // namespace

std::string reference(std::string_view file) {
    return "tests/data/reference/" + std::string(file);
}

Position position(Variant variant, std::string_view fen) {
    const auto parts = split(fen, ':');
    if (parts.size() != 3 || parts[0].size() != 1)
        throw std::invalid_argument("no position: " + std::string(fen));
    Position p(variant);
    p.setToMove(colour(parts[0][0]));
    for (std::size_t side = 1; side < 3; ++side)
        for (const std::string& entry : split(std::string_view(parts[side]).substr(1), ','))
            if (!entry.empty())
                putPieces(p, colour(parts[side][0]), entry);
    return p;
}

int number(const Rules& rules, Square s) {
    const int i = rules.board.index(s);
    return countsFromBottomRight(rules.variant) ? rules.board.size() - i : i + 1;
}

std::string described(const Rules& rules, const Move& move) {
    std::vector<int> taken;
    for (Square s : move.captured)
        taken.push_back(number(rules, s));
    return described(number(rules, move.from), number(rules, move.to), taken, move.crowns);
}

std::set<std::string> described(const Rules& rules, const MoveList& moves) {
    std::set<std::string> all;
    for (const Move& m : moves)
        all.insert(described(rules, m));
    return all;
}

std::vector<Variant> variantsWithPerft() {
    std::vector<Variant> chosen(allVariants().begin(), allVariants().end());
    std::erase(chosen, Variant::spantsiretti);
    return chosen;
}

std::vector<Variant> variantsWithCases() {
    auto chosen = variantsWithPerft();
    std::erase(chosen, Variant::portuguese);
    return chosen;
}

std::string nameOf(const ::testing::TestParamInfo<Variant>& variant) {
    return std::string(rules(variant.param).name);
}

std::vector<PerftRow> perftRows(const std::string& file, Variant variant) {
    std::vector<PerftRow> rows;
    for (const json& row : json::parse(opened(file)))
        if (row.at("variant") == rules(variant).name && row.at("convention") == "set")
            rows.push_back({row.at("fen"), row.at("depth"), row.at("nodes")});
    return rows;
}

std::vector<Case> cases(const std::string& file, Variant variant) {
    std::vector<Case> found;
    auto in = opened(file);
    for (std::string line; std::getline(in, line);) {
        const json entry = json::parse(line);
        if (entry.at("variant") != rules(variant).name)
            continue;
        Case& c = found.emplace_back(Case{entry.at("fen"), {}, entry.at("legal").size()});
        for (const json& m : entry.at("legal"))
            c.legal.insert(described(m.at("from"), m.at("to"), m.at("caps"), m.at("promotes")));
    }
    return found;
}

} // namespace damscope::rules::oracle
