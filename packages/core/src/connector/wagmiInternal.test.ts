import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

it('what wagmi keeps to itself is used in one file only', () => {
  const users = globSync('**/*.ts', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes('_internal'))
  expect(users).toEqual(['connector/wagmiInternal.ts'])
})
