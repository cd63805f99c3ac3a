import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { must, PlainError, run, step } from './steps.mjs'

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'
const ELSEWHERE = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin']

/** The folder of Postgres' programs, installed from the system's packages when there is none. */
export async function ensurePostgres() {
  const found = findPostgres() ?? (await installPostgres())
  if (!found) {
    throw new PlainError(
      'No Postgres was found. Install it, or set POSTGRES_BIN to the folder of initdb, and try again.',
    )
  }
  return found
}

function findPostgres() {
  const { POSTGRES_BIN, PATH = '' } = process.env
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  return [POSTGRES_BIN, ...debian, ...ELSEWHERE, ...PATH.split(delimiter)].find(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  )
}

async function installPostgres() {
  const { code } = await run('apt-get', ['--version']).catch(() => ({ code: 1 }))
  if (code !== 0 || process.getuid?.() !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing postgresql', async () => {
    await must('`apt-get update` failed.', 'apt-get', ['update', '-qq'], { env })
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
    await must('`apt-get install` failed.', 'apt-get', install, { env })
  })
  return findPostgres()
}
