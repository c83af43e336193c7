// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/structure/source_tree.hpp"

#include "tests/structure/house.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <string_view>

namespace damscope::structure {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view testsFolder = "tests";
constexpr std::string_view licenceLine = "// SPDX-License-Identifier: GPL-3.0-or-later";

bool isSource(const fs::path& path) {
    return path.extension() == ".hpp" || path.extension() == ".cpp";
}

std::optional<Include> parseInclude(const std::string& text, std::size_t line) {
    static const std::regex pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"].*)");
    std::smatch match;
    // Most lines have none; a regular expression takes a hundred times as long.
    if (text.find('#') == std::string::npos || !std::regex_match(text, match, pattern))
        return std::nullopt;
    return Include{match[2].str(), match[1].str() == "\"", line};
}

// #ifdef _WIN32, #if defined(__linux__) && ..., #elif __EMSCRIPTEN__.
bool hasSystemCondition(const std::string& text) {
    static const std::regex pattern(
        R"(^\s*#\s*(el)?if.*\b(_?WIN(32|64)|_WIN32_WINNT|__MINGW\w+|__CYGWIN__|_MSC_VER|)"
        R"((__)?(linux|gnu_linux|unix|ANDROID|APPLE|MACH|HAIKU|sun)(__)?|__\w+BSD__|__EMSCRIPTEN\w*|)"
        R"(__wasm\w*|__GLIBC__|Q_OS_\w+|BOOST_OS_\w+|_POSIX_\w+)\b.*)");
    return text.find('#') != std::string::npos && std::regex_match(text, pattern);
}

bool hasPlainNumber(const std::string& text) {
    static const std::regex pattern(R"(^[^"]*("[^"]*"[^"]*)*"[^"]*%n.*)");
    return text.find("%n") != std::string::npos && std::regex_match(text, pattern);
}

// "#1d63b8", "color: #123", 0xff1d63b8, QColor(0x1d, ...) and Qt::red.
bool hasColour(const std::string& text) {
    constexpr auto beginnings = std::to_array<std::string_view>({"#", "0xff", "QColor", "Qt::"});
    static const std::regex pattern(
        R"re("#[0-9a-fA-F]{6}|color: #[0-9a-fA-F]{3}|0xff[0-9a-f]{6}|QColor( \w+)?\((0x)?[0-9a-f]+ *,|)re"
        R"re(Qt::(white|black|red|green|blue|yellow|gray|darkGray|lightGray)\b)re");
    return std::ranges::any_of(
               beginnings,
               [&](std::string_view one) { return text.find(one) != std::string::npos; }) &&
           std::regex_search(text, pattern);
}

// setSpacing(6), resize(720, 600), adjusted(2, 2, -2, -2), setPixelSize(10): a number that stands
// by itself in such a call; 0 is none, and a number that multiplies is a share.
bool hasSize(const std::string& text) {
    constexpr auto calls = std::to_array<std::string_view>(
        {"setContentsMargins(", "setSpacing(", "setFixedW", "setFixedH", "setFixedS",
         "setMinimumWidth(", "setMinimumHeight(", "setMinimumSize(", "setMaximumWidth(",
         "setMaximumHeight(", "setMaximumSize(", "resize(", "adjusted(", "drawRoundedRect(",
         "setPointSize", "setPixelSize(", "setIconSize(", "setDuration("});
    static const std::regex number(R"re((^|[(,{]) *-?[1-9][0-9]*(\.[0-9]+)? *($|[,)}]))re");
    return std::ranges::any_of(calls, [&](std::string_view call) {
        const auto at = text.find(call);
        const auto open = at == std::string::npos ? at : text.find('(', at);
        return open != std::string::npos && std::regex_search(text.substr(open), number);
    });
}

// A tooltip may have words of the program alone, or what a function of tips returns.
bool guesses(const std::string& statement) {
    static const std::regex call(R"(^(setToolTip|QToolTip::showText)\()");
    static const std::regex plain(
        R"re(^(setToolTip\(\s*(\w+,\s*)?|QToolTip::showText\([^;]*,\s*)\w*Tip\()re");
    static const std::regex fixed(R"re(^setToolTip\(\s*(\{\}\)|(\w+::)?tr\())re");
    return std::regex_search(statement, call) && !std::regex_search(statement, plain) &&
           (!std::regex_search(statement, fixed) || statement.find(".arg(") != std::string::npos);
}

std::vector<std::size_t> guessedTextsOf(const std::string& text) {
    std::vector<std::size_t> lines;
    const bool hasTips = text.find("plainTip(") != std::string::npos;
    for (const std::string_view word :
         {"setToolTip(", "QToolTip::showText(", "ToolTipRole", "Qt::AutoText"})
        for (std::size_t at = text.find(word); at != std::string::npos;
             at = text.find(word, at + 1)) {
            const std::string statement = text.substr(at, text.find(';', at) - at);
            const bool isRole = word == "ToolTipRole";
            if (word == "Qt::AutoText" || (isRole ? !hasTips : guesses(statement)))
                lines.push_back(1 + static_cast<std::size_t>(std::count(
                                        text.begin(), text.begin() + static_cast<long>(at), '\n')));
        }
    return lines;
}

SourceFile readSource(const fs::path& root, const fs::path& file) {
    SourceFile source;
    const fs::path relative = file.lexically_relative(root);
    source.path = relative.generic_string();
    source.module = relative.begin()->string();
    std::ifstream in(file);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    std::string whole;
    for (std::string text; std::getline(in, text);) {
        whole += text + '\n';
        if (++source.lines == 1)
            source.firstLine = text;
        if (auto include = parseInclude(text, source.lines))
            source.includes.push_back(std::move(*include));
        if (hasSystemCondition(text))
            source.conditions.push_back(source.lines);
        if (hasPlainNumber(text))
            source.plainNumbers.push_back(source.lines);
        if (hasColour(text))
            source.colours.push_back(source.lines);
        if (source.module == "gui" && hasSize(text))
            source.sizes.push_back(source.lines);
    }
    if (source.module == "gui" && source.path != "gui/look/style.cpp")
        source.guessedTexts = guessedTextsOf(whole);
    return source;
}

std::string topFolder(std::string_view path) {
    return std::string(path.substr(0, path.find('/')));
}

// Names such as <vector> and <cstdint>: no other library installs lower-case headers without
// suffix.
bool isStandardHeader(const std::string& target) {
    static const std::regex pattern("[a-z0-9_]+");
    return std::regex_match(target, pattern);
}

bool isQt(const std::string& target) {
    static const std::regex pattern("Q[A-Zt].*");
    return std::regex_match(target, pattern);
}

bool isQtCharts(const std::string& target) {
    static const std::regex pattern(
        "QtCharts.*|Q(Abstract)?(Chart|Axis|Legend|ValueAxis|CategoryAxis|\\w*Series|\\w*Set).*");
    return std::regex_match(target, pattern) && target != "QSettings";
}

std::optional<std::string> wrongQuoted(const Module& module, const std::string& target) {
    const std::string folder = topFolder(target);
    if (folder == module.name || std::ranges::count(module.mayInclude, folder) > 0)
        return std::nullopt;
    if (findModule(folder) != nullptr)
        return std::string(module.name) + "/ must not know " + folder + "/: \"" + target + "\"";
    return "write the path from the repository root: \"" + target + "\"";
}

bool usesStandardLibraryOnly(const Module& module) {
    return module.name == "messages" || module.name == "rules" || module.name == "guide";
}

std::optional<std::string> wrongBracketed(const Module& module, const std::string& target) {
    if (findModule(topFolder(target)) != nullptr && target.find('/') != std::string::npos)
        return "use quotes for our own headers: <" + target + ">";
    if (usesStandardLibraryOnly(module) && !isStandardHeader(target))
        return std::string(module.name) + "/ uses the standard library only: <" + target + ">";
    if (module.name != "gui" && module.name != "chart" && isQt(target))
        return "Qt belongs to gui/ and chart/: <" + target + ">";
    return std::nullopt;
}

// Headers that one operating system has and another has not.
bool isOfOneSystem(const std::string& target) {
    static const std::regex pattern(
        "(sys|linux|asm|bits|net|netinet|arpa|emscripten)/.*|"
        "(aio|conio|dbghelp|direct|dirent|dlfcn|emscripten|fcntl|fnmatch|ftw|getopt|glob|grp|"
        "ifaddrs|io|iphlpapi|knownfolders|langinfo|libgen|link|mqueue|net(db|ioapi)|objbase|poll|"
        "process|psapi|pthread|pwd|regex|sched|sddl|semaphore|shellapi|shlobj|shlwapi|spawn|"
        "strings|synchapi|syslog|termios?|tlhelp32|ucontext|unistd|utime|wincon|wincrypt|windows|"
        "winioctl|winnt|winsock2?|winternl|wordexp|ws2tcpip)\\.h",
        std::regex::icase);
    return std::regex_match(target, pattern);
}

bool isOfTheBrowser(const std::string& target) {
    return target.starts_with("emscripten");
}

// Where the systems differ: the ground floor, the keeper of programs that are not trusted, and the
// certificates that a system trusts.
bool isOfOneSystem(const SourceFile& source) {
    static const std::regex pattern(
        "base/(posix|windows|browser)/.*|analysis/hub/(posix|windows)/.*|network/windows/.*");
    return std::regex_match(source.path, pattern);
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

// Calls `visit(source, include, folder)` for each include of another folder of the product.
template <typename Visit>
void forEachArrow(const std::vector<SourceFile>& sources, const Visit& visit) {
    for (const SourceFile& source : sources) {
        if (findModule(source.module) == nullptr)
            continue;
        for (const Include& include : source.includes) {
            const std::string folder = folderOf(include.target);
            if (include.quoted && findModule(topFolder(folder)) != nullptr &&
                folder != folderOf(source.path))
                visit(source, include, folder);
        }
    }
}

constexpr const char* systemsHaveTheirPlace =
    "an operating system has its place in base/posix, base/windows, base/browser, the keeper of "
    "analysis/hub and network/windows";

std::string hasItsPlace(const std::string& library, const std::string& home) {
    return library + " has its place in " + home;
}

using Matches = std::function<bool(const std::string&)>;
using Place = std::function<std::string(const SourceFile&)>;

// Reports every file that includes the library from a second place; `place` names the place of a
// file, empty where the library must not be included at all.
void keepTogether(const std::vector<SourceFile>& sources, const std::string& library,
                  const Matches& belongs, const Place& place, std::vector<Violation>& violations) {
    std::string home;
    for (const SourceFile& source : sources) {
        if (findModule(source.module) == nullptr)
            continue;
        const auto include = std::ranges::find_if(source.includes, belongs, &Include::target);
        if (include == source.includes.end())
            continue;
        const std::string here = place(source);
        if (here.empty())
            violations.push_back({source.path, include->line, library + " stands in a header"});
        else if (home.empty())
            home = here;
        else if (here != home)
            violations.push_back({source.path, include->line, hasItsPlace(library, home)});
    }
}

bool isNetworking(const std::string& target) {
    return target.starts_with("boost/asio") || target.starts_with("boost/system") ||
           target.starts_with("boost/beast");
}

// Grammars and sockets are what Boost is for: a module that has a grammar keeps it in one file,
// grammar.cpp.
void keepBoostInGrammars(const std::vector<SourceFile>& sources,
                         std::vector<Violation>& violations) {
    std::map<std::string, std::string> homes; // by module
    for (const SourceFile& source : sources) {
        if (findModule(source.module) == nullptr)
            continue;
        const auto include = std::ranges::find_if(source.includes, [](const Include& i) {
            return i.target.starts_with("boost/") && !isNetworking(i.target);
        });
        if (include == source.includes.end())
            continue;
        const bool isGrammar = source.path.ends_with("/grammar.cpp");
        if (!isGrammar ||
            homes.try_emplace(source.module, source.path).first->second != source.path)
            violations.push_back({source.path, include->line,
                                  hasItsPlace("Boost", "the one grammar.cpp of a module")});
    }
}

std::string onlyImplementation(const SourceFile& source) {
    return source.path.ends_with(".cpp") ? source.path : std::string();
}

std::string itsFolder(const SourceFile& source) {
    return folderOf(source.path);
}

std::string itsImplementations(const SourceFile& source) {
    return source.path.ends_with(".cpp") ? folderOf(source.path) : std::string();
}

} // namespace

std::vector<SourceFile> readSources(const fs::path& root) {
    std::vector<std::string_view> folders{testsFolder};
    std::ranges::transform(modules(), std::back_inserter(folders), &Module::name);
    std::vector<SourceFile> sources;
    for (const std::string_view folder : folders) {
        if (!fs::is_directory(root / folder))
            continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder))
            if (entry.is_regular_file() && isSource(entry.path()))
                sources.push_back(readSource(root, entry.path()));
    }
    std::ranges::sort(sources, {}, &SourceFile::path);
    return sources;
}

std::vector<Violation> wrongIncludes(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources) {
        const Module* module = findModule(source.module);
        if (module == nullptr)
            continue;
        for (const Include& include : source.includes) {
            const auto reason = include.quoted ? wrongQuoted(*module, include.target)
                                               : wrongBracketed(*module, include.target);
            if (reason)
                violations.push_back({source.path, include.line, *reason});
            else if (isOfOneSystem(include.target) && !isOfOneSystem(source) &&
                     !(source.module == "web" && isOfTheBrowser(include.target)))
                violations.push_back({source.path, include.line, systemsHaveTheirPlace});
        }
    }
    return violations;
}

std::vector<Violation> systemConditions(const std::vector<SourceFile>& sources) {
    constexpr std::string_view theOne = "base/system/sockets.hpp"; // is a constant and no source
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        if (findModule(source.module) != nullptr && source.module != "web" &&
            source.path != theOne && !isOfOneSystem(source))
            for (const std::size_t line : source.conditions)
                violations.push_back({source.path, line, systemsHaveTheirPlace});
    return violations;
}

std::vector<Violation> upwardIncludes(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    forEachArrow(sources, [&](const SourceFile& source, const Include& include,
                              const std::string& folder) {
        const std::string own = folderOf(source.path);
        if (!rung(own) || !rung(folder))
            violations.push_back({source.path, include.line,
                                  (rung(own) ? folder : own) + " is not on the ladder of folders"});
        else if (*rung(folder) > *rung(own))
            violations.push_back(
                {source.path, include.line, own + " must not know " + folder + ", which is above"});
    });
    return violations;
}

std::vector<Violation> mutualIncludes(const std::vector<SourceFile>& sources) {
    std::set<std::pair<std::string, std::string>> arrows;
    forEachArrow(sources, [&](const SourceFile& source, const Include&, const std::string& folder) {
        arrows.emplace(folderOf(source.path), folder);
    });
    std::vector<Violation> violations;
    for (const auto& [from, to] : arrows)
        if (from < to && arrows.contains({to, from}))
            violations.push_back({from, 0, "includes " + to + " and is included by it"});
    return violations;
}

std::vector<Violation> spreadLibraries(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    keepBoostInGrammars(sources, violations);
    keepTogether(
        sources, "sqlite3.h", [](const std::string& target) { return target == "sqlite3.h"; },
        itsFolder, violations);
    for (const Module& module : modules()) { // each has one, if any, but that for the net
        std::vector<SourceFile> own;
        std::ranges::copy_if(sources, std::back_inserter(own), [&](const SourceFile& source) {
            return source.module == module.name && !isOfOneSystem(source);
        });
        keepTogether(own, "Boost.Asio", isNetworking,
                     module.name == "network" ? itsImplementations : onlyImplementation,
                     violations);
    }
    keepTogether(sources, "Qt Charts", isQtCharts, onlyImplementation, violations);
    return violations;
}

std::vector<Violation> ungroupedNumbers(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        if (source.module == "gui" || source.module == "chart")
            for (const std::size_t line : source.plainNumbers)
                violations.push_back({source.path, line, "%Ln groups the digits of a number"});
    return violations;
}

std::vector<Violation> strayColours(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        if (source.module == "gui" && folderOf(source.path) != "gui/look")
            for (const std::size_t line : source.colours)
                violations.push_back({source.path, line, "colours have their place in gui/look"});
    return violations;
}

std::vector<Violation> straySizes(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        if (source.module == "gui" && folderOf(source.path) != "gui/look")
            for (const std::size_t line : source.sizes)
                violations.push_back({source.path, line, "sizes have their place in gui/look"});
    return violations;
}

std::vector<Violation> guessedTexts(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        for (const std::size_t line : source.guessedTexts)
            violations.push_back(
                {source.path, line, "Qt would guess whether this is HTML: use plainTip"});
    return violations;
}

std::vector<Violation> missingLicences(const std::vector<SourceFile>& sources) {
    std::vector<Violation> violations;
    for (const SourceFile& source : sources)
        if (source.firstLine != licenceLine)
            violations.push_back(
                {source.path, 1, "first line must be: " + std::string(licenceLine)});
    return violations;
}

} // namespace damscope::structure
