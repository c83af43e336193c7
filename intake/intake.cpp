// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/intake.hpp"

#include "intake/container.hpp"
#include "intake/path_list.hpp"
#include "intake/source.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::uint64_t readings = 2;

} // namespace

struct Intake::State {
    State(const std::vector<std::string>& paths, IntakeOptions opts)
        : options(std::move(opts)), list(listPaths(paths)) {
        for (const PathList::File& file : list.files)
            total += readings * file.size;
    }

    std::optional<IntakeItem> next();
    std::optional<IntakeItem> nextOfFile();
    bool openNext();
    void closeFile();

    IntakeOptions options;
    PathList list;
    std::size_t nextNotice = 0;
    std::size_t nextFile = 0;
    std::unique_ptr<Container> container;
    std::atomic<std::uint64_t> total = 0;
    std::atomic<std::uint64_t> finished = 0; // readings of the files before this one
    std::atomic<std::uint64_t> counter = 0;  // of this one
};

std::optional<IntakeItem> Intake::State::next() {
    if (nextNotice < list.notices.size())
        return std::move(list.notices[nextNotice++]);
    while (!options.stop.stop_requested()) {
        if (!container && nextFile == list.files.size())
            return std::nullopt;
        if (auto item = nextOfFile())
            return item;
    }
    return std::nullopt;
}

// Nothing where the file is at its end.
std::optional<IntakeItem> Intake::State::nextOfFile() {
    try {
        if (!container && !openNext())
            return std::nullopt;
        if (auto item = container->next())
            return item;
        closeFile();
        return std::nullopt;
    } catch (const SourceFailure& failure) {
        closeFile();
        return unreadable(shownName(list.files[nextFile - 1].path), failure.reason());
    }
}

// False where a stop was requested.
bool Intake::State::openNext() {
    PathList::File& file = list.files[nextFile++];
    const auto input = file.path == "-" ? InputFile::fromStandardInput(options.stop)
                                        : std::make_shared<InputFile>(file.path);
    if (!input)
        return false;
    total += readings * (input->size() - std::min(file.size, input->size()));
    file.size = std::max(file.size, input->size());
    container = openContainer({input,
                               file.path,
                               {options.encoding, options.stop, options.tick},
                               options.limits,
                               counter});
    return true;
}

void Intake::State::closeFile() {
    container.reset();
    finished += readings * list.files[nextFile - 1].size;
    counter = 0;
}

Intake::Intake(const std::vector<std::string>& paths, IntakeOptions options)
    : state_(std::make_unique<State>(paths, std::move(options))) {}

Intake::~Intake() = default;

std::optional<IntakeItem> Intake::next() {
    return state_->next();
}

IntakeProgress Intake::progress() const {
    const std::uint64_t total = state_->total;
    return {std::min(total, state_->finished + state_->counter), total};
}

} // namespace damscope::db
