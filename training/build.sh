#!/bin/sh
# The learner's matches as a library: training/build.sh OUT
# Without -fno-tree-loop-if-convert g++ 13.3 reads arrays through wrong masks (arrange_prices.cpp).
set -e
out=${1:-/tmp/libgym.so}; work=$(mktemp -d)
ls training/gym.cpp native/src/*.cpp native/src/rounds/*.cpp |
  xargs -P "$(nproc)" -I{} sh -c '${CXX:-g++} -std=c++20 -O3 -march=native -fno-tree-loop-if-convert -fPIC -pthread -Inative/include -c {} -o '"$work"'/$(echo {} | tr / _).o'
${CXX:-g++} -shared -pthread -o "$out" "$work"/*.o
rm -r "$work"
