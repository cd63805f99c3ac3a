/** What may be used as it is. Each of the last four asks for less than MIT does. */
export const PERMITTED = [
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'CC0-1.0',
  // Files stay under it when they are changed; ours are not theirs, and theirs are unchanged.
  'MPL-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'MIT-0',
]

/**
 * What is used although its licence is not above, and why that is right. Only for development:
 * the lock file has to say so.
 */
const CONTRACTS =
  'Safe’s contracts, unmodified, deployed to the chains of tests and the demo; nothing is linked or shipped.'
export const EXCEPTIONS = {
  '@gnosis.pm/safe-contracts': { licences: ['GPL-3.0'], why: CONTRACTS },
  '@safe-global/safe-contracts': { licences: ['LGPL-3.0'], why: CONTRACTS },
  '@safe-global/safe-smart-account': { licences: ['LGPL-3.0'], why: CONTRACTS },
}

/** What is refused whatever its manifest says: the licence is in another file, or changed later. */
export const REFUSED = [
  {
    packages:
      /^@walletconnect\/(core|sign-client|types|utils|universal-provider|ethereum-provider)$/,
    range: '>2.21.8',
    why: '2.21.8 is the last under Apache-2.0; later ones want a paid licence above 500 monthly users.',
  },
  {
    packages: /^@reown\/walletkit$/,
    range: '>1.2.8',
    why: '1.2.8 is the last under Apache-2.0.',
  },
  {
    packages: /^@metamask\/sdk/,
    range: '*',
    why: 'It is licensed for non-commercial use only.',
  },
]
