import { expect, it } from 'vitest'
import { transactionStatus } from './transactionStatus.ts'

const base = {
  execution: null,
  nonce: 5,
  safeNonce: 5,
  submitted: 1,
  required: 2,
  modifiedAt: 0,
  now: 1_000_000,
}

it.each([
  ['SUCCESS', { execution: { success: true }, safeNonce: 6 }],
  ['FAILED', { execution: { success: false }, safeNonce: 6 }],
  ['AWAITING_CONFIRMATIONS', {}],
  ['AWAITING_EXECUTION', { submitted: 2 }],
  ['AWAITING_EXECUTION', { submitted: 3 }],
  ['AWAITING_CONFIRMATIONS', { nonce: 9 }],
  ['CANCELLED', { safeNonce: 6 }],
  ['CANCELLED', { safeNonce: 6, submitted: 2 }],
  // Executed a moment ago and not read from the chain yet.
  ['AWAITING_EXECUTION', { safeNonce: 6, submitted: 2, modifiedAt: 999_000 }],
  ['CANCELLED', { safeNonce: 6, submitted: 1, modifiedAt: 999_000 }],
] as const)('R-GW-5 is %s with %j', (status, facts) => {
  expect(transactionStatus({ ...base, ...facts })).toBe(status)
})
