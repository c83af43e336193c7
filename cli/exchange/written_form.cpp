// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/written_form.hpp"

#include "base/text/ascii.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <initializer_list>

namespace damscope::cli {
namespace {

// Types of files, and what one is by itself.
struct Type {
    std::string_view name;
    std::string_view ending;        ///< of names of such files; empty: none says so
    std::optional<Product> product; ///< none: a chart, or diagrams
};
constexpr std::array<Type, 10> types{{{"pdn", ".pdn", Product::games},
                                      {"jsonl", ".jsonl", Product::games},
                                      {"json", ".json", Product::games},
                                      {"csv", ".csv", Product::games},
                                      {"spreadsheet", "", Product::games},
                                      {"html", ".html", Product::games},
                                      {"pdf", ".pdf", Product::bulletin},
                                      {"svg", ".svg", std::nullopt},
                                      {"png", ".png", std::nullopt},
                                      {"text", ".txt", Product::diagrams}}};

// Products that a word names, with the types that they can have; the first is the usual one.
struct Named {
    std::string_view name;
    Product product;
    std::vector<std::string_view> types;
};
const std::array<Named, 4>& named() {
    static const std::array<Named, 4> all{{{"chart", Product::chart, {"svg", "png", "pdf"}},
                                           {"diagram", Product::diagrams, {"text", "svg", "png"}},
                                           {"parquet", Product::columns, {}},
                                           {"site", Product::site, {}}}};
    return all;
}

const Named& namedOf(Product product) {
    return *std::ranges::find(named(), product, &Named::product);
}

const Type* typeNamed(std::string_view name) {
    const auto* const type = std::ranges::find(types, name, &Type::name);
    return type == types.end() ? nullptr : type;
}

const Type* typeOf(const std::string& file) {
    const std::string ending = base::lowerCase(std::filesystem::path(file).extension().string());
    const auto* const type =
        std::ranges::find(types, ending == ".htm" ? ".html" : ending, &Type::ending);
    return ending.empty() || type == types.end() ? nullptr : type;
}

/// What the words of --as name.
struct Words {
    const Named* product = nullptr;
    const Type* type = nullptr;
};

// Nothing if a word contradicts another.
std::optional<Words> read(const std::vector<std::string>& words) {
    Words read;
    for (const std::string& word : words) {
        const auto* const product = std::ranges::find(named(), word, &Named::name);
        const Type* const type = typeNamed(word);
        if (product != named().end() ? read.product != nullptr : read.type != nullptr)
            return std::nullopt;
        if (product != named().end())
            read.product = product;
        else
            read.type = type;
    }
    return read;
}

Message wrong(const char* code, const FormHints& hints) {
    return {code, {{"file", visible(hints.file)}}};
}

bool isOfGames(const Words& said) {
    return said.product == nullptr &&
           (said.type == nullptr || said.type->product == Product::games ||
            said.type->product == Product::bulletin);
}

// A name that says nothing is no contradiction.
bool isOfPositions(const Words& said, const FormHints& hints) {
    if (said.product != nullptr && said.product->product != Product::diagrams)
        return false;
    const Type* const type = said.type != nullptr ? said.type : typeOf(hints.file);
    return type == nullptr || std::ranges::count(namedOf(Product::diagrams).types, type->name) > 0;
}

// A product that was named, or follows from the positions that were.
Expected<WrittenForm, Message> formOf(const Named& product, const Type* type,
                                      const FormHints& hints) {
    const bool isFolder = product.types.empty();
    if (isFolder && (hints.file == "-" || type != nullptr))
        return Unexpected{wrong("usage-write-folder", hints)};
    if (isFolder)
        return WrittenForm{product.product, {}};
    const Type* const wanted = type != nullptr ? type : typeOf(hints.file);
    if (wanted == nullptr && hints.file == "-")
        return WrittenForm{product.product, std::string(product.types.front())};
    if (wanted == nullptr || std::ranges::count(product.types, wanted->name) == 0)
        return Unexpected{wrong(product.product == Product::chart ? "usage-picture-format"
                                                                  : "usage-diagram-format",
                                hints)};
    return WrittenForm{product.product, std::string(wanted->name)};
}

} // namespace

std::string WrittenForm::ending() const {
    return type == "spreadsheet" ? ".csv" : std::string(typeNamed(type)->ending);
}

Expected<WrittenForm, Message> writtenForm(const std::vector<std::string>& words,
                                           const FormHints& hints) {
    const auto said = read(words);
    if (!said)
        return Unexpected{wrong("usage-write-twice", hints)};
    if (hints.isFolder && !isOfGames(*said))
        return Unexpected{wrong("usage-write-per", hints)};
    if (hints.positions && !isOfPositions(*said, hints))
        return Unexpected{wrong("usage-write-position", hints)};
    if (said->product != nullptr)
        return formOf(*said->product, said->type, hints);
    if (hints.positions)
        return formOf(namedOf(Product::diagrams), said->type, hints);
    const Type* type = said->type != nullptr ? said->type
                       : hints.isFolder      ? typeNamed("pdn")
                                             : typeOf(hints.file);
    if (type == nullptr && hints.file == "-")
        type = typeNamed("pdn");
    if (type == nullptr)
        return Unexpected{
            wrong(hints.file.ends_with(".parquet") ? "usage-write-parquet" : "usage-write-format",
                  hints)};
    return WrittenForm{type->product.value_or(Product::chart), std::string(type->name)};
}

void FormOption::declare(Arguments& arguments) {
    std::vector<std::string_view> choices;
    for (const Type& type : types)
        choices.push_back(type.name);
    for (const Named& product : named())
        choices.push_back(product.name);
    const auto accept = [this, choices](std::string_view text) -> Complaint {
        std::string word;
        if (auto refused = oneOf(word, choices)(text))
            return refused;
        words_.push_back(word);
        return std::nullopt;
    };
    arguments.value(
        {"--as", "FORMAT",
         phrase("what is written, else by the end of FILE's name: pdn, jsonl (one JSON object per "
                "line), json (one array), csv, spreadsheet (CSV with an apostrophe before texts "
                "that would be taken for formulas), html (a page to replay the games), pdf (a "
                "bulletin of games with diagrams), svg or png (the chart of an analysed game), "
                "text; chart or diagram, which may be given beside a type: --as diagram --as png; "
                "parquet or site: FILE is a folder"),
         false, true},
        {accept, {choices.begin(), choices.end()}});
}

} // namespace damscope::cli
