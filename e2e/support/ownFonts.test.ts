import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROGRAMS } from '../../scripts/lib/programs.mjs'
import './ownFonts.ts'

const text = readFileSync(process.env.FONTCONFIG_FILE ?? '', 'utf8')
const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

it('browsers find the fonts that are named file by file, and no others', () => {
  expect(text).toContain('<rejectfont><glob>*</glob></rejectfont>')
  const accepted = all(/<glob>(.+?)<\/glob>/g).slice(1)
  expect(accepted).not.toHaveLength(0)
  for (const glob of accepted) expect(glob).toMatch(/^\*\/[\w-]+\.(ttf|ttc)$/)
  expect(text).not.toContain('<include')
})

it('whoever asks for any font of a kind gets one that is installed by its name', () => {
  const installed = Object.values(PROGRAMS).flatMap((program) =>
    'fonts' in program ? program.fonts : [],
  )
  const preferred = all(/<prefer><family>(.+?)<\/family><\/prefer>/g)
  expect(preferred).toContain('DejaVu Sans Mono')
  for (const family of preferred) expect(installed).toContain(family)
})
