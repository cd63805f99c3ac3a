import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { must, PlainError, run, step } from './steps.mjs'
import { cache } from './toolchain.mjs'

/** The path of Caddy, installed from the system's packages when there is none. */
export async function ensureCaddy() {
  const found = findCaddy() ?? (await installCaddy())
  if (!found) {
    throw new PlainError(
      'No Caddy was found. Install it, or set CADDY_PATH to the program, and try again.',
    )
  }
  return found
}

function findCaddy() {
  const { CADDY_PATH, PATH = '' } = process.env
  const places = [...PATH.split(delimiter), '/opt/homebrew/bin', join(cache, 'caddy/usr/bin')]
  return [CADDY_PATH, ...places.map((folder) => join(folder, 'caddy'))].find(
    (path) => path && existsSync(path),
  )
}

/** Only unpacked: an installed package would also start it as a service. */
async function installCaddy() {
  const { code } = await run('apt-get', ['--version']).catch(() => ({ code: 1 }))
  if (code !== 0 || process.getuid?.() !== 0) return undefined
  const folder = join(cache, 'caddy')
  mkdirSync(folder, { recursive: true })
  await step('Unpacking caddy', async () => {
    await must('`apt-get update` failed.', 'apt-get', ['update', '-qq'])
    await must('`apt-get download` failed.', 'apt-get', ['download', '-qq', 'caddy'], {
      cwd: folder,
    })
    const [archive] = readdirSync(folder).filter((name) => name.endsWith('.deb'))
    await must('Caddy could not be unpacked.', 'dpkg-deb', ['-x', join(folder, archive), folder])
  })
  return findCaddy()
}
