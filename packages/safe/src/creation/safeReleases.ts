import type { Address } from 'viem'
import type { IdentifiedCode } from '../code/identifyCode.ts'
import type { KnownContract } from '../code/knownCodeHashes.ts'

/** What a new Safe stands on: the official contracts of one release. */
export type SafeContracts = { factory: Address; singleton: Address; fallbackHandler: Address }

/** Where they are on most networks, the recommended release first; what is there, the code's hash decides. */
export const safeReleases = {
  '1.4.1': {
    factory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    // The one that tells of what it does in events, everywhere: only the same singleton has the same
    // address on every network.
    singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  },
  '1.5.0': {
    factory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    singleton: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
  },
  '1.3.0': {
    factory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    singleton: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
  },
} as const satisfies Record<string, SafeContracts>

export type SafeRelease = keyof typeof safeReleases

const ROLES: Readonly<Record<keyof SafeContracts, KnownContract>> = {
  factory: 'SafeProxyFactory',
  singleton: 'SafeL2',
  fallbackHandler: 'CompatibilityFallbackHandler',
}

/** Which of a release's contracts are not what they should be, by what `identifyCode` says of each. */
export function findLacking(
  release: SafeRelease,
  found: Readonly<Record<keyof SafeContracts, IdentifiedCode | null>>,
): (keyof SafeContracts)[] {
  // Exactly the keys of this table.
  const roles = Object.keys(ROLES) as (keyof SafeContracts)[]
  return roles.filter((role) => {
    const code = found[role]
    return code?.contract !== ROLES[role] || code.version !== release
  })
}
