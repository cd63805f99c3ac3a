import { expect, it } from 'vitest'
import { listLocked } from './listLocked.mjs'

const machines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
]
const lock = {
  packages: {
    '': { name: 'app' },
    'packages/kit': { version: '0.1.0' },
    'node_modules/@countersign/kit': { link: true, resolved: 'packages/kit' },
    'node_modules/ws': { version: '8.0.0', integrity: 'sha512-a' },
    'node_modules/isows/node_modules/ws': { version: '8.0.0', integrity: 'sha512-a' },
    'node_modules/truffle': { name: 'empty', version: '1.0.0', integrity: 'sha512-b' },
    'node_modules/part-arm64': {
      version: '1.0.0',
      integrity: 'sha512-c',
      os: ['linux'],
      cpu: ['arm64'],
    },
    'node_modules/part-musl': {
      version: '1.0.0',
      integrity: 'sha512-d',
      os: ['linux'],
      libc: ['musl'],
    },
    'node_modules/part-mac': { version: '1.0.0', integrity: 'sha512-e', os: ['darwin'] },
    'node_modules/not-windows': { version: '1.0.0', integrity: 'sha512-f', os: ['!win32'] },
    'node_modules/bare': { version: '1.0.0' },
  },
}

it('lists every package once that one of the machines would install, by its own name', () => {
  const { locked, without } = listLocked(
    [
      { file: 'a', lock },
      { file: 'b', lock },
    ],
    machines,
  )
  expect(locked.map(({ name, integrity }) => `${name} ${integrity}`)).toEqual([
    'ws sha512-a',
    'empty sha512-b',
    'part-arm64 sha512-c',
    'not-windows sha512-f',
  ])
  expect(without.slice(0, 3)).toEqual([
    'a: packages/kit is a part of this repository',
    'a: node_modules/@countersign/kit is a link to packages/kit',
    'a: node_modules/bare has no integrity',
  ])
})
