// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/choice_finder.hpp"

#include "db/store/store.hpp"

#include <optional>
#include <utility>

namespace damscope::gui {

// The names are read when they are asked for first, and kept.
struct ChoiceFinder::Read {
    std::optional<db::FilterChoices> choices;
};

void ChoiceFinder::setStore(const std::filesystem::path& store) {
    job_.cancel();
    store_ = store;
    read_ = std::make_shared<Read>();
}

void ChoiceFinder::ask(const db::FilterChoices::Question& question) {
    if (store_.empty())
        return;
    job_.start([this, question, read = read_,
                file = store_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        if (!read->choices)
            read->choices.emplace(store);
        if (stop.stop_requested())
            return {};
        auto choices = read->choices->matching(store, question);
        return [this, choices = std::move(choices)] { emit found(choices); };
    });
}

} // namespace damscope::gui
