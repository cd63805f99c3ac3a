/**
 * Everything the tests need beyond Node and npm, by name. A program that is not here is started by
 * no test (`programs.test.mjs`), and CONTRIBUTING.md lists the same.
 *
 * - `parts`: the parts of `npm test`, or the other commands, that cannot run without it
 * - `packages`: Debian's, which `npm test` installs when it may
 * - `any`: its file names, of which the first that is found is taken; of `all` every one is needed
 * - `fonts`: the families that a package of fonts brings
 * - `platform`, `processor`: where it is needed, if not everywhere
 * - `variable`: where it is, when it is not found by itself; with `folder` the folder of all
 * - `places`: where to look beside the PATH
 * - `service`: what the package would start at the next boot
 */
export const PROGRAMS = {
  chromium: {
    use: 'the browser of specs in a frame, and elsewhere than on Linux of all',
    parts: ['strangers', 'e2e', 'bench:kit'],
    packages: ['chromium'],
    variable: 'CHROMIUM_PATH',
    any: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    ],
  },
  // The same engine without the windows around it, which are a fifth of the work.
  'chromium-headless-shell': {
    use: 'the browser of all other specs',
    parts: ['e2e', 'walk'],
    platform: 'linux',
    packages: ['chromium-headless-shell'],
    variable: 'HEADLESS_SHELL_PATH',
    any: ['chromium-headless-shell', 'headless_shell', 'chrome-headless-shell'],
  },
  'firefox-esr': {
    use: 'the second engine that the kit is walked through in',
    parts: ['e2e'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
    any: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  // WebKit is driven by one program, drawn by another and shown on the screen of a third.
  WebKitWebDriver: {
    use: 'drives the third engine, WebKit',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_DRIVER_PATH',
    any: ['WebKitWebDriver'],
  },
  MiniBrowser: {
    use: 'WebKit itself, in a window',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_BROWSER_PATH',
    any: ['MiniBrowser'],
    // Debian keeps it beside its library.
    places: ['x86_64', 'aarch64'].flatMap((processor) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map(
        (library) => `/usr/lib/${processor}-linux-gnu/${library}/MiniBrowser`,
      ),
    ),
  },
  Xvfb: {
    use: 'the screen that WebKit needs',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['xvfb'],
    any: ['Xvfb'],
  },
  fontconfig: {
    use: 'says which fonts there are',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['fontconfig'],
    any: ['fc-list'],
  },
  // Pictures are true only when every script on screen has its font, the same on every machine.
  'Noto Sans': {
    use: 'letters, Arabic and Hebrew on pictures',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['fonts-noto-core'],
    fonts: ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew'],
  },
  'Noto Sans CJK': {
    use: 'Chinese, Japanese and Korean on pictures',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['fonts-noto-cjk'],
    fonts: ['Noto Sans CJK JP'],
  },
  'DejaVu Sans Mono': {
    use: 'addresses and technical text on pictures',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['fonts-dejavu-core'],
    fonts: ['DejaVu Sans Mono'],
  },
  'Noto Color Emoji': {
    use: 'emoji on pictures',
    parts: ['e2e'],
    platform: 'linux',
    packages: ['fonts-noto-color-emoji'],
    fonts: ['Noto Color Emoji'],
  },
  postgresql: {
    use: 'the database of a cluster, started by the tests themselves',
    parts: ['integration', 'bench:auth', 'walk'],
    packages: ['postgresql'],
    variable: 'POSTGRES_BIN',
    folder: true,
    all: ['initdb', 'postgres', 'pg_dump', 'pg_restore'],
    // Debian keeps the programs of each version in a folder of its own.
    versions: '/usr/lib/postgresql',
    places: ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'],
  },
  caddy: {
    use: 'the balancer that is shipped',
    parts: ['integration', 'walk'],
    packages: ['caddy'],
    variable: 'CADDY_PATH',
    any: ['caddy'],
    service: 'caddy.service',
  },
  promtool: {
    use: 'checks the rules of alarms that are shipped',
    parts: ['integration'],
    // 22 MB, and nothing of its web pages but their scripts; the server in it is never started.
    packages: ['prometheus'],
    variable: 'PROMTOOL_PATH',
    any: ['promtool'],
    service: 'prometheus.service',
  },
  ps: {
    use: 'lists processes, to see that none is left',
    parts: ['integration'],
    packages: ['procps'],
    any: ['ps'],
  },
  id: {
    use: 'the user that Postgres runs as',
    parts: ['integration', 'bench:auth'],
    packages: ['coreutils'],
    any: ['id'],
  },
  git: {
    use: 'names the commit that was tested, makes a fresh clone',
    parts: ['test:deep', 'bareDebian', 'walk'],
    packages: ['git'],
    any: ['git'],
  },
  // There is no anvil for arm64.
  'qemu-x86_64': {
    use: 'runs what there is for x64 only, on arm64',
    parts: ['simulate'],
    platform: 'linux',
    processor: 'arm64',
    packages: ['qemu-user', 'libc6-amd64-cross', 'libgcc-s1-amd64-cross'],
    any: ['qemu-x86_64'],
  },
  taskset: {
    use: 'keeps a measurement on one core',
    parts: ['bench:auth'],
    packages: ['util-linux'],
    any: ['taskset'],
  },
  mmdebstrap: {
    use: 'makes the bare Debian',
    parts: ['bareDebian'],
    packages: ['mmdebstrap'],
    any: ['mmdebstrap'],
  },
  'apt-config': {
    use: 'says how this machine reaches Debian’s packages',
    parts: ['bareDebian'],
    packages: ['apt'],
    any: ['apt-config'],
  },
  'dpkg-query': {
    use: 'says which versions of Debian’s packages there are',
    parts: ['bareDebian'],
    packages: ['dpkg'],
    any: ['dpkg-query'],
  },
  unshare: {
    use: 'keeps what runs in the bare Debian to itself',
    parts: ['bareDebian'],
    packages: ['util-linux'],
    any: ['unshare'],
  },
}
