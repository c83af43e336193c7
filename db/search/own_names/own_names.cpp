// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/own_names/own_names.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/open_files.hpp"
#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "base/keyed_rows.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

using analysis::shots::ShotName;

// The row that a section changes; a new one for a key that is not in the program's list.
template <class Row> Row& rowOf(std::vector<Row>& rows, const NameSection& section) {
    if (Row* row = base::rowWithKey(rows, section.key))
        return *row;
    rows.emplace_back();
    rows.back().key = section.key;
    return rows.back();
}

bool isOfSquares(const NameField& field) {
    return field.name == "white" || field.name == "black" || field.name == "empty";
}

// Squares are what a query says already.
std::optional<OwnNamesProblem> saidTwice(const std::vector<NameField>& fields) {
    const auto squares = std::ranges::find_if(fields, isOfSquares);
    if (squares == fields.end() ||
        std::ranges::find(fields, "query", &NameField::name) == fields.end())
        return std::nullopt;
    return OwnNamesProblem{
        squares->line, squares->column, {"names-query-alone", {{"word", squares->name}}}};
}

template <class Row>
std::optional<OwnNamesProblem> change(std::vector<Row>& rows, const NameSection& section) {
    Row& row = rowOf(rows, section);
    row.changed = true;
    if (auto problem = saidTwice(section.fields))
        return problem;
    for (const NameField& field : inOrder(section.fields))
        if (auto reason = setField(row, field.name, field.value))
            return OwnNamesProblem{field.line, field.column, std::move(*reason)};
    if (auto reason = finish(row))
        return OwnNamesProblem{section.line, 1, std::move(*reason)};
    return std::nullopt;
}

// Rules that the program calls alike are about one combination: what the first of them is called,
// and whether it is looked for, holds for all that have no section of their own. Defined otherwise,
// it is what its new rule says, and no more.
void keepAlike(std::vector<ShotName>& shots) {
    const std::vector<ShotName>& builtIn = analysis::shots::builtInShotNames().all();
    for (std::size_t i = 1; i < builtIn.size(); ++i) {
        const auto first = std::ranges::find(builtIn, builtIn[i].names, &ShotName::names);
        const ShotName& changed = shots[static_cast<std::size_t>(first - builtIn.begin())];
        if (!changed.changed || shots[i].changed)
            continue;
        shots[i].names = changed.names;
        shots[i].alternatives = changed.alternatives;
        shots[i].off = changed.off || changed.words.joined() != first->words.joined();
        shots[i].changed = true;
    }
}

} // namespace

Expected<NameCatalogue, OwnNamesProblem> readOwnNames(std::string_view text) {
    const auto sections = readSections(text);
    if (!sections)
        return Unexpected{sections.error()};
    std::vector<ShotName> shots = analysis::shots::builtInShotNames().all();
    std::vector<Structure> structures = builtInStructures().all();
    for (const NameSection& section : *sections) {
        auto problem =
            section.kind == NamedKind::shot ? change(shots, section) : change(structures, section);
        if (problem)
            return Unexpected{std::move(*problem)};
    }
    keepAlike(shots);
    return NameCatalogue{analysis::shots::ShotNames(std::move(shots)),
                         Structures(std::move(structures))};
}

std::optional<std::filesystem::path> ownNamesFile() {
    if (const auto named = base::environment("DAMSCOPE_NAMES"))
        return *named;
    const auto folder = base::userFolder(base::UserFiles::settings);
    return folder ? std::optional(*folder / "names.ini") : std::nullopt;
}

std::string ownNamesText(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {};
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file, error))
        base::failOn(file, base::streamError(file, base::Opening::read));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; // editors of Windows write it
    return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

UsersNames changeOwnNames(const std::filesystem::path& file,
                          const std::function<std::string(const std::string&)>& changed) {
    const base::FileLock lock = base::lockToChange(file);
    const std::string text = changed(ownNamesText(file));
    auto names = readOwnNames(text);
    if (!names)
        return Unexpected{names.error()};
    base::AtomicFile out({file});
    out.write(text);
    out.keep();
    return std::make_shared<const NameCatalogue>(*std::move(names));
}

UsersNames usersNames() {
    const auto file = ownNamesFile();
    const std::string text = file ? ownNamesText(*file) : std::string();
    if (text.empty())
        return std::shared_ptr<const NameCatalogue>(); // the built-in ones, which are read on first
                                                       // use
    auto names = readOwnNames(text);
    if (!names)
        return Unexpected{names.error()};
    return std::make_shared<const NameCatalogue>(*std::move(names));
}

} // namespace damscope::db
