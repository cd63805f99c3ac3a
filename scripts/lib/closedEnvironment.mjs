import { PROGRAMS } from './programs.mjs'

/** How a machine finds its programs, its folders and its terminal. */
const MACHINE = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TEMP', 'TMP', 'TERM', 'NO_COLOR'],
  ...[
    'USERPROFILE',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'COMSPEC',
    'PATHEXT',
  ],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR'],
])

/** How it reaches others: its proxies, whom it trusts, and where npm gets packages. */
const REACH = [
  /^(https?|no|all)_proxy$/i,
  /^(NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|NODE_USE_ENV_PROXY|SSL_CERT_FILE|SSL_CERT_DIR)$/,
  /^npm_execpath$/i,
  /^npm_config_(.+:)?(registry|proxy|https[_-]proxy|noproxy|ca|cafile|cert|key|strict[_-]ssl)$/i,
  /^npm_config_(userconfig|globalconfig|cache|prefix|maxsockets|fetch[_-]\w+|replace[_-]registry[_-]host)$/i,
  /^npm_config_\/\/.+$/i,
]

/** The same everywhere, whatever a shell or an `.npmrc` says of it; npm asks the environment first. */
const SAME = {
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  npm_config_include: ['dev', 'optional', 'peer'].join('\n\n'),
  npm_config_package_lock: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_legacy_peer_deps: 'false',
  npm_config_strict_peer_deps: 'false',
  npm_config_force: 'false',
  npm_config_prefer_dedupe: 'false',
  npm_config_install_strategy: 'hoisted',
  npm_config_install_links: 'false',
  npm_config_engine_strict: 'false',
  npm_config_dry_run: 'false',
  npm_config_global: 'false',
}

const variables = new Set(Object.values(PROGRAMS).flatMap(({ variable }) => variable ?? []))

/**
 * What of a machine's environment may have a say in what is installed, built and tested: how it reaches
 * others and where its programs are. All else stays outside, and what every program asks for is fixed.
 * @param {Record<string, string | undefined>} machine
 * @returns {Record<string, string>}
 */
export function closedEnvironment(machine) {
  const passes = (name) =>
    MACHINE.has(name.toUpperCase()) ||
    variables.has(name) ||
    REACH.some((pattern) => pattern.test(name))
  const kept = Object.entries(machine).filter(([name]) => passes(name))
  return { ...Object.fromEntries(kept), ...SAME }
}
