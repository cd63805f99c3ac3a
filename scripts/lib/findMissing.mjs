import { findProgram } from './findProgram.mjs'
import { PROGRAMS } from './programs.mjs'
import { run } from './steps.mjs'

/**
 * What of the list some parts need and this machine does not have.
 * @param {readonly string[]} parts
 * @returns {Promise<string[]>} names
 */
export async function findMissing(
  parts,
  {
    find = findProgram,
    listFonts = fontFamilies,
    platform = process.platform,
    processor = process.arch,
  } = {},
) {
  const needed = Object.keys(PROGRAMS).filter((name) => {
    const { parts: ours, platform: only, processor: on } = PROGRAMS[name]
    const isHere = (!only || only === platform) && (!on || on === processor)
    return ours.some((part) => parts.includes(part)) && isHere
  })
  const families = needed.some((name) => PROGRAMS[name].fonts) ? await listFonts() : new Set()
  return needed.filter((name) => {
    const { fonts } = PROGRAMS[name]
    return fonts ? fonts.some((family) => !families.has(family)) : !find(name)
  })
}

/** Without `fc-list` there is none; it is on the list itself. */
async function fontFamilies() {
  const { output } = await run('fc-list', [':', 'family']).catch(() => ({ output: '' }))
  return new Set(output.split('\n').flatMap((line) => line.split(',')))
}
