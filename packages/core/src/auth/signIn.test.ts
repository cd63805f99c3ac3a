import { parseSignInMessage } from '@countersign/siwe'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.ts'
import { harness } from '../testing/harness.ts'
import { type Behaviour, RpcError, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import { retrySignIn } from './retrySignIn.ts'
import { signIn } from './signIn.ts'
import { memoryServer } from './testing/memoryServer.ts'
import type { AuthAdapter } from './types.ts'

const signature = `0x${'1b'.repeat(65)}` as const
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** An app with a connected wallet and a server, its sign-in opened and ready. */
async function opened(
  changes: Partial<AuthAdapter> = {},
  personal_sign: Behaviour = () => signature,
) {
  const server = memoryServer(changes)
  const wallet = scriptedWallet({ script: { personal_sign } })
  const { countersign, walletId } = harness(wallet, { authentication: server.adapter })
  await connect(countersign, { walletId })
  const steps: string[] = []
  countersign.signIn.subscribe(({ step }) => steps.at(-1) !== step && steps.push(step))
  prepareSignIn(countersign)
  await until(() => isReady(countersign.signIn.get()))
  return { countersign, server, wallet, steps, state: () => countersign.signIn.get() }
}

/** Without a limit that a busy machine could miss. */
const until = (holds: () => unknown) => vi.waitUntil(holds, { timeout: 600_000, interval: 5 })
const isReady = ({ message, failure }: { message?: string; failure?: string }) =>
  Boolean(message ?? failure)
const nonceOf = (message = '') => parseSignInMessage(message).nonce

describe('signing in', () => {
  it('R-AUTH-2 goes idle, signing, verifying, idle, and has a session', async () => {
    const { countersign, server, steps } = await opened()
    const { message } = countersign.signIn.get()
    await signIn(countersign)
    expect(steps).toEqual(['idle', 'signing', 'verifying', 'idle'])
    expect(server.verified).toEqual([{ message, signature }])
    expect(countersign.session.get()?.address).toBe(parseSignInMessage(message ?? '').address)
    // Nothing is left to sign, so nothing is prepared.
    expect(server.nonces).toBe(1)
  })

  it.each([
    ['-32002', new RpcError(-32002, 'pending')],
    ['-32001', new RpcError(-32001, 'Already processing.')],
    ['4001', new RpcError(4001, 'please request after current approval resolve')],
  ])('R-ERR-2 a wallet with another question open (%s) is told as that', async (_, thrown) => {
    const { countersign, state } = await opened({}, throwing(thrown))
    await signIn(countersign)
    expect(state()).toMatchObject({ step: 'idle', failure: 'pending' })
  })

  it('R-AUTH-3 nothing is signed on a network that the server does not know', async () => {
    const getNonce = async () => ({ nonce: 'nonce00000001', chainIds: [2] })
    const { countersign, wallet, server, state } = await opened({ getNonce })
    expect(state()).toMatchObject({ failure: 'chain', chainIds: [2] })
    await signIn(countersign)
    expect(wallet.asked).not.toContain('personal_sign')
    wallet.emit('chainChanged', '0x2')
    await until(() => state().message)
    expect(state().failure).toBeUndefined()
    await signIn(countersign)
    expect(parseSignInMessage(server.verified[0]?.message ?? '').chainId).toBe(2)
  })

  it('R-AUTH-2 R-AUTH-3 a rejection leads back without a message, to a fresh nonce', async () => {
    const refuse = throwing(new RpcError(4001, 'User rejected.'))
    const { countersign, server, state } = await opened({}, refuse)
    const before = nonceOf(state().message)
    await signIn(countersign)
    await until(() => state().message)
    expect(state()).toMatchObject({ step: 'idle' })
    expect(state().failure).toBeUndefined()
    expect(nonceOf(state().message)).not.toBe(before)
    expect(server.verified).toEqual([])
  })

  it.each([
    ['sign', {}, throwing(new RpcError(-32603, 'Internal error.'))],
    ['verify', { verify: () => Promise.reject(new Error('no')) }, () => signature],
    [
      'unknown',
      {
        verify: () => {
          throw new TypeError('An adapter with a bug.')
        },
      },
      () => signature,
    ],
  ] as const)('R-AUTH-3 says what failed (%s), with a fresh message at hand', async (...row) => {
    const [failure, changes, behave] = row
    const { countersign, state } = await opened(changes, behave)
    const before = nonceOf(state().message)
    await signIn(countersign)
    await until(() => state().message)
    expect(state()).toMatchObject({ step: 'idle', failure })
    expect(nonceOf(state().message)).not.toBe(before)
    expect(countersign.session.get()).toBeUndefined()
  })

  it('R-AUTH-3 a message that could not be prepared is prepared when asked again', async () => {
    let isOut = true
    const { getNonce } = memoryServer().adapter
    const { countersign, state } = await opened({
      getNonce: () => (isOut ? Promise.reject(new Error('out')) : getNonce()),
    })
    expect(state()).toMatchObject({ step: 'idle', failure: 'prepare' })
    isOut = false
    retrySignIn(countersign)
    await until(() => state().message)
    expect(state().failure).toBeUndefined()
  })

  it('hears nothing more of a wallet once it is closed', async () => {
    let answer = (_: string) => {}
    const { countersign, server, wallet, state } = await opened({}, () => {
      return new Promise<string>((resolve) => {
        answer = resolve
      })
    })
    const running = signIn(countersign)
    expect(state().step).toBe('signing')
    await until(() => wallet.asked.includes('personal_sign'))
    cancelSignIn(countersign)
    answer(signature)
    await running
    expect(state().step).toBe('idle')
    expect(server.verified).toEqual([])
  })

  it('prepares nothing more once it is closed', async () => {
    const { countersign, server, wallet, state } = await opened()
    cancelSignIn(countersign)
    wallet.emit('accountsChanged', [other])
    await new Promise((resolve) => setTimeout(resolve))
    expect(server.nonces).toBe(1)
    expect(state().message).toBeUndefined()
  })

  it('R-AUTH-5 another account gets a message of its own', async () => {
    const { wallet, state } = await opened()
    wallet.emit('accountsChanged', [other])
    await until(() => state().message?.includes(other))
    expect(nonceOf(state().message)).toBe('nonce00000002')
  })

  it('does nothing before it is opened, or without a server', async () => {
    const { countersign, walletId, wallet } = harness()
    await connect(countersign, { walletId })
    await signIn(countersign)
    prepareSignIn(countersign)
    await signIn(countersign)
    expect(countersign.signIn.get()).toMatchObject({ step: 'idle' })
    expect(wallet.asked).not.toContain('personal_sign')
  })
})
