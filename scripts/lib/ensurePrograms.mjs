import { existsSync } from 'node:fs'
import { debianVersions } from './debianVersions.mjs'
import { findMissing } from './findMissing.mjs'
import { findProgram } from './findProgram.mjs'
import { installDebian } from './installDebian.mjs'
import { missingLine } from './missingLine.mjs'
import { PROGRAMS } from './programs.mjs'
import { PlainError, step } from './steps.mjs'
import { together } from './together.mjs'

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Finds what some parts need, installs what is missing when that is possible, and otherwise ends
 * with one line: nothing goes on without a program that it needs. `meanwhile` is done beside an
 * install, which leaves a core free; and not begun when something is missing.
 * @returns {Promise<Record<string, string>>} the variables that say where they are
 */
export async function ensurePrograms(
  parts,
  { install = mayInstall(), meanwhile = async () => {} } = {},
) {
  const missing = await findMissing(parts)
  if (missing.length > 0 && !install) throw new PlainError(missingLine(missing))
  await together([() => missing.length > 0 && bring(missing, parts), meanwhile])
  const versions = install ? await debianVersions(parts) : ''
  if (versions) process.stdout.write(`• ${versions}\n`)
  const found = Object.keys(PROGRAMS)
    .filter((name) => PROGRAMS[name].variable && PROGRAMS[name].parts.some(isIn(parts)))
    .map((name) => [PROGRAMS[name].variable, findProgram(name)])
  return Object.fromEntries(found)
}

async function bring(missing, parts) {
  const packages = [...new Set(missing.flatMap((name) => PROGRAMS[name].packages))]
  const services = missing.flatMap((name) => PROGRAMS[name].service ?? [])
  await step(`Installing ${packages.join(', ')}`, () => installDebian(packages, services))
  const still = await findMissing(parts)
  if (still.length > 0) throw new PlainError(missingLine(still))
}

const isIn = (parts) => (part) => parts.includes(part)
