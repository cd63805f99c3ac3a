import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLacking, type SafeRelease, safeReleases } from './safeReleases.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@safe-global/safe-deployments/package.json'))
const releases = Object.keys(safeReleases) as SafeRelease[] // exactly its keys

/** Where the makers say that a contract is. */
function published(release: string, name: string) {
  const file = join(folder, 'dist/assets', `v${release}`, `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')).deployments.canonical.address
}

describe.each(releases)('release %s', (release) => {
  const [factory, singleton] =
    release === '1.3.0' ? ['proxy_factory', 'gnosis_safe_l2'] : ['safe_proxy_factory', 'safe_l2']

  it('R-GW-3 is where its makers say', () => {
    expect(safeReleases[release]).toEqual({
      factory: published(release, factory),
      singleton: published(release, singleton),
      fallbackHandler: published(release, 'compatibility_fallback_handler'),
    })
  })

  const official = {
    factory: { contract: 'SafeProxyFactory', version: release },
    singleton: { contract: 'SafeL2', version: release },
    fallbackHandler: { contract: 'CompatibilityFallbackHandler', version: release },
  } as const

  it('R-GW-3 is there when all of its contracts are, and nothing in their place', () => {
    expect(findLacking(release, official)).toEqual([])
    expect(findLacking(release, { ...official, factory: null })).toEqual(['factory'])
    const singleton = { contract: 'MultiSend', version: release } as const
    expect(findLacking(release, { ...official, singleton })).toEqual(['singleton'])
    const older = { contract: 'SafeL2', version: '1.0.0' } as const
    expect(findLacking(release, { ...official, singleton: older })).toEqual(['singleton'])
  })
})

it('R-GW-3 offers 1.4.1 first', () => {
  expect(releases[0]).toBe('1.4.1')
})
