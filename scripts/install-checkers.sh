#!/usr/bin/env bash
# Installs what the independent checks run on, from Debian where apt is there: Chromium, LibreOffice, poppler.
set -uo pipefail
need=()
command -v chromium >/dev/null || need+=(chromium)
command -v soffice >/dev/null || need+=(libreoffice-calc)
command -v pdftoppm >/dev/null || need+=(poppler-utils)
[ ${#need[@]} -eq 0 ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need[@]}" fonts-liberation >/dev/null && exit 0
fi
echo "Not here and not installable: ${need[*]}. The checks that need them are skipped and named."
