#pragma once

#include <nanobind/nanobind.h>

void bind_rounds(nanobind::module_& m);
