// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_program.hpp"

#include "base/system/standard_streams.hpp"
#include "base/windows/command_line.hpp"
#include "base/windows/handle.hpp"
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

// Starts a program on our terminal, with another standard input if one is given. It inherits what
// is inheritable: our standard streams, and that input.
windows::Handle started(std::wstring line, HANDLE input, std::wstring environment) {
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = input;
    start.hStdOutput = ownStream(standardOutput);
    start.hStdError = ownStream(standardError);
    PROCESS_INFORMATION program{};
    if (::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, CREATE_UNICODE_ENVIRONMENT,
                         environment.empty() ? nullptr : environment.data(), nullptr, &start,
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
    HANDLE readingEnd = nullptr;
    HANDLE writingEnd = nullptr;
    if (words.empty() || ::CreatePipe(&readingEnd, &writingEnd, nullptr, 0) == 0)
        return std::nullopt;
    const windows::Handle reading(readingEnd);
    windows::Handle writing(writingEnd);
    ::SetHandleInformation(reading.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    auto state = std::make_unique<State>();
    state->process =
        started(windows::commandLine(words), reading.get(), environmentBlock(defaults));
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
    // Of the outer quotes, /S takes away the first and the last only.
    const std::string line = "cmd.exe /S /C \"" + command + " \"" + file.string() + "\"\"";
    const windows::Handle shell = started(windows::wide(line), ownStream(standardInput), {});
    if (!shell.isOpen())
        throw std::system_error(windows::lastError(), "cmd.exe");
    ::WaitForSingleObject(shell.get(), INFINITE);
    DWORD status = 1;
    ::GetExitCodeProcess(shell.get(), &status);
    return status == 0;
}

} // namespace damscope::base
