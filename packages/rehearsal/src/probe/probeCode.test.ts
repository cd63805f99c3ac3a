import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { probeFile } from '../../contracts/compile.mjs'

it('R-REH-1 the probe’s code is what its source compiles to', () => {
  expect(readFileSync(join(import.meta.dirname, 'probeCode.ts'), 'utf8')).toBe(probeFile())
})
