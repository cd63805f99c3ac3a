import { buildCustom, buildTransfer, buildTransferInfo } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import type { TokenAt } from '../assets/tokens.ts'
import { testChains } from '../testing/testChains.ts'
import { flagTransfer } from './flagTransfer.ts'

const [chain] = testChains

it.each([
  [{ imitation: true, trusted: true }, [{ kind: 'imitation' }]],
  [{ imitation: false, trusted: false }, [{ kind: 'unlisted' }]],
  [{ imitation: false, trusted: null }, []],
  [{ imitation: false, trusted: true }, []],
  [{ trusted: true, tokenSymbol: 'ETH' }, [{ kind: 'fake', symbol: 'ETH' }]],
])('R-GW-4 marks imitations, fakes and what nobody vouches for: %j', (changes, flags) => {
  const transferInfo = buildTransferInfo({ tokenSymbol: 'POINTS', ...changes })
  expect(flagTransfer(buildTransfer({ transferInfo }), chain, () => null)).toEqual(flags)
})

it('R-TOK-2 finds a fake that the gateway gives another name, by what our nodes call it', () => {
  const transferInfo = buildTransferInfo({ tokenSymbol: 'POINTS', trusted: true })
  const told: TokenAt = (address) => ({
    address,
    symbol: 'ETH',
    stated: 'ETH',
    name: '',
    decimals: 18,
  })
  const flags = flagTransfer(buildTransfer({ transferInfo }), chain, told)
  expect(flags).toEqual([{ kind: 'fake', symbol: 'ETH' }])
})

it('finds nothing wrong with the coin, or where nothing is moved', () => {
  const transferInfo = { type: 'NATIVE_COIN', value: '5' } as const
  expect(flagTransfer(buildTransfer({ transferInfo }), chain, () => null)).toEqual([])
  expect(flagTransfer(buildCustom(), chain, () => null)).toEqual([])
})
