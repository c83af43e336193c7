// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_program.hpp"

#include "base/system/standard_streams.hpp"
#include "base/windows/command_line.hpp"
#include "base/windows/handle.hpp"
#include "base/windows/program_search.hpp"
#include "base/windows/wide_text.hpp"

#include <fcntl.h>
#include <io.h>

#include <cwchar>

namespace damscope::base {
namespace {

// The environment of this program as a started one gets it, with what it lacks: texts that each end
// with a zero, and another zero.
std::wstring environmentBlock(const std::vector<std::pair<std::string, std::string>>& defaults) {
    std::wstring block;
    wchar_t* const ours = ::GetEnvironmentStringsW();
    for (const wchar_t* each = ours; each != nullptr && *each != L'\0';) {
        const std::size_t size = std::wcslen(each) + 1;
        block.append(each, size);
        each += size;
    }
    ::FreeEnvironmentStringsW(ours);
    for (const auto& [name, value] : defaults)
        if (::GetEnvironmentVariableW(windows::wide(name).c_str(), nullptr, 0) == 0)
            block += windows::wide(name + "=" + value) + L'\0';
    return block + L'\0';
}

HANDLE ownStream(int descriptor) {
    return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
}

// Starts a program on our terminal. It inherits what is inheritable: our standard streams, and its
// input.
windows::Handle started(const std::filesystem::path& file, std::wstring line, HANDLE input,
                        std::wstring environment) {
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = input;
    start.hStdOutput = ownStream(standardOutput);
    start.hStdError = ownStream(standardError);
    PROCESS_INFORMATION program{};
    if (::CreateProcessW(file.c_str(), line.data(), nullptr, nullptr, TRUE,
                         CREATE_UNICODE_ENVIRONMENT, environment.data(), nullptr, &start,
                         &program) == 0)
        return {};
    ::CloseHandle(program.hThread);
    return windows::Handle(program.hProcess);
}

} // namespace

struct FedProgram::State {
    windows::Handle process;
    int input = -1; ///< a descriptor of the C library

    void closeInput() {
        if (input >= 0)
            ::_close(std::exchange(input, -1));
    }
};

std::optional<FedProgram>
FedProgram::start(const std::vector<std::string>& words,
                  const std::vector<std::pair<std::string, std::string>>& defaults) {
    const auto file =
        words.empty() ? std::filesystem::path() : windows::fileOfProgram(words[0], {});
    HANDLE readingEnd = nullptr;
    HANDLE writingEnd = nullptr;
    if (file.empty() || ::CreatePipe(&readingEnd, &writingEnd, nullptr, 0) == 0)
        return std::nullopt;
    const windows::Handle reading(readingEnd);
    windows::Handle writing(writingEnd);
    ::SetHandleInformation(reading.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    auto state = std::make_unique<State>();
    state->process =
        started(file, windows::commandLine(words), reading.get(), environmentBlock(defaults));
    if (!state->process.isOpen())
        return std::nullopt;
    state->input = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(writing.release()),
                                     _O_BINARY | _O_NOINHERIT);
    return FedProgram(std::move(state));
}

FedProgram::FedProgram(std::unique_ptr<State> state) : state_(std::move(state)) {}

FedProgram::FedProgram(FedProgram&&) noexcept = default;

FedProgram::~FedProgram() {
    if (state_)
        finish();
}

int FedProgram::descriptor() const {
    return state_->input;
}

void FedProgram::finish() {
    state_->closeInput();
    if (state_->process.isOpen())
        ::WaitForSingleObject(state_->process.get(), INFINITE);
    state_->process.close();
}

bool runCommand(const std::string& command, const std::filesystem::path& file) {
    const std::filesystem::path shell = windows::systemProgram("cmd.exe");
    // With /S, cmd.exe removes only the first and the last of the outer quotes.
    const std::string line = "cmd.exe /S /C \"" + command + " \"" + file.string() + "\"\"";
    // With the variable, the shell looks for the editor in $PATH and not in the current folder.
    const windows::Handle running =
        started(shell, windows::wide(line), ownStream(standardInput),
                environmentBlock({{"NoDefaultCurrentDirectoryInExePath", "1"}}));
    if (!running.isOpen())
        throw std::system_error(windows::lastError(), shell.string());
    ::WaitForSingleObject(running.get(), INFINITE);
    DWORD status = 1;
    ::GetExitCodeProcess(running.get(), &status);
    return status == 0;
}

} // namespace damscope::base
