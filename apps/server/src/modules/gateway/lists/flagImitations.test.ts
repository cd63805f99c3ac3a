import {
  addressOf,
  buildAddressInfo,
  buildTransaction,
  buildTransfer,
} from '@countersign/gateway/testing'
import type { Address } from 'viem'
import { expect, it } from 'vitest'
import { flagImitations } from './flagImitations.ts'

const SAFE = addressOf(0x5afe)
const FRIEND: Address = '0xaBc0000000000000000000000000000000001234'
const COPY: Address = '0xabcFfffFFFFFfFFFffFFFFFFFfffFFFFfFFf1234'
const OTHER: Address = '0xdddFfffFFFFFfFFFffFFFFFFFfffFFFFfFFf1234'

const transfer = (from: Address, to: Address, value = '1000', signed = false) => {
  const info = buildTransfer({ sender: buildAddressInfo(from), recipient: buildAddressInfo(to) })
  const transferInfo = {
    type: 'ERC20' as const,
    tokenAddress: addressOf(1),
    tokenName: null,
    tokenSymbol: null,
    logoUri: null,
    trusted: false,
    decimals: 6,
    imitation: false,
    value,
  }
  const executionInfo = signed ? buildTransaction().executionInfo : null
  return { ...buildTransaction(), executionInfo, txInfo: { ...info, transferInfo } }
}
const real = transfer(SAFE, FRIEND, '1000', true)
const something = {
  ...buildTransaction(),
  txInfo: { ...buildTransfer(), transferInfo: { type: 'NATIVE_COIN' as const, value: '1000' } },
}

const flagged = (...transactions: Parameters<typeof flagImitations>[1][number][]) =>
  flagImitations(SAFE, transactions).map(
    ({ txInfo }) =>
      txInfo.type === 'Transfer' &&
      txInfo.transferInfo.type === 'ERC20' &&
      txInfo.transferInfo.imitation,
  )

it.each([
  ['an outgoing look-alike', [transfer(SAFE, COPY), real], true],
  ['an incoming look-alike', [transfer(COPY, SAFE), real], true],
  ['about the same amount', [transfer(SAFE, COPY, '995'), real], true],
  ['dust', [transfer(COPY, SAFE, '1'), real], true],
  ['another address', [transfer(SAFE, OTHER), real], false],
  ['the same address', [transfer(FRIEND, SAFE), real], false],
  ['ten items later', [transfer(SAFE, COPY), ...Array(9).fill(something), real], true],
  ['eleven items later', [transfer(SAFE, COPY), ...Array(10).fill(something), real], false],
  ['nothing before it', [transfer(SAFE, COPY)], false],
  ['what the owners signed', [transfer(SAFE, COPY, '1000', true), real], false],
])('R-GW-5 address poisoning: %s', (_, transactions, expected) => {
  expect(flagged(...transactions)[0]).toBe(expected)
  // The real one is never the imitation.
  expect(flagged(...transactions).at(-1)).toBe(transactions.length === 1 ? expected : false)
})
