import { describe, expect, it } from 'vitest'
import { compareLocks } from './compareLocks.mjs'
import { findUnpinned } from './findUnpinned.mjs'
import { listPins } from './listPins.mjs'

const lock = (packages) => ({ packages: { '': { dependencies: {} }, ...packages } })
const before = lock({
  'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' },
  'node_modules/rolldown': { version: '1.2.18', integrity: 'sha512-b' },
  'node_modules/ws': { version: '8.0.0', integrity: 'sha512-c' },
  'node_modules/isows/node_modules/ws': { version: '7.0.0', integrity: 'sha512-d' },
})

describe('compareLocks', () => {
  it('names what has become another, and what came and went', () => {
    const after = lock({
      'node_modules/vite': { version: '8.3.8', integrity: 'sha512-z' },
      'node_modules/rolldown': { version: '1.2.19', integrity: 'sha512-y' },
      'node_modules/ws': { version: '8.0.0', integrity: 'sha512-c' },
      'node_modules/more': { version: '1.0.0' },
    })
    expect(compareLocks(before, after)).toEqual([
      'vite 8.3.8: other bytes',
      'rolldown: 1.2.18 → 1.2.19',
      'ws: 7.0.0 → none',
      'more: none → 1.0.0',
    ])
  })

  it('passes over our own packages, and a part for a machine that the first one does not name', () => {
    const ours = { 'node_modules/@countersign/kit': { version: '0.1.0', integrity: 'sha512-x' } }
    const part = { 'node_modules/part': { version: '1.0.0', optional: true, os: ['darwin'] } }
    expect(compareLocks(before, lock({ ...before.packages, ...ours, ...part }))).toEqual([])
  })
})

it('listPins says versions that are there twice also by who needs them', () => {
  expect(listPins(before)).toEqual([
    { name: 'vite', version: '8.3.8' },
    { name: 'rolldown', version: '1.2.18' },
    { name: 'ws', version: '8.0.0' },
    { name: 'ws', version: '7.0.0', parent: 'isows' },
  ])
})

describe('findUnpinned', () => {
  const pnpm = (version, integrity) =>
    `packages:\n\n  vite@${version}:\n    resolution: {integrity: ${integrity}}\n`

  it('finds other versions and other bytes that pnpm has taken', () => {
    expect(findUnpinned(pnpm('8.3.8', 'sha512-a'), before)).toEqual([])
    const fault = (version) => [`vite ${version} is not what the lock file says.`]
    expect(findUnpinned(pnpm('8.3.9', 'sha512-a'), before)).toEqual(fault('8.3.9'))
    expect(findUnpinned(pnpm('8.3.8', 'sha512-z'), before)).toEqual(fault('8.3.8'))
  })

  it('finds other versions that Yarn has taken', () => {
    const yarn = (version) =>
      `"vite@npm:8":\n  version: ${version}\n  resolution: "vite@npm:${version}"\n`
    expect(findUnpinned(yarn('8.3.8'), before)).toEqual([])
    expect(findUnpinned(yarn('8.3.9'), before)).toHaveLength(1)
  })

  it('does not take a file that it cannot read for one without faults', () => {
    expect(findUnpinned('', before)).toHaveLength(1)
  })
})
