import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, PlainError } from './steps.mjs'

/**
 * Puts a package into a directory of its own, if it is byte by byte the one that is named. Nothing of
 * it runs: it is fetched, compared, and only then unpacked, without its scripts.
 *
 * @param {{ name: string, version: string, integrity: string, home: string, npm: string, env: object, otherwise: string }} parameters
 * `otherwise` says what to do where it cannot be fetched
 */
export async function bringPackage({ name, version, integrity, home, npm, env, otherwise }) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  const run = (...args) =>
    must(
      `${name} ${version} could not be fetched through npm. ${otherwise}`,
      process.execPath,
      [npm, ...args, ...quiet, '--loglevel=error'],
      { cwd: home, env },
    )
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  await run('pack', `${name}@${version}`, '--pack-destination', home)
  const file = join(home, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) {
    rmSync(home, { recursive: true, force: true })
    throw new PlainError(
      `${name} ${version} is not what this repository expects (${found} instead of ${integrity}). It was deleted and nothing of it ran.`,
    )
  }
  // Forced, for it may be made for another machine and run under an emulator.
  await run('install', '--prefix', home, '--offline', '--force', file)
  rmSync(file)
}
