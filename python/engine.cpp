// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"
#include "python/bindings.hpp"

#include <pybind11/chrono.h>
#include <pybind11/stl.h>

#include <chrono>
#include <cmath>
#include <optional>
#include <stop_token>

namespace damscope::python {
namespace {

using analysis::Score;

struct SearchedLine {
    Score score;
    int depth;
    std::vector<NamedMove> moves;
};

struct Limit {
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<double> seconds;
    int lines = 1;
};

analysis::Limits limitsOf(const Limit& limit) {
    if (!limit.nodes && !limit.depth && !limit.seconds)
        throw py::value_error("give a limit: nodes, depth or seconds");
    if (limit.lines < 1 || (limit.depth && *limit.depth < 1) || (limit.nodes && *limit.nodes < 1))
        throw py::value_error("nodes, depth and lines are 1 or more");
    analysis::Limits limits{limit.nodes, limit.depth, std::nullopt, limit.lines};
    if (limit.seconds) {
        constexpr double longest = 1e6;
        if (!(*limit.seconds >= 0) || *limit.seconds > longest)
            throw py::value_error("seconds are a number from 0 to 1000000");
        limits.time = std::chrono::milliseconds(std::llround(*limit.seconds * 1000));
    }
    return limits;
}

// Ctrl+C ends a search: Python sees signals only while it is asked.
analysis::Findings searched(analysis::EmbeddedEngine& engine, const analysis::Limits& limits) {
    std::stop_source stop;
    bool interrupted = false;
    analysis::Findings findings;
    {
        const py::gil_scoped_release others;
        findings = engine.search(limits, stop.get_token(), [&](const analysis::Findings&) {
            const py::gil_scoped_acquire mine;
            if (!interrupted && PyErr_CheckSignals() != 0) {
                interrupted = true;
                stop.request_stop();
            }
        });
    }
    if (interrupted)
        throw py::error_already_set();
    return findings;
}

std::vector<SearchedLine> linesOf(const analysis::Findings& findings,
                                  const rules::Position& position) {
    std::vector<SearchedLine> lines;
    for (const analysis::PvLine& line : findings.lines) {
        SearchedLine& made = lines.emplace_back(SearchedLine{line.score, line.depth, {}});
        rules::Position at = position;
        for (const rules::Move& move : line.moves) {
            made.moves.push_back(named(at, move));
            at.play(move);
        }
    }
    return lines;
}

std::vector<SearchedLine> search(analysis::EmbeddedEngine& engine, const rules::Position& position,
                                 std::optional<std::uint64_t> nodes, std::optional<int> depth,
                                 std::optional<double> seconds, int lines) {
    const analysis::Limits limits = limitsOf({nodes, depth, seconds, lines});
    engine.setPosition(position);
    return linesOf(searched(engine, limits), position);
}

std::optional<double> menOf(const Score& score) {
    constexpr double centi = 100;
    return score.kind() == Score::Kind::estimate ? std::optional(score.centiMen() / centi)
                                                 : std::nullopt;
}

std::optional<int> pliesToEnd(const Score& score, bool won) {
    const bool forced = score.kind() == Score::Kind::forced;
    return forced && (won ? score.isWin() : score.isLoss()) ? std::optional(score.plies())
                                                            : std::nullopt;
}

} // namespace

void addEngine(py::module_& module) {
    py::class_<Score>(module, "Score", "The value of a position for the side to move.")
        .def_property_readonly("men", &menOf, "An estimate in men; None if the result is known.")
        .def_property_readonly(
            "win_in", [](const Score& s) { return pliesToEnd(s, true); },
            "Plies to a proved win; else None.")
        .def_property_readonly(
            "loss_in", [](const Score& s) { return pliesToEnd(s, false); },
            "Plies to a proved loss; else None.")
        .def_property_readonly("is_win", &Score::isWin, "Whether a win is proved.")
        .def_property_readonly("is_loss", &Score::isLoss, "Whether a loss is proved.")
        .def("__str__", [](const Score& s) { return analysis::text(s); })
        .def("__repr__",
             [](const Score& s) { return "<damscope.Score " + analysis::text(s) + ">"; });
    py::class_<SearchedLine>(module, "Line", "A line of play and its score.")
        .def_readonly("score", &SearchedLine::score, "For the side to move.")
        .def_readonly("depth", &SearchedLine::depth, "In plies.")
        .def_readonly("moves", &SearchedLine::moves,
                      "The expected moves, best play by both sides.");
    py::class_<analysis::EmbeddedEngine>(module, "Engine",
                                         "Damscope's own engine, for every variant.")
        .def(py::init([](int threads, std::size_t megabytes) {
                 if (threads < 1 || megabytes < 1)
                     throw py::value_error("threads and megabytes are 1 or more");
                 return std::make_unique<analysis::EmbeddedEngine>(
                     analysis::EngineSettings{threads, megabytes, nullptr});
             }),
             py::arg("threads") = 1, py::arg("megabytes") = 64)
        .def_property_readonly("name", &analysis::EmbeddedEngine::name, "With its version.")
        .def("search", &search, py::arg("position"), py::kw_only(), py::arg("nodes") = py::none(),
             py::arg("depth") = py::none(), py::arg("seconds") = py::none(), py::arg("lines") = 1,
             "The best lines, best first; empty if there is no move. Ctrl+C ends the search.");
}

} // namespace damscope::python
