// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/store/store.hpp"
#include "messages/language.hpp"
#include "web/module/calls.hpp"
#include "web/module/document.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace damscope::web {

/// The games of a list as they were last asked for, so that its next page needs no search.
struct ListedGames {
    std::string question;
    std::vector<db::GameId> games;
};

/// What was wrong with a game, or is to be said about a file.
using MetProblem = std::variant<db::ImportProblem, db::Notice>;

/// What an import met, worded only as far as a page shows it.
struct MetProblems {
    struct Kind {
        std::vector<MetProblem> listed; ///< the first ones
        std::uint64_t met = 0;
    };
    Kind errors;
    Kind others;
};

/// What a page has open: at most one database, and any number of games.
class Session {
public:
    /// Databases are kept in `folder`; files of calls are given, and made, in `exchange`.
    Session(std::filesystem::path folder, std::filesystem::path exchange)
        : folder_(std::move(folder)), exchange_(std::move(exchange)) {}

    Language language = Language::english;
    ListedGames listed;
    MetProblems met; ///< by the last import

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] const std::filesystem::path& exchange() const { return exchange_; }
    /// The file of a database; refuses a name that could be another file.
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;

    void open(const std::string& name);
    void close();
    [[nodiscard]] bool isOpen() const { return store_ != nullptr; }
    /// The open database; throws CallError `no-store` if there is none.
    [[nodiscard]] db::Store& store();
    [[nodiscard]] const std::string& name() const { return name_; }
    /// Lists are made again: games have changed.
    void gamesChanged() { listed = {}; }

    int add(Document document);
    /// Throws CallError `no-game` if it is not open.
    [[nodiscard]] Document& document(const Json& request);
    void closeDocument(const Json& request);

private:
    std::filesystem::path folder_;
    std::filesystem::path exchange_;
    std::unique_ptr<db::Store> store_;
    std::string name_;
    std::map<int, Document> documents_;
    int last_ = 0;
};

/// The open database; throws CallError `other-store` if it is not the one that a request means with
/// its `store`: meanwhile another one may have been opened.
[[nodiscard]] db::Store& storeIn(Session& session, const Json& request);

/// A place of a request: a node of an open game, or as pathIn() reads it.
[[nodiscard]] rules::Position placeIn(Session& session, const Json& request);

} // namespace damscope::web
