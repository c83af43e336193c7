// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/session.hpp"

#include "web/module/board_json.hpp"
#include "web/module/request.hpp"

#include <algorithm>

namespace damscope::web {

std::filesystem::path Session::fileOf(const std::string& name) const {
    if (name.empty() || name.starts_with('.') || name.find_first_of("/\\:") != std::string::npos)
        refuse("name");
    return folder_ / (name + ".db");
}

void Session::open(const std::string& name) {
    const std::filesystem::path file = fileOf(name);
    close();
    store_ = std::make_unique<db::Store>(file, db::Store::Access::write);
    name_ = name;
}

void Session::close() {
    store_.reset();
    name_.clear();
    met = {};
    gamesChanged();
}

db::Store& Session::store() {
    if (store_ == nullptr)
        throw CallError({"page-no-store", {}});
    return *store_;
}

int Session::add(Document document) {
    documents_.insert_or_assign(++last_, std::move(document));
    return last_;
}

Document& Session::document(const Json& request) {
    const auto at = documents_.find(static_cast<int>(neededNumber(request, "game")));
    if (at == documents_.end())
        throw CallError({"no-game", {}});
    return at->second;
}

void Session::closeDocument(const Json& request) {
    documents_.erase(static_cast<int>(neededNumber(request, "game")));
}

db::Store& storeIn(Session& session, const Json& request) {
    db::Store& store = session.store();
    if (const std::string name = textIn(request, "store", session.name()); name != session.name())
        throw CallError({"page-other-store", {{"name", name}}});
    return store;
}

rules::Position placeIn(Session& session, const Json& request) {
    const Json& place = placeOf(request);
    if (!has(place, "game"))
        return endOf(pathIn(place));
    const Document& document = session.document(place);
    const auto position = document.game().position(document.nodeIn(place));
    if (!position)
        throw CallError({"page-no-position", {}});
    return *position;
}

} // namespace damscope::web
