import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../steps.mjs'

/** With all that they recommend: fonts that stand in for others, another Node, a Postgres. */
const PACKAGES = [
  ...['chromium', 'imagemagick', 'nodejs', 'postgresql', 'locales'],
  ...['fonts-dejavu', 'fonts-liberation', 'fonts-hack', 'fonts-noto-mono', 'fonts-noto-extra'],
]
const LINES = [
  ['apt-get update -qq', 'could not ask for packages'],
  [`apt-get install -y -qq ${PACKAGES.join(' ')}`, 'could not install them'],
  ['localedef -i de_DE -f UTF-8 de_DE.UTF-8', 'could not add a language'],
]

/** Somebody's settings, each of which means something else than ours. */
const VARIABLES = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  TZ: 'Asia/Tokyo',
  LANG: 'de_DE.UTF-8',
  LC_ALL: 'de_DE.UTF-8',
  NODE_OPTIONS: '--max-old-space-size=6144 --stack-trace-limit=3',
  NODE_ENV: 'production',
  PGHOST: '127.0.0.1',
  PGPORT: '5432',
  PGUSER: 'postgres',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
  FORCE_COLOR: '3',
  DEBUG: '*',
}
const NPMRC = ['omit=dev', 'legacy-peer-deps=true', 'package-lock=false', 'save-exact=true']

/**
 * Makes a bare Debian the machine of somebody who works with it.
 * @param {string} folder
 * @param {{ env: Record<string, string>, inside: Function }} how `env` gets their variables, too
 * @returns {Promise<string>} the line of shell that begins their day there
 */
export async function makeBusy(folder, { env, inside }) {
  const install = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const [line, fault] of LINES) {
    const { code, output } = await inside(folder, line, { env: install, quiet: true })
    if (code !== 0) throw new PlainError(`The busy Debian ${fault}.\n${output.slice(-3000)}`)
  }
  appendFileSync(join(folder, 'root', '.npmrc'), `${NPMRC.join('\n')}\n`)
  Object.assign(env, VARIABLES)
  return 'pg_ctlcluster "$(ls /etc/postgresql)" main start && '
}
