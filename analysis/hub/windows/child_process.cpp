// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/child_process.hpp"

#include "analysis/hub/program_output.hpp"
#include "base/windows/command_line.hpp"
#include "base/windows/handle.hpp"
#include "base/windows/program_search.hpp"
#include "base/windows/wide_text.hpp"

#include <boost/asio.hpp>

#include <array>
#include <atomic>
#include <sstream>
#include <system_error>
#include <utility>

namespace damscope::analysis {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
namespace windows = base::windows;
using Clock = ChildProcess::Clock;
using boost::system::error_code;
using windows::Handle;

constexpr std::chrono::milliseconds lastPatience{3000};

[[noreturn]] void failToStart(const char* what) {
    throw std::system_error(windows::lastError(), what);
}

struct Channel {
    Handle ours;
    Handle theirs; ///< the only one that is inherited
};

enum class Flow { toThem, fromThem };

// Pipes with names, since those without cannot be waited for together with other things.
Channel makeChannel(Flow flow) {
    constexpr DWORD roomInPipe = 64 << 10;
    static std::atomic<unsigned> made = 0;
    const std::string name = "\\\\.\\pipe\\damscope-" + std::to_string(::GetCurrentProcessId()) +
                             "-" + std::to_string(++made);
    const bool toThem = flow == Flow::toThem;
    Channel channel;
    channel.ours =
        Handle(::CreateNamedPipeW(windows::wide(name).c_str(),
                                  (toThem ? PIPE_ACCESS_OUTBOUND : PIPE_ACCESS_INBOUND) |
                                      FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                  PIPE_TYPE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1,
                                  roomInPipe, roomInPipe, 0, nullptr));
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    channel.theirs =
        Handle(::CreateFileW(windows::wide(name).c_str(), toThem ? GENERIC_READ : GENERIC_WRITE, 0,
                             &inherited, OPEN_EXISTING, 0, nullptr));
    if (!channel.ours.isOpen() || !channel.theirs.isOpen())
        failToStart("cannot make a pipe");
    return channel;
}

// All that the program starts belongs to the job too, and ends when its last handle is closed: by
// this program, or by the system at the end of it.
Handle makeJob(std::uint64_t memory) {
    Handle job(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE |
                                              JOB_OBJECT_LIMIT_JOB_MEMORY |
                                              JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    limits.JobMemoryLimit = memory;
    if (!job.isOpen() || ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation,
                                                   &limits, sizeof limits) == 0)
        failToStart("cannot make a job");
    return job;
}

/// What a process is started with beside its command line: the handles that it inherits, and the
/// job that it belongs to from its first moment.
class StartAttributes {
public:
    StartAttributes(std::array<HANDLE, 3> handles, HANDLE job) : handles_(handles), job_(job) {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 2, 0, &size);
        room_.resize(size);
        if (::InitializeProcThreadAttributeList(list(), 2, 0, &size) == 0 ||
            !set(PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(), sizeof handles_))
            failToStart("cannot start a process");
        (void)set(PROC_THREAD_ATTRIBUTE_JOB_LIST, &job_, sizeof job_); // since Windows 10
    }
    ~StartAttributes() { ::DeleteProcThreadAttributeList(list()); }
    StartAttributes(const StartAttributes&) = delete;
    StartAttributes& operator=(const StartAttributes&) = delete;

    [[nodiscard]] LPPROC_THREAD_ATTRIBUTE_LIST list() {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room_.data());
    }

private:
    bool set(DWORD_PTR attribute, void* value, SIZE_T size) {
        return ::UpdateProcThreadAttribute(list(), 0, attribute, value, size, nullptr, nullptr) !=
               0;
    }

    std::array<HANDLE, 3> handles_;
    HANDLE job_;
    std::vector<std::byte> room_;
};

// No handle and a reason if it cannot be started.
Handle startIn(HANDLE job, const ProgramCall& call, std::array<HANDLE, 3> streams,
               std::error_code& error) {
    std::error_code unknown;
    const fs::path folder = fs::absolute(call.folder, unknown);
    const fs::path file = windows::fileOfProgram(call.words.front(), folder);
    if (file.empty()) {
        error = make_error_code(std::errc::no_such_file_or_directory);
        return {};
    }
    StartAttributes attributes(streams, job);
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = streams[0];
    start.StartupInfo.hStdOutput = streams[1];
    start.StartupInfo.hStdError = streams[2];
    start.lpAttributeList = attributes.list();
    std::wstring line = windows::commandLine(call.words);
    PROCESS_INFORMATION started{};
    if (::CreateProcessW(file.c_str(), line.data(), nullptr, nullptr, TRUE,
                         CREATE_SUSPENDED | CREATE_NO_WINDOW | CREATE_NEW_PROCESS_GROUP |
                             EXTENDED_STARTUPINFO_PRESENT,
                         nullptr, folder.c_str(), &start.StartupInfo, &started) == 0) {
        error = windows::lastError();
        return {};
    }
    Handle program(started.hProcess);
    const Handle thread(started.hThread);
    BOOL isInJob = FALSE;
    ::IsProcessInJob(program.get(), job, &isInJob);
    if (isInJob == FALSE && ::AssignProcessToJobObject(job, program.get()) == 0) {
        error = windows::lastError();
        ::TerminateProcess(program.get(), 1);
        return {};
    }
    ::ResumeThread(thread.get());
    return program;
}

std::string endingWords(DWORD status) {
    constexpr DWORD firstFault = 0xC0000000; // NTSTATUS: an error
    std::ostringstream words;
    if (status >= firstFault)
        words << "was ended by exception 0x" << std::hex << std::uppercase << status;
    else
        words << "ended with status " << status;
    return words.str();
}

void CALLBACK endJob(void* job, BOOLEAN /*timedOut*/) {
    ::TerminateJobObject(job, 1);
}

} // namespace

struct ChildProcess::State {
    asio::io_context context; // destroyed last: it waits for what was begun
    std::array<char, 65536> outputRoom{};
    std::array<char, 65536> errorRoom{};
    std::string sending;
    Handle job;
    asio::windows::stream_handle input{context};
    asio::windows::stream_handle output{context};
    asio::windows::stream_handle errors{context};
    asio::windows::object_handle program{context};
    HANDLE jobEnder = nullptr; // ends what the program leaves behind as soon as it has ended
    bool readsOutput = false;
    bool readsErrors = false;
    bool ended = false; // it ended by itself
    std::string ending;
    ProgramOutput printed;
    std::string words;

    void watch(Handle process);
    void read();
    bool runOne(Clock::time_point deadline);
    void awaitEnd(Clock::time_point deadline);
    void letGo();
};

void ChildProcess::State::watch(Handle process) {
    ::RegisterWaitForSingleObject(&jobEnder, process.get(), endJob, job.get(), INFINITE,
                                  WT_EXECUTEONLYONCE);
    program.assign(process.release());
    program.async_wait([this](const error_code& error) {
        DWORD status = 0;
        if (error || ::GetExitCodeProcess(program.native_handle(), &status) == 0)
            return;
        ended = true;
        if (ending.empty())
            ending = endingWords(status);
    });
}

// Begins to read what is not being read.
void ChildProcess::State::read() {
    if (output.is_open() && !std::exchange(readsOutput, true))
        output.async_read_some(asio::buffer(outputRoom),
                               [this](const error_code& error, std::size_t size) {
                                   readsOutput = false;
                                   printed.add({outputRoom.data(), size});
                                   if (error && output.is_open()) {
                                       output.close();
                                       printed.end();
                                   }
                               });
    if (errors.is_open() && !std::exchange(readsErrors, true))
        errors.async_read_some(asio::buffer(errorRoom),
                               [this](const error_code& error, std::size_t size) {
                                   readsErrors = false;
                                   addWords(words, {errorRoom.data(), size});
                                   if (error && errors.is_open())
                                       errors.close();
                               });
}

// Takes what has come, however short the time is. False if nothing came in time.
bool ChildProcess::State::runOne(Clock::time_point deadline) {
    context.restart();
    return context.poll_one() > 0 || context.run_one_until(deadline) > 0;
}

// Until the program has ended; its last output is discarded.
void ChildProcess::State::awaitEnd(Clock::time_point deadline) {
    while (program.is_open() && !ended) {
        read();
        if (!runOne(deadline))
            return;
        printed.discard();
    }
}

void ChildProcess::State::letGo() {
    if (!job.isOpen())
        return;
    error_code ignored;
    input.close(ignored);
    output.close(ignored);
    if (jobEnder != nullptr)
        ::UnregisterWaitEx(std::exchange(jobEnder, nullptr), INVALID_HANDLE_VALUE);
    ::TerminateJobObject(job.get(), 1);
    job.close();
    const Clock::time_point deadline = Clock::now() + lastPatience;
    while (errors.is_open()) { // its last words are all there
        read();
        if (!runOne(deadline))
            break;
    }
    errors.close(ignored);
    program.close(ignored);
}

ChildProcess::ChildProcess(const ProgramCall& call) : state_(std::make_unique<State>()) {
    Channel input = makeChannel(Flow::toThem);
    Channel output = makeChannel(Flow::fromThem);
    Channel errors = makeChannel(Flow::fromThem);
    state_->job = makeJob(call.memory);
    std::error_code error;
    Handle program = startIn(state_->job.get(), call,
                             {input.theirs.get(), output.theirs.get(), errors.theirs.get()}, error);
    if (!program.isOpen()) {
        state_->ending = "cannot be started: " + error.message();
        return;
    }
    state_->input.assign(input.ours.release());
    state_->output.assign(output.ours.release());
    state_->errors.assign(errors.ours.release());
    state_->watch(std::move(program));
}

ChildProcess::~ChildProcess() {
    state_->letGo();
}

bool ChildProcess::say(std::string_view line, Clock::time_point deadline) {
    State& state = *state_;
    if (!state.input.is_open())
        return false;
    state.sending = std::string(line) + '\n';
    std::optional<error_code> result;
    asio::async_write(state.input, asio::buffer(state.sending),
                      [&result](const error_code& error, std::size_t) { result = error; });
    while (!result && state.runOne(deadline)) {
    }
    if (!result) { // what it has not taken is given up, and with it all that would follow
        state.input.close();
        while (!result)
            (void)state.runOne(Clock::time_point::max());
    }
    return !*result;
}

ChildProcess::Heard ChildProcess::hear(std::string& line, Clock::time_point deadline,
                                       const std::stop_token& stop) {
    State& state = *state_;
    const std::stop_callback onStop(stop, [&state] { asio::post(state.context, [] {}); });
    for (;;) {
        if (state.printed.next(line))
            return Heard::line;
        if (!state.output.is_open())
            return Heard::ended;
        if (state.printed.isTooMuch())
            return Heard::tooMuch;
        if (stop.stop_requested())
            return Heard::stopped;
        state.read();
        if (!state.runOne(deadline) && Clock::now() >= deadline)
            return Heard::nothing;
    }
}

void ChildProcess::allowMore() {
    state_->printed.allowMore();
}

void ChildProcess::end(std::chrono::milliseconds timeout) {
    error_code ignored;
    state_->input.close(ignored);
    state_->awaitEnd(Clock::now() + timeout);
    const bool byItself = state_->ended;
    const bool isSilent = !state_->output.is_open();
    state_->letGo();
    if (!byItself && state_->ending.empty())
        state_->ending = isSilent ? "ended without saying why" : "was still running";
}

std::string ChildProcess::ending() {
    if (state_->ending.empty())
        end(std::chrono::milliseconds(500));
    return state_->ending;
}

std::string ChildProcess::lastWords() const {
    return state_->words;
}

} // namespace damscope::analysis
