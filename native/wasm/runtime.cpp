// What the C++ library of a page lacks: a system to write its last words to.
#include <__config>
#include <exception>

// The tag of C++ exceptions, which every file that throws or catches refers to.
__asm__(
    ".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

extern "C" [[noreturn]] void __abort_message(const char*, ...) { __builtin_trap(); }

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

// A page's worker ends as a whole; nothing is tidied up before.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) noexcept { return 0; }
