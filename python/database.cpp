// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/import.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "python/bindings.hpp"

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <algorithm>
#include <array>
#include <optional>

namespace damscope::python {
namespace {

using db::GameId;

std::string valueText(const py::handle& value) {
    if (!py::isinstance<py::list>(value) && !py::isinstance<py::tuple>(value))
        return py::str(value).cast<std::string>();
    std::string all;
    for (const py::handle one : value)
        all += (all.empty() ? "" : ",") + valueText(one);
    return all;
}

// from_ and in_ are words of Python without their last sign.
std::string keyText(std::string key) {
    if (key.ends_with('_'))
        key.pop_back();
    std::ranges::replace(key, '_', '-');
    return key;
}

struct SortKey {
    std::string_view name;
    db::SortBy by;
};
constexpr std::array<SortKey, 9> sortKeys{{{"imported", db::SortBy::imported},
                                           {"date", db::SortBy::date},
                                           {"white", db::SortBy::white},
                                           {"black", db::SortBy::black},
                                           {"event", db::SortBy::event},
                                           {"opening", db::SortBy::opening},
                                           {"rating", db::SortBy::rating},
                                           {"plies", db::SortBy::plies},
                                           {"result", db::SortBy::result}}};

db::SortBy sortByNamed(const std::string& name) {
    const auto* const found = std::ranges::find(sortKeys, name, &SortKey::name);
    if (found != sortKeys.end())
        return found->by;
    std::string names;
    for (const SortKey& key : sortKeys)
        names += (names.empty() ? "" : ", ") + std::string(key.name);
    throw py::value_error("games are sorted by " + names + ", not by '" + name + "'");
}

py::object objectOf(const db::FieldValue& value) {
    return std::visit(
        [](const auto& v) -> py::object {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                return py::none();
            else
                return py::cast(v);
        },
        value);
}

py::dict rowOf(const db::GameLine& line) {
    py::dict row;
    for (const db::GameField field : db::gameFields())
        row[py::str(std::string(db::nameOf(field)))] = objectOf(db::valueOf(line, field));
    return row;
}

/// A database that can be closed: then its methods raise ValueError.
class Database {
public:
    Database(const std::filesystem::path& file, bool write)
        : store_(std::in_place, file, write ? db::Store::Access::write : db::Store::Access::read) {}

    [[nodiscard]] db::Store& store() {
        if (!store_)
            throw py::value_error("the database is closed");
        return *store_;
    }
    void close() { store_.reset(); }

private:
    std::optional<db::Store> store_;
};

template <class Work> auto withoutPython(Work work) {
    const py::gil_scoped_release others;
    return work();
}

std::vector<GameId> games(Database& database, const std::optional<std::string>& order,
                          bool descending, const db::Filter& filter) {
    db::Store& store = database.store();
    const auto by = order ? std::optional(sortByNamed(*order)) : std::nullopt;
    try {
        return withoutPython([&] {
            std::vector<GameId> ids = db::findGames(store, filter);
            if (by)
                db::sortGames(store, ids, *by, descending);
            return ids;
        });
    } catch (const db::UnanswerableFilter& e) {
        throw py::value_error(e.what());
    }
}

[[noreturn]] void refuseMissing(std::int64_t number) {
    throw py::key_error("the database has no game " + std::to_string(number));
}

GameId idOf(std::int64_t number) {
    if (number < 0 || number > UINT32_MAX)
        refuseMissing(number);
    return GameId{static_cast<std::uint32_t>(number)};
}

py::list rows(Database& database, const std::vector<std::int64_t>& numbers) {
    py::list result;
    for (const std::int64_t number : numbers) {
        const std::array<GameId, 1> id{idOf(number)};
        const std::vector<db::GameLine> lines = db::gameLines(database.store(), id);
        if (lines.empty())
            refuseMissing(number);
        result.append(rowOf(lines.front()));
    }
    return result;
}

std::shared_ptr<rules::Game> game(Database& database, std::int64_t number) {
    auto loaded = db::loadGame(database.store(), idOf(number));
    if (loaded)
        return std::make_shared<rules::Game>(*std::move(loaded));
    if (loaded.error().missing)
        refuseMissing(number);
    throw db::Error(db::Error::Kind::damaged, loaded.error().reason);
}

db::query::Query queryOf(Database& database, const std::string& text, const std::string& variant) {
    auto query = db::query::readQuery(variantOf(variant), text, namesOf(database.store()));
    if (!query)
        throw py::value_error("character " + std::to_string(query.error().offset + 1) + " of '" +
                              text + "': " + wordsIn(db::query::message(query.error()), "en"));
    return *std::move(query);
}

void requireComplete(const db::SearchReport& report) {
    if (!report.damaged.empty())
        throw db::Error(db::Error::Kind::damaged,
                        {"game-is-damaged", {{"id", counted(db::number(report.damaged.front()))}}});
}

// As a warning of Python, since an empty answer looks like one where all is known.
void warnOfGaps(db::Store& store, const db::query::Query& query, const db::Filter& filter) {
    const db::query::Gaps gaps =
        withoutPython([&] { return db::query::findGaps(store, query, filter); });
    for (const Message& message :
         db::query::messages(gaps, {"damscope analyse", "damscope analyse endgame build"}))
        if (PyErr_WarnEx(PyExc_UserWarning, wordsIn(message, "en").c_str(), 1) != 0)
            throw py::error_already_set();
}

std::vector<db::query::Hit> found(Database& database, const std::string& text,
                                  const std::string& variant, std::optional<std::size_t> limit,
                                  const py::kwargs& conditions) {
    const db::query::Query query = queryOf(database, text, variant);
    const db::Filter filter = filterOf(database.store(), conditions);
    db::Store& store = database.store();
    std::vector<db::query::Hit> hits;
    if (limit && *limit == 0)
        return hits;
    const auto take = [&](const db::query::Hit& hit) {
        hits.push_back(hit);
        return !limit || hits.size() < *limit;
    };
    requireComplete(withoutPython([&] { return db::query::find(store, query, filter, take); }));
    if (!limit || hits.size() < *limit)
        warnOfGaps(store, query, filter);
    return hits;
}

std::uint64_t counted(Database& database, const std::string& text, const std::string& variant,
                      const py::kwargs& conditions) {
    const db::query::Query query = queryOf(database, text, variant);
    const db::Filter filter = filterOf(database.store(), conditions);
    db::Store& store = database.store();
    const auto report = withoutPython([&] { return db::query::count(store, query, filter); });
    requireComplete(report);
    warnOfGaps(store, query, filter);
    return report.hits;
}

py::dict imported(Database& database, const std::vector<std::filesystem::path>& paths,
                  const std::optional<std::string>& variant, unsigned threads) {
    db::ImportOptions options;
    options.jobs = std::max(threads, 1U);
    if (variant)
        options.variant = variantOf(*variant);
    std::vector<std::string> names;
    names.reserve(paths.size());
    for (const auto& path : paths)
        names.push_back(path.string());
    db::Store& store = database.store();
    const db::ImportSummary summary =
        withoutPython([&] { return db::importSources(store, names, options); });
    py::dict result;
    result["sources"] = summary.sources;
    result["failed"] = summary.failed;
    result["games"] = summary.games;
    result["stored"] = summary.stored;
    result["legal"] = summary.legal;
    result["duplicates"] = summary.duplicates;
    result["problems"] = summary.problems;
    return result;
}

py::object evaluation(Database& database, const rules::Position& position) {
    const auto stored = db::evaluation(database.store(), position);
    if (!stored)
        return py::none();
    const analysis::Score score = stored->score(); // for White
    return py::cast(position.toMove() == rules::Color::white ? score : score.turned());
}

void addHit(py::module_& module) {
    using db::query::Hit;
    py::class_<Hit>(module, "Hit", "A place in a stored game where a query holds.")
        .def_property_readonly(
            "game", [](const Hit& h) { return db::number(h.game); }, "The number of the game.")
        .def_readonly("ply", &Hit::ply, "Moves before the position.")
        .def_property_readonly(
            "side", [](const Hit& h) { return nameOf(h.side); }, "The side to move.")
        .def_readonly("next", &Hit::next, "The move played there; empty if there is none.")
        .def_readonly("in_variation", &Hit::inVariation, "Whether it is outside the main line.")
        .def("__repr__", [](const Hit& h) {
            return "<damscope.Hit game " + std::to_string(db::number(h.game)) + " ply " +
                   std::to_string(h.ply) + ">";
        });
}

} // namespace

db::Filter filterOf(db::Store& store, const py::kwargs& conditions) {
    db::Filter filter;
    for (const auto& [name, value] : conditions) {
        if (value.is_none())
            continue;
        const std::string key = keyText(name.cast<std::string>());
        const auto wrong = db::setCondition(filter, key, valueText(value), namesOf(store));
        if (wrong && wrong->fault == db::FilterFault::unknownKey)
            throw py::type_error("there is no filter '" + key + "'");
        if (wrong)
            throw py::value_error(wordsIn(db::message(*wrong), "en"));
    }
    return filter;
}

void addDatabase(py::module_& module) {
    addHit(module);
    py::class_<Database>(module, "Database", "A database of games: one file.")
        .def(py::init<const std::filesystem::path&, bool>(), py::arg("file"), py::kw_only(),
             py::arg("write") = false,
             "Opens a database; with write=True it is made if it does not exist. Not to be used by "
             "several threads at once.")
        .def("close", &Database::close,
             "Closes the file; every other method then raises ValueError.")
        .def("__enter__", [](const py::object& self) { return self; })
        .def("__exit__", [](Database& d, const py::args&) { d.close(); })
        .def("__len__", [](Database& d) { return db::countGames(d.store(), {}); })
        .def(
            "ids",
            [](Database& d, const std::optional<std::string>& order, bool descending,
               const py::kwargs& conditions) {
                return arrayOf(games(d, order, descending, filterOf(d.store(), conditions)));
            },
            py::kw_only(), py::arg("order") = py::none(), py::arg("descending") = false,
            "The numbers of the games that pass the filters of the command line, as a NumPy array: "
            "ids(player='Jansen', from_=1998, result='white').")
        .def("rows", &rows, py::arg("ids"),
             "The fields of games as a list shows them, a dictionary each; raises KeyError.")
        .def("game", &game, py::arg("id"), "A stored game, complete; raises KeyError.")
        .def("find", &found, py::arg("query"), py::arg("variant") = "international", py::kw_only(),
             py::arg("limit") = py::none(),
             "The places where a query holds (docs/query.md); filters as in ids(). Warns where "
             "nothing is known of what it asks, unless it ends at the limit.")
        .def("count", &counted, py::arg("query"), py::arg("variant") = "international",
             "How many places find() gives.")
        .def(
            "positions",
            [](Database& d, const std::string& variant, const py::kwargs& conditions) {
                return positionColumns(d.store(), variantOf(variant),
                                       filterOf(d.store(), conditions));
            },
            py::arg("variant") = "international",
            "Every position of the main lines as NumPy columns, with the move played there.")
        .def("evaluation", &evaluation, py::arg("position"),
             "The deepest stored Score of a position, for the side to move; None if there is none.")
        .def("import_files", &imported, py::arg("paths"), py::kw_only(),
             py::arg("variant") = py::none(), py::arg("threads") = 2,
             "Reads PDN files, folders and archives into the database; returns a summary.");
}

} // namespace damscope::python
