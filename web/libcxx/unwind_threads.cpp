// SPDX-License-Identifier: GPL-3.0-or-later
// How an exception is caught where there are threads. That of Emscripten 3.1.6 keeps what a handler
// is to know in a variable of each thread, where the code that clang 14 makes does not look for it,
// so that nothing is ever caught. Here it is one variable for all: two threads must not throw at
// the same moment. Of the engine's threads only the first throws at all.
#include <cstdint>

namespace {

/// What a handler and the function that finds it exchange, as the compiler lays it out.
struct LandingPad {
    std::uintptr_t index;
    std::uintptr_t table;
    std::uintptr_t selector;
};

/// The beginning of that of the C++ ABI.
struct Exception {
    std::uint64_t kind;
    void (*cleanUp)(int reason, Exception* self);
};

constexpr int cleanupPhase = 2;
constexpr int caughtElsewhere = 1;

} // namespace

extern "C" {

LandingPad __wasm_lpad_context;

int __gxx_personality_wasm0(int version, int phase, std::uint64_t kind, Exception* thrown,
                            LandingPad* context);

int _Unwind_CallPersonality(Exception* thrown) {
    __wasm_lpad_context.selector = 0;
    return __gxx_personality_wasm0(1, cleanupPhase, thrown->kind, thrown, &__wasm_lpad_context);
}

int _Unwind_RaiseException(Exception* thrown) {
    __builtin_wasm_throw(0, thrown);
}

void _Unwind_DeleteException(Exception* thrown) {
    if (thrown->cleanUp != nullptr)
        thrown->cleanUp(caughtElsewhere, thrown);
}

void _Unwind_SetGR(LandingPad* context, int number, std::uintptr_t value) {
    if (number == 1)
        context->selector = value;
}

void _Unwind_SetIP(LandingPad* /*context*/, std::uintptr_t /*value*/) {}

std::uintptr_t _Unwind_GetIP(const LandingPad* context) {
    return context->index + 2; // the personality function counts from 1, and takes one off
}

std::uintptr_t _Unwind_GetLanguageSpecificData(const LandingPad* context) {
    return context->table;
}

std::uintptr_t _Unwind_GetRegionStart(const LandingPad* /*context*/) {
    return 0;
}
}
