import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validRange } from 'semver'
import { describe, expect, it } from 'vitest'
import { findAdvisories } from './findAdvisories.mjs'
import { root } from './toolchain.mjs'

const advisories = JSON.parse(readFileSync(join(root, 'scripts', 'advisories.json'), 'utf8'))
const found = (name, version) =>
  findAdvisories([{ name, version }], advisories).map(({ line }) => line)

describe('findAdvisories', () => {
  it.each([
    ['ws', '8.17.0', '8.17.1'],
    ['ws', '7.5.9', '7.5.10'],
    ['elliptic', '6.6.0', undefined],
    ['axios', '1.8.1', '1.12.0'],
    ['undici', '7.2.2', '7.2.3'],
    ['chalk', '5.6.1', '5.6.2'],
  ])('names %s %s', (name, bad, good) => {
    expect(found(name, bad).length).toBeGreaterThan(0)
    if (good) expect(found(name, good)).toEqual([])
  })

  it('counts a version before its release as what it is', () => {
    expect(found('ws', '8.17.1-beta.1').length).toBeGreaterThan(0)
  })

  it('names a package once that is installed twice, and says what was accepted', () => {
    const one = {
      package: 'a',
      vulnerable: '<2.0.0',
      id: 'X-1',
      sentence: 'Bad.',
      accepted: 'Why.',
    }
    const twice = [
      { name: 'a', version: '1.0.0' },
      { name: 'a', version: '1.0.0' },
      { name: 'b', version: '1.0.0' },
    ]
    expect(findAdvisories(twice, [one])).toEqual([
      { line: 'a@1.0.0: Bad. (X-1)', accepted: 'Why.' },
    ])
  })
})

describe('advisories.json', () => {
  it.each(advisories.map((one) => [one.package, one.id, one]))('%s, %s is whole', (_, __, one) => {
    expect(validRange(one.vulnerable)).not.toBeNull()
    expect(one.sentence).toMatch(/^[A-Z].*\.$/)
    expect(one.date).toMatch(/^20\d\d-\d\d-\d\d$/)
    if ('accepted' in one) expect(one.accepted).toMatch(/^[A-Z].*\.$/)
    expect(Object.keys(one).filter((key) => key !== 'accepted')).toEqual([
      'package',
      'vulnerable',
      'id',
      'sentence',
      'date',
    ])
  })

  it('has no advisory twice', () => {
    const keys = advisories.map((one) => `${one.package} ${one.id}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
