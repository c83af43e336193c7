// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <pybind11/pybind11.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace damscope::db {
class Store;
}

/// How C++ values appear in Python. Everything that Python can do wrong is a Python exception.
namespace damscope::python {

namespace py = pybind11;

/// A move with the text that names it in its position.
struct NamedMove {
    rules::Move move;
    rules::Variant variant;
    std::string text;
};

/// damscope.IllegalMove, a ValueError.
class IllegalMove : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The functions below throw py::value_error for text that they do not understand.

[[nodiscard]] rules::Variant variantOf(const std::string& name);
[[nodiscard]] std::string nameOf(rules::Variant variant);
/// "white" and "black".
[[nodiscard]] std::string nameOf(rules::Color side);
/// "en", "nl", "fr", "ru" or "pt".
[[nodiscard]] Language languageOf(const std::string& name);
/// The sentence in a language: "en", "nl", "fr", "ru", "pt".
[[nodiscard]] std::string wordsIn(const Message& message, const std::string& language);

[[nodiscard]] NamedMove named(const rules::Position& position, const rules::Move& move);
/// The legal move that a text or a Move means. Throws IllegalMove.
[[nodiscard]] rules::Move moveFrom(const rules::Position& position, const py::object& move);
/// The squares as the numbers that players read.
[[nodiscard]] std::vector<int> numbersOf(rules::Variant variant, rules::SquareSet squares);

/// The filter that keyword arguments mean, with the keys of the command line; `from_` and `in_`
/// stand for words that Python keeps for itself.
[[nodiscard]] db::Filter filterOf(db::Store& store, const py::kwargs& conditions);

/// Games as an array of NumPy.
[[nodiscard]] py::object arrayOf(const std::vector<db::GameId>& ids);

/// Every position of the main lines of the games of a variant that pass a filter, a column for each
/// fact; the documentation of Database.positions name them. Bit i of a set of
/// squares is the square with number i + 1; boards of more than 64 squares have a second column for
/// the rest. The move played there is 0, 0 where none was. Throws db::Error for damaged games.
[[nodiscard]] py::dict positionColumns(db::Store& store, rules::Variant variant, db::Filter filter);

/// Each adds its classes and functions to the module.
void addPositions(py::module_& module);
void addGames(py::module_& module);
void addEngine(py::module_& module);
void addDatabase(py::module_& module);

} // namespace damscope::python
