import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../steps.mjs'
import { npmCli } from '../toolchain.mjs'

const CERTIFICATES = '/etc/carried-certificates.crt'
const NAMES = ['/etc/resolv.conf', '/etc/hosts']
/** How a machine reaches others; everything else of its environment stays outside. */
const PASSED = /^(https?_proxy|no_proxy|all_proxy)$/i
const SETTINGS = ['registry', 'proxy', 'https-proxy', 'noproxy']

/**
 * Lets a Debian in a folder reach npm's packages the way this machine does, whatever that is.
 * @returns {Promise<Record<string, string>>} the environment to run in
 */
export async function carryConfiguration(folder) {
  for (const file of NAMES) if (existsSync(file)) copyFileSync(file, join(folder, file))
  const settings = await npmSettings()
  const lines = []
  for (const file of [settings.globalconfig, settings.userconfig]) {
    // Names and passwords of a registry are not told when one asks for the settings.
    if (existsSync(file)) lines.push(...readFileSync(file, 'utf8').split('\n').filter(isPassword))
  }
  for (const name of SETTINGS) if (settings[name]) lines.push(`${name}=${settings[name]}`)
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' }
  for (const [name, value] of Object.entries(process.env)) if (PASSED.test(name)) env[name] = value

  const certificates = [settings.cafile, process.env.NODE_EXTRA_CA_CERTS]
  const found = certificates.find((file) => file && existsSync(file))
  if (found) {
    copyFileSync(found, join(folder, CERTIFICATES))
    lines.push(`cafile=${CERTIFICATES}`)
    env.NODE_EXTRA_CA_CERTS = CERTIFICATES
  }
  writeFileSync(join(folder, 'root', '.npmrc'), `${lines.join('\n')}\n`, { mode: 0o600 })
  return env
}

/** Of this machine, not of the folder we are in. */
async function npmSettings() {
  const ask = [npmCli(), 'config', 'list', '--json', '--loglevel=silent']
  const told = await must('`npm config` failed.', process.execPath, ask, { cwd: '/' })
  return JSON.parse(told)
}

const isPassword = (line) =>
  /^\/\/\S+:_?(auth|authToken|username|password|certfile|keyfile)=/.test(line)
