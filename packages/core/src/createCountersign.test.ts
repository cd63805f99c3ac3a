import { getChainId } from '@wagmi/core'
import { type Chain, custom, type HttpTransport } from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { createCountersign } from './createCountersign.ts'
import { InvalidOptionsError } from './errors/invalidOptions.ts'
import { chainOne, chainTwo, harness } from './testing/harness.ts'
import { scriptedWallet } from './testing/scriptedWallet.ts'
import { rainbow } from './wallets/rainbow.ts'

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })
const page = { storage: null, window: undefined }

afterEach(() => void vi.unstubAllEnvs())

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

it.each(['development', 'production'])('R-WAL-9 a bad accent ends set-up in %s', (build) => {
  vi.stubEnv('NODE_ENV', build)
  const setUp = (iconAccent: string) =>
    createCountersign({
      ...page,
      chains: [chainOne],
      wallets: [{ name: 'Ours', wallets: [{ ...rainbow, iconAccent }] }],
    })
  expect(() => setUp('red')).toThrow('Property `iconAccent` is not a hex value for wallet: Rainbow')
  expect(() => setUp('#f00')).not.toThrow()
})

it.each(['development', 'production'])(
  'R-WAL-9 a bad accent is not added later, in %s',
  (build) => {
    vi.stubEnv('NODE_ENV', build)
    const { wallets } = createCountersign({ ...page, chains: [chainOne] })
    const add = (iconAccent: string) =>
      wallets.add({ name: 'More', wallets: [{ ...rainbow, iconAccent }] })
    expect(() => add('red')).toThrow('Property `iconAccent` is not a hex value for wallet: Rainbow')
    expect(wallets.get()).toEqual([])
    add('#f00')
    expect(wallets.get().map(({ id }) => id)).toEqual(['rainbow'])
  },
)

it('offers only the wallets that the app wants, announced or from the catalogue', () => {
  const { countersign, page: window } = harness(undefined, {
    wallets: [{ name: 'Popular', wallets: [rainbow] }],
    filterWallets: ({ id }) => !['test.unwanted', 'rainbow', 'more'].includes(id),
  })
  scriptedWallet({ rdns: 'test.unwanted' }).announce(window)
  countersign.wallets.add({ name: 'More', wallets: [{ ...rainbow, id: 'more', rdns: [] }] })
  expect(countersign.wallets.get().map(({ id }) => id)).toEqual(['test.scripted'])
})
