import { PROGRAMS } from './programs.mjs'
import { run } from './steps.mjs'

/**
 * Which of Debian's packages some parts are run with: they are named, and not pinned, so a run says what
 * they were.
 * @param {readonly string[]} parts
 * @returns {Promise<string>} one line, or nothing where there is no Debian
 */
export async function debianVersions(parts, { ask = askDebian } = {}) {
  const needed = Object.values(PROGRAMS).filter(({ parts: ours }) =>
    ours.some((part) => parts.includes(part)),
  )
  const names = [...new Set(needed.flatMap(({ packages }) => packages))].sort()
  if (names.length === 0) return ''
  // Some names end with the machine that a package is for.
  const lines = (await ask(names)).split('\n').map((line) => line.split(/(?::\w+)?\t/))
  const versions = new Map(lines)
  const found = names.filter((name) => versions.get(name))
  if (found.length === 0) return ''
  return `Debian’s packages: ${found.map((name) => `${name} ${versions.get(name)}`).join(', ')}`
}

/** A program may come from elsewhere than from Debian, and then has no package. */
async function askDebian(names) {
  const { output } = await run('dpkg-query', ['-W', ...names]).catch(() => ({ output: '' }))
  return output
}
