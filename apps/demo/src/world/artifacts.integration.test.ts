import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compile } from '../../contracts/compile.mjs'

test('the committed artifacts are what the sources compile to, byte for byte', async () => {
  const path = new URL('../../contracts/artifacts.json', import.meta.url)
  expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(compile(), null, 2)}\n`)
})
