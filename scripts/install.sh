#!/usr/bin/env bash
# Installs the packages of the lockfile, when they are not there as it says.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! cmp -s package-lock.json node_modules/.installed-lock 2>/dev/null; then
  npm ci --no-progress --loglevel=error
  cp package-lock.json node_modules/.installed-lock
fi
