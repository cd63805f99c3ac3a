import { describe, expect, it } from 'vitest'
import { UnsupportedVersionError } from '../errors.ts'
import { versionTraits } from './versionTraits.ts'

describe('versionTraits', () => {
  it.each([
    ['0.1.0', false, 'dataGas', false, 'bytes', false],
    ['1.0.0', false, 'baseGas', false, 'bytes', false],
    ['1.1.0', false, 'baseGas', true, 'bytes', true],
    ['1.1.1', false, 'baseGas', true, 'bytes', true],
    ['1.2.0', false, 'baseGas', true, 'bytes', true],
    ['1.3.0', true, 'baseGas', true, 'bytes', true],
    ['1.3.0+L2', true, 'baseGas', true, 'bytes', true],
    ['1.4.0', true, 'baseGas', true, 'bytes', true],
    ['1.4.1', true, 'baseGas', true, 'bytes', true],
    ['1.4.1+L2', true, 'baseGas', true, 'bytes', true],
    ['1.5.0', true, 'baseGas', true, 'bytes32', true],
  ] as const)(
    'R-GW-1 knows how %s hashes',
    (version, domainHasChainId, gasField, ethSign, contractSignature, tellsExecutions) => {
      expect(versionTraits(version)).toEqual({
        domainHasChainId,
        gasField,
        ethSign,
        contractSignature,
        tellsExecutions,
      })
    },
  )

  it.each([
    '',
    '1',
    '1.3',
    '0.0.2',
    '1.6.0',
    '2.0.0',
    '01.3.0',
    '1.3.0-beta',
    ' 1.3.0',
    '1.3.0\n',
    'v1.3.0',
  ])('R-GW-1 refuses to guess for %j', (version) => {
    expect(() => versionTraits(version)).toThrow(UnsupportedVersionError)
  })
})
