import { custom, decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.ts'
import type { FrameRequest } from '../frame/messages.ts'
import { framedPage } from '../testing/framedPage.ts'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { memoryStorage } from '../testing/testPage.ts'
import { safe } from '../wallets/safe.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { followAuthentication } from './followAuthentication.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import { retrySignIn } from './retrySignIn.ts'
import { signIn } from './signIn.ts'
import { SignInError } from './signInError.ts'
import { memoryServer } from './testing/memoryServer.ts'
// Fetched when it is needed, which a fake clock does not wait for.
import './followPendingSignIn.ts'
import './signInSafe.ts'

const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const info = { safeAddress: address, chainId: 1, owners, threshold: 2, isReadOnly: false }
const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])
const node = custom({
  async request({ params }) {
    const [{ data }] = params as [{ data: Hex }] // viem's own request
    const { functionName } = decodeFunctionData({ abi, data })
    return functionName === 'getOwners'
      ? encodeFunctionResult({ abi, functionName, result: owners })
      : encodeFunctionResult({ abi, functionName, result: 2n })
  },
})
const all = { signed: 2, needed: 2, signature: '0x12' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Turns of code that is fetched take more than one tick. */
const settle = () => vi.advanceTimersByTimeAsync(4_000)

/** A visit to the app inside a Safe; what an earlier one kept is in `storage`. */
async function visit({ storage = memoryStorage(), server = memoryServer() } = {}) {
  const signed: string[] = []
  const respond = ({ method, params }: FrameRequest) => {
    if (method === 'getSafeInfo') return info
    if (method !== 'signMessage') return undefined
    signed.push(String(Reflect.get(Object(params), 'message')))
    return { messageHash: `0x${'5a'.repeat(32)}` }
  }
  const { countersign } = harness(scriptedWallet(), {
    window: framedPage(respond),
    safeOrigins: ['https://safe.example'],
    transports: { 1: node, 2: node },
    wallets: [{ name: 'Popular', wallets: [safe] }],
    authentication: server.adapter,
    storage,
  })
  await connect(countersign, { walletId: 'safe' })
  return { countersign, server, storage, signed, state: () => countersign.signIn.get() }
}

/** The same, with a sign-in that one owner has signed. */
async function shared() {
  const made = await visit()
  made.server.cosigners = { signed: 1, needed: 2 }
  prepareSignIn(made.countersign)
  await settle()
  await signIn(made.countersign)
  await settle()
  return made
}

describe('R-AUTH-6 signing in as a Safe', () => {
  it('waits for the other owners, says how many have signed, and completes', async () => {
    const { countersign, server, signed, state } = await shared()
    expect(state()).toMatchObject({ step: 'cosigning', cosigned: { signed: 1, needed: 2 } })
    server.cosigners = all
    await settle()
    expect(server.verified).toEqual([{ message: signed[0], signature: '0x12' }])
    expect(countersign.session.get()?.address).toBe(address)
    expect(state().step).toBe('idle')
  })

  it('is gone on with at a later visit, by the message that others have signed', async () => {
    const { server, storage, signed } = await shared()
    const later = await visit({ server, storage })
    prepareSignIn(later.countersign)
    await settle()
    expect(later.state()).toMatchObject({ step: 'cosigning', message: signed[0] })
    expect(later.signed).toEqual([])
    server.cosigners = all
    await settle()
    expect(later.countersign.session.get()?.address).toBe(address)
  })

  it('completes by itself while no sign-in is open, and says how far it is', async () => {
    const { server, storage, signed } = await shared()
    const later = await visit({ server, storage })
    followAuthentication(later.countersign)
    await settle()
    expect(later.state()).toMatchObject({ step: 'cosigning', cosigned: { signed: 1, needed: 2 } })
    server.cosigners = all
    await settle()
    expect(server.verified.at(-1)).toEqual({ message: signed[0], signature: '0x12' })
    expect(later.countersign.session.get()?.address).toBe(address)
    expect(later.state()).toMatchObject({ step: 'idle' })
  })

  it('goes on when its dialog is closed, and once only when it is opened', async () => {
    const made = await visit()
    const { countersign, server, state } = made
    followAuthentication(countersign)
    await settle()
    server.cosigners = { signed: 1, needed: 2 }
    prepareSignIn(countersign)
    await settle()
    await signIn(countersign)
    await settle()
    cancelSignIn(countersign)
    expect(state().step).toBe('idle')
    await settle()
    expect(state().step).toBe('cosigning')
    prepareSignIn(countersign)
    await settle()
    server.cosigners = all
    await settle()
    expect(server.verified).toHaveLength(1)
    expect(countersign.session.get()?.address).toBe(address)
  })

  it('is tried again after an outage: the owners have signed one by one', async () => {
    const { server, storage } = await shared()
    const later = await visit({ server, storage })
    const { verify } = server.adapter
    server.adapter.verify = () => Promise.reject(new SignInError('out', 503, 'Out.'))
    server.cosigners = all
    followAuthentication(later.countersign)
    await settle()
    expect(later.countersign.session.get()).toBeNull()
    server.adapter.verify = verify
    await vi.advanceTimersByTimeAsync(20_000)
    expect(later.countersign.session.get()?.address).toBe(address)
  })

  it('is given up when the visitor begins again', async () => {
    const { countersign, server, storage, state } = await shared()
    const { message } = state()
    retrySignIn(countersign)
    await settle()
    expect(state()).toMatchObject({ step: 'idle' })
    expect(state().message).not.toBe(message)
    server.cosigners = all
    await settle()
    expect(server.verified).toEqual([])
    const later = await visit({ server, storage })
    prepareSignIn(later.countersign)
    await settle()
    expect(later.state().step).toBe('idle')
  })
})
