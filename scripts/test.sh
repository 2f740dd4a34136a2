#!/usr/bin/env bash
# Every check, from an empty checkout: types, lint, direction, unit tests, conformance. The last line counts them.
set -uo pipefail
cd "$(dirname "$0")/.."
bash scripts/install.sh || exit 1
bash scripts/install-checkers.sh
passed=0
failed=0

step() { # name, command…
  local name=$1
  shift
  echo "── $name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)) && echo "✗ $name"; fi
}

counted() { # name, command…: its closing lines `N passed, N failed` count too
  local name=$1 log
  shift
  log=$(mktemp)
  step "$name" bash -c '"$@" > >(tee "$0") 2>&1' "$log" "$@"
  local line
  line=$(grep -oE '[0-9]+ passed, [0-9]+ failed' "$log" | tail -n 1)
  passed=$((passed + $(echo "${line:-0 passed, 0 failed}" | cut -d' ' -f1)))
  failed=$((failed + $(echo "${line:-0 passed, 0 failed}" | cut -d' ' -f3)))
  rm -f "$log"
}

step types npm run -s types
step lint npm run -s lint
step direction npm run -s direction
counted unit node scripts/unit.js
counted conformance npm run -s conformance -- test/reference/*.json test/vectors/*.json
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
