import {
  addressOf,
  buildTokenInfo,
  buildTransactionDetails,
  buildTransfer,
  buildTransferInfo,
} from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { findToken } from './findToken.ts'

const address = addressOf(7)
const listed = { address, symbol: 'OURS', name: 'Ours', decimals: 6 }
const { txData } = buildTransactionDetails()
const indexed = buildTransactionDetails({
  txData: txData && {
    ...txData,
    tokenInfoIndex: { [address]: buildTokenInfo({ address, symbol: 'THEIRS', decimals: 18 }) },
  },
})

it('believes our own list before the gateway', () => {
  const chain = { ...testChains[0], tokens: [listed] }
  expect(findToken(address, chain, indexed)?.symbol).toBe('OURS')
  expect(findToken(address, testChains[0], indexed)?.symbol).toBe('THEIRS')
})

it('takes the token of a transfer, but for no other address', () => {
  const transferInfo = buildTransferInfo({
    tokenAddress: address,
    tokenSymbol: 'DAI',
    decimals: 18,
  })
  const details = buildTransactionDetails({ txInfo: buildTransfer({ transferInfo }) })
  expect(findToken(address, testChains[0], details)).toEqual({ symbol: 'DAI', decimals: 18 })
  expect(findToken(addressOf(8), testChains[0], details)).toBeNull()
})
