import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../steps.mjs'

const MAIN = '/etc/apt/sources.list'
const MORE = '/etc/apt/sources.list.d'

/** Where this machine gets a Debian's packages, and how: its mirrors, its proxy, its patience. */
export async function listSources(suite) {
  const more = existsSync(MORE) ? readdirSync(MORE).map((name) => join(MORE, name)) : []
  const files = [MAIN, ...more].filter(
    (file) =>
      existsSync(file) &&
      /\.(list|sources)$/.test(file) &&
      // Somebody else's packages have nothing to do in a bare Debian.
      new RegExp(`\\b${suite}\\b`).test(readFileSync(file, 'utf8')),
  )
  const dump = await must('`apt-config` failed.', 'apt-config', ['dump', 'Acquire'])
  return {
    files,
    secure: files.some((file) => readFileSync(file, 'utf8').includes('https://')),
    settings: dump.split('\n').filter((line) => /^Acquire::\S+ ".+";$/.test(line)),
  }
}
