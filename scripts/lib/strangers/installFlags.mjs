/** How strangers' apps are installed, whatever a machine's settings and NODE_ENV say. */
export const installFlags = [
  // A bundler that has run in this process has set NODE_ENV.
  ...['--include=dev', '--include=optional', '--include=peer', '--ignore-scripts'],
  ...['--package-lock', '--omit-lockfile-registry-resolved'],
  ...['--no-audit', '--no-fund', '--no-update-notifier'],
]
