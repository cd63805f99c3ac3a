import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../steps.mjs'
import { npmCli } from '../toolchain.mjs'

const CERTIFICATES = '/etc/carried-certificates.crt'
const NAMES = ['/etc/resolv.conf', '/etc/hosts']
/** How a machine reaches others; everything else of its environment stays outside. */
const PASSED = /^(https?_proxy|no_proxy|all_proxy)$/i
const SETTINGS = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl']

/**
 * Lets a Debian in a folder reach npm's packages the way this machine does, whatever that is.
 * @returns {Promise<Record<string, string>>} the environment to run in
 */
export async function carryConfiguration(folder) {
  for (const file of NAMES) if (existsSync(file)) copyFileSync(file, join(folder, file))
  const setting = async (name) =>
    (
      await must('`npm config` failed.', process.execPath, [npmCli(), 'config', 'get', name], {
        cwd: '/',
      })
    ).trim()
  const lines = []
  for (const name of ['globalconfig', 'userconfig']) {
    const file = await setting(name)
    // Names and passwords of a registry cannot be asked for one by one.
    if (existsSync(file)) lines.push(...readFileSync(file, 'utf8').split('\n').filter(isPassword))
  }
  for (const name of SETTINGS) {
    const value = await setting(name)
    if (value && value !== 'null' && value !== 'undefined') lines.push(`${name}=${value}`)
  }
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' }
  for (const [name, value] of Object.entries(process.env)) if (PASSED.test(name)) env[name] = value

  const certificates = [await setting('cafile'), process.env.NODE_EXTRA_CA_CERTS]
  const found = certificates.find((file) => file && file !== 'null' && existsSync(file))
  if (found) {
    copyFileSync(found, join(folder, CERTIFICATES))
    lines.push(`cafile=${CERTIFICATES}`)
    env.NODE_EXTRA_CA_CERTS = CERTIFICATES
  }
  writeFileSync(join(folder, 'root', '.npmrc'), `${lines.join('\n')}\n`, { mode: 0o600 })
  return env
}

const isPassword = (line) =>
  /^\/\/\S+:_?(auth|authToken|username|password|certfile|keyfile)=/.test(line)
