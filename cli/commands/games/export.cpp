// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/export_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/store_options.hpp"

#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    ExportOptions output;
};

ExitStatus run(const Options& options, Console& console) {
    options.output.require({options.store.path()});
    db::Store store = options.store.openForReading();
    return options.output.write(store, options.filter.filter(), {options.store.path()}, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command exportCommand() {
    return {
        "export", "write games as PDN, JSON, CSV or a web page",
        "Games are written in the order of import, PDN as strict PDN 3.0. A web page needs no "
        "other files and no network. The file appears complete or not at all; an older file stays "
        "until then. A database is never overwritten.",
        "damscope export -o all.pdn\n"
        "    writes every game\n"
        "damscope export --player Jansen --format csv -o - | head\n"
        "    shows the first games of a player\n"
        "damscope export --id 12 -o game.html\n"
        "    makes a page on which a game can be replayed",
        declare};
}

} // namespace damscope::cli
