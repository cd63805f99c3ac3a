import { expect, it } from 'vitest'
import { runAnvil, startOf } from './runAnvil.mjs'

it('R-REH-1 where there is no anvil for a machine, what was not run is said by its name', async () => {
  let said = ''
  const write = (text) => {
    said += text
  }
  expect(await runAnvil({ machine: 'sunos-sparc', write })).toEqual({
    passed: 0,
    failed: 0,
    notRun: 'no anvil',
  })
  expect(said).toMatch(/not run: rehearsals on rung one.*sunos-sparc/)
})

it('R-REH-1 runs on arm64 what there is for x64, under qemu and with libraries of that machine', () => {
  expect(startOf('/cache/anvil', 'linux-x64')).toEqual({ ANVIL_PATH: '/cache/anvil' })
  const { ANVIL_PATH, ANVIL_ARGUMENTS } = startOf('/cache/anvil', 'linux-arm64')
  expect(ANVIL_PATH).toBe('qemu-x86_64')
  expect(JSON.parse(ANVIL_ARGUMENTS)).toEqual([
    ...['-L', '/usr/x86_64-linux-gnu'],
    ...['-E', 'LD_LIBRARY_PATH=/usr/x86_64-linux-gnu/lib'],
    '/cache/anvil',
  ])
})
