import { getChainId } from '@wagmi/core'
import { type Chain, custom, type HttpTransport } from 'viem'
import { expect, it } from 'vitest'
import { InvalidOptionsError } from './checkOptions.ts'
import { createCountersign } from './createCountersign.ts'
import { chainOne, chainTwo, harness } from './testing/harness.ts'
import { scriptedWallet } from './testing/scriptedWallet.ts'
import { rainbow } from './wallets/rainbow.ts'

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })
const page = { storage: null, window: undefined }

it('keeps the types of its chains', () => {
  const { config } = createCountersign({ chains: [chainOne, chainTwo], ...page })
  const id: 1 | 2 = getChainId(config)
  // @ts-expect-error: no such chain
  const other: 3 = getChainId(config)
  expect([id, other]).toEqual([1, 1])
  // @ts-expect-error: no such chain
  expect(() => config.getClient({ chainId: 3 })).toThrow()
})

it('a chain without a transport is noticed by types and at set-up', () => {
  expect(() =>
    // @ts-expect-error: none for chain 2
    createCountersign({ chains: [chainOne, chainTwo], transports: { 1: node }, ...page }),
  ).toThrow('`transports` has none for chain 2 (Two).')
  // What is only known at run time is checked then.
  const read: { [id: string]: HttpTransport } = {}
  const chain: Chain = chainOne
  expect(() => createCountersign({ chains: [chain], transports: read, ...page })).toThrow(
    'chain 1 (One)',
  )
})

it('names everything that cannot be right in one error', () => {
  const bad = () =>
    createCountersign({
      ...page,
      chains: [chainOne, chainOne, { ...chainTwo, rpcUrls: { default: { http: [] } } }],
      safeOrigins: ['https://app.safe.global', 'app.safe.global', 'https://*.safe.global'],
      requireSignIn: true,
      wallets: [{ name: 'Ours', wallets: [rainbow, { ...rainbow, iconAccent: 'red' }] }],
    })
  expect(bad).toThrow(InvalidOptionsError)
  try {
    bad()
  } catch (error) {
    expect((error as InvalidOptionsError).faults).toEqual([
      '`chains` has the id 1 twice.',
      '`transports`: chain 2 (Two) names no node of its own.',
      '`safeOrigins`: app.safe.global is no origin such as https://app.safe.global.',
      '`requireSignIn` needs `authentication`.',
      'Property `iconAccent` is not a hex value for wallet: Rainbow',
      'Two wallets have the id rainbow',
    ])
  }
})

it('offers only the wallets that the app wants, announced or from the catalogue', () => {
  const { countersign, page: window } = harness(undefined, {
    wallets: [{ name: 'Popular', wallets: [rainbow] }],
    filterWallets: ({ id }) => !['test.unwanted', 'rainbow', 'more'].includes(id),
  })
  scriptedWallet({ rdns: 'test.unwanted' }).announce(window)
  countersign.wallets.add({ name: 'More', wallets: [{ ...rainbow, id: 'more', rdns: [] }] })
  expect(countersign.wallets.get().map(({ id }) => id)).toEqual(['test.scripted'])
})
