import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findNewer } from './findNewer.mjs'
import { lowerStyles } from './lowerStyles.mjs'

it.each([
  ['const groups = Map.groupBy(list, (each) => each.name)', ['Map.groupBy']],
  ['const first = map.values().find(Boolean)', ['Iterator helpers']],
  ['element.checkVisibility()', ['checkVisibility']],
  ['"checkVisibility" in element ? element.checkVisibility() : true', []],
  ['typeof Uint8Array.fromHex == "function" && Uint8Array.fromHex(text)', []],
  ['list.toSorted()', []],
])('finds what the oldest browsers lack: %s', (code, found) => {
  expect(findNewer(code)).toEqual(found)
})

it('lowers styles for the oldest browsers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  const file = join(folder, 'a.css')
  writeFileSync(file, '.a { color-scheme: dark; color: light-dark(#fff, #000); .b { top: 0 } }')
  await lowerStyles(folder)
  const lowered = readFileSync(file, 'utf8')
  expect(lowered).toContain('.a .b')
  expect(lowered).not.toMatch(/\{\s*\.b/)
  const [usual, others] = lowered.split('@supports not (color: light-dark(#fff, #000))')
  expect(usual).toContain('light-dark(#fff, #000)')
  expect(others).not.toContain('light-dark(')
  expect(others).toContain('var(--lightningcss-dark, #000)')
})
