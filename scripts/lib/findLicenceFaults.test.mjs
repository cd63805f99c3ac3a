import { expect, it } from 'vitest'
import { findLicenceFaults } from './findLicenceFaults.mjs'

const faults = (name, version, licence, development = true) =>
  findLicenceFaults([{ name, version, licence, path: name }], () => development)

it('lets pass what is permitted', () => {
  expect(faults('left-pad', '1.0.0', 'MIT')).toEqual([])
  expect(faults('lightningcss', '1.33.0', 'MPL-2.0')).toEqual([])
})

it('names what is not, and what says nothing', () => {
  expect(faults('copyleft', '1.0.0', 'GPL-3.0')).toEqual([
    'copyleft@1.0.0: "GPL-3.0" is not permitted.',
  ])
  expect(faults('silent', '1.0.0', undefined)).toEqual([
    'silent@1.0.0: no licence is not permitted.',
  ])
})

it('lets Safe’s contracts pass for development, under the licence they have today', () => {
  const contracts = '@safe-global/safe-smart-account'
  expect(faults(contracts, '1.5.0', 'LGPL-3.0')).toEqual([])
  expect(faults(contracts, '1.5.0', 'LGPL-3.0', false)).toHaveLength(1)
  expect(faults(contracts, '1.6.0', 'BUSL-1.1')).toHaveLength(1)
})

it.each([
  ['@walletconnect/sign-client', '2.21.8', '2.21.9'],
  ['@walletconnect/core', '2.21.8', '2.22.0-canary.1'],
  ['@walletconnect/ethereum-provider', '2.21.8', '3.0.0'],
  ['@reown/walletkit', '1.2.8', '1.2.9'],
])('refuses %s after its licence changed, whatever its manifest says', (name, last, next) => {
  expect(faults(name, last, 'Apache-2.0')).toEqual([])
  expect(faults(name, next, 'Apache-2.0')).toHaveLength(1)
})

it('refuses the MetaMask SDK whatever its manifest says', () => {
  expect(faults('@metamask/sdk', '0.33.1', 'MIT')).toHaveLength(1)
  expect(faults('@metamask/sdk-communication-layer', '0.1.0', 'MIT')).toHaveLength(1)
  expect(faults('@metamask/utils', '11.0.0', 'ISC')).toEqual([])
})
