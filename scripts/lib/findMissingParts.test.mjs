import { describe, expect, it } from 'vitest'
import { findMissingParts } from './findMissingParts.mjs'

const part = (os, cpu, libc) => ({ version: '1.2.18', optional: true, os: [os], cpu: [cpu], libc })
const lock = {
  packages: {
    '': {},
    'node_modules/rolldown': {
      version: '1.2.18',
      optionalDependencies: {
        '@rolldown/binding-linux-arm64-gnu': '1.2.18',
        '@rolldown/binding-linux-arm64-musl': '1.2.18',
        '@rolldown/binding-linux-x64-gnu': '1.2.18',
        '@rolldown/binding-darwin-arm64': '1.2.18',
        'for-everybody': '^1.0.0',
      },
    },
    'node_modules/@rolldown/binding-linux-arm64-gnu': part('linux', 'arm64', ['glibc']),
    'node_modules/@rolldown/binding-linux-x64-gnu': part('linux', 'x64', ['glibc']),
    'node_modules/for-everybody': { version: '1.0.0', optional: true },
  },
}
const machine = (platform, arch, libc, installed) => ({
  platform,
  arch,
  libc,
  has: (path) => installed.includes(path.replace('node_modules/', '')),
})

describe('findMissingParts', () => {
  it('names the part that is for this machine and was left out, with its version', () => {
    const arm = machine('linux', 'arm64', 'glibc', ['rolldown', '@rolldown/binding-linux-x64-gnu'])
    expect(findMissingParts(lock, arm)).toEqual(['@rolldown/binding-linux-arm64-gnu 1.2.18'])
  })

  it('is content where it is there, whatever is missing for others', () => {
    const x64 = machine('linux', 'x64', 'glibc', ['rolldown', '@rolldown/binding-linux-x64-gnu'])
    expect(findMissingParts(lock, x64)).toEqual([])
  })

  it('knows a part by its name where the lock file does not have it', () => {
    const mac = machine('darwin', 'arm64', undefined, ['rolldown'])
    expect(findMissingParts(lock, mac)).toEqual(['@rolldown/binding-darwin-arm64 1.2.18'])
    const alpine = machine('linux', 'arm64', 'musl', ['rolldown'])
    expect(findMissingParts(lock, alpine)).toEqual(['@rolldown/binding-linux-arm64-musl 1.2.18'])
  })

  it('asks for no part of what is not there itself', () => {
    expect(findMissingParts(lock, machine('linux', 'arm64', 'glibc', []))).toEqual([])
  })
})
