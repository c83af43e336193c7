// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/sqlite.hpp"
#include "python/bindings.hpp"

PYBIND11_MODULE(_damscope, module) {
    namespace py = pybind11;
    using damscope::python::IllegalMove;

    module.attr("__version__") = DAMSCOPE_VERSION;
    module.doc() = "Draughts: rules, PDN, databases of games and an engine.";
    const auto& error =
        py::register_exception<damscope::db::Error>(module, "DatabaseError", PyExc_OSError);
    error.doc() = "A database that cannot be opened, read or written.";
    const auto& illegal =
        py::register_exception<IllegalMove>(module, "IllegalMove", PyExc_ValueError);
    illegal.doc() = "A text that is not a legal move; the message names the rule that it breaks.";
    damscope::python::addPositions(module);
    damscope::python::addGames(module);
    damscope::python::addEngine(module);
    damscope::python::addDatabase(module);
}
