import type { Entry } from './entry.ts'

const party = { value: `0x${'ab'.repeat(20)}` as const, name: null, logoUri: null }

/** An entry for tests: a payment that the owners signed, and whatever else is said. */
export function buildEntry(changed: Partial<Entry> = {}): Entry {
  return {
    id: 'multisig_1',
    time: Date.UTC(2026, 2, 29, 12),
    description: {
      kind: 'sent',
      asset: { kind: 'amount', value: 1_500_000n, token: `0x${'11'.repeat(20)}` },
      party,
    },
    token: `0x${'11'.repeat(20)}`,
    symbol: 'USDC',
    status: 'SUCCESS',
    nonce: 7,
    signatures: { given: 2, required: 2 },
    module: null,
    hash: `0x${'22'.repeat(32)}`,
    isImitation: false,
    isListed: true,
    hasPage: true,
    ...changed,
  }
}
