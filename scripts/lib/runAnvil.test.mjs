import { expect, it } from 'vitest'
import { runAnvil } from './runAnvil.mjs'

it('R-REH-1 where there is no anvil for a machine, what was not run is said by its name', async () => {
  let said = ''
  const write = (text) => {
    said += text
  }
  expect(await runAnvil({ machine: 'sunos-sparc', write })).toEqual({ passed: 0, failed: 0 })
  expect(said).toMatch(/not run: rehearsals on rung one.*sunos-sparc/)
})
