#!/bin/sh
# Several trainings side by side: training/several.sh OUT NAME:THREADS:MINUTES[:BEGIN]...
out=$1; shift
for one in "$@"; do
  IFS=: read -r name threads minutes begin <<END
$one
END
  THREADS=$threads python3 training/ppo.py "training/plans/$name.json" "$out" "$minutes" $begin > "$out/$name.log" 2>&1 &
done
wait
cat "$out"/*.log
