import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../toolchain.mjs'
import { findLockFaults } from './findLockFaults.mjs'
import { lockedApps } from './lockedApps.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const ours = ['siwe', 'outbox', 'core', 'kit'].map((name) =>
  readJson(join(root, 'packages', name, 'package.json')),
)
const apps = lockedApps()

describe('what is installed beside this repository', () => {
  it.each(apps)(
    '$name has a lock file that fits its manifest and what ours need, for each machine',
    ({ manifest, lockFile }) => {
      expect(findLockFaults(manifest, readJson(lockFile), ours)).toEqual([])
    },
  )

  it('rolldown is held where this repository holds it', () => {
    const { overrides } = readJson(join(root, 'package.json'))
    for (const { lockFile } of apps) {
      const { version = overrides.rolldown } =
        readJson(lockFile).packages['node_modules/rolldown'] ?? {}
      expect(version).toBe(overrides.rolldown)
    }
  })
})

describe('findLockFaults', () => {
  const { manifest, lockFile } = apps[0]
  const changed = (change) => {
    const lock = readJson(lockFile)
    change(lock.packages)
    return findLockFaults(manifest, lock, ours)
  }

  it.each([
    [
      'another version of what is named',
      (all) => (all['node_modules/viem'].version = '2.0.0'),
      /viem 2\.57\.1, not 2\.0\.0/,
    ],
    [
      'a manifest that has changed',
      (all) => (all[''].dependencies.viem = '2.0.0'),
      /its dependencies/,
    ],
    ['what the kit alone needs', (all) => delete all['node_modules/uqr'], /kit needs uqr/],
    ['bytes that are not said', (all) => delete all['node_modules/viem'].integrity, /viem has no/],
    ['an address', (all) => (all['node_modules/viem'].resolved = 'x'), /viem names a registry/],
    [
      'a part for one machine',
      (all) => delete all['node_modules/@rolldown/binding-linux-arm64-gnu'],
      /binding-linux-arm64-gnu is not there/,
    ],
    ['one of ours', (all) => (all['node_modules/@countersign/kit'] = {}), /is ours/],
  ])('notices %s', (_what, change, fault) => {
    expect(changed(change).join('\n')).toMatch(fault)
  })
})
