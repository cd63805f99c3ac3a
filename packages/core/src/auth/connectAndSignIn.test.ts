import { createSignInMessage } from '@countersign/siwe'
import { describe, expect, it, vi } from 'vitest'
import { harness } from '../testing/harness.ts'
import { type Behaviour, scriptedWallet } from '../testing/scriptedWallet.ts'
import { connectAndSignIn } from './connectAndSignIn.ts'
import { memoryServer } from './testing/memoryServer.ts'
import type { AuthAdapter } from './types.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'1b'.repeat(65)}` as const
const wallets = [
  {
    name: 'G',
    wallets: [
      {
        id: 'both',
        name: 'Both',
        rdns: ['test.scripted'],
        channels: ['injected'],
        connectsWithSignIn: true,
      },
    ],
  },
] as const

/** Builds the message from what it is asked for, as ERC-7846 says. */
const signs: Behaviour = (params) => {
  const [{ capabilities }] = params as [
    { capabilities: { signInWithEthereum: Record<string, string> } },
  ]
  const { chainId, version: _, ...fields } = capabilities.signInWithEthereum
  const message = createSignInMessage({
    ...(fields as { domain: string; uri: string; nonce: string; issuedAt: string }),
    address: A,
    chainId: Number(chainId),
  })
  return {
    accounts: [{ address: A, capabilities: { signInWithEthereum: { message, signature } } }],
  }
}

function visit(changes: Partial<AuthAdapter> = {}, wallet_connect: Behaviour = signs) {
  const server = memoryServer(changes)
  const wallet = scriptedWallet({ script: { wallet_connect } })
  const made = harness(wallet, { wallets, authentication: server.adapter })
  return { ...made, server }
}

describe('connecting and signing in with one approval', () => {
  it('ERC-7846 asks the wallet once, has the answer verified, and there is a session', async () => {
    const { countersign, server, wallet } = visit()
    const result = await connectAndSignIn(countersign, { walletId: 'both' })
    expect(result.account).toBe(A)
    expect(server.verified).toEqual([
      { message: expect.stringContaining('app.test wants you to sign in'), signature },
    ])
    expect(server.verified[0]?.message).toContain('Nonce: nonce00000001')
    expect(countersign.session.get()?.address).toBe(A)
    expect(wallet.asked).not.toContain('personal_sign')
    expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toEqual([])
  })

  it('R-AUTH-4 a refused signature costs the sign-in, not the connection', async () => {
    const { countersign } = visit({ verify: () => Promise.reject(new Error('no')) })
    await connectAndSignIn(countersign, { walletId: 'both' })
    expect(countersign.config.state.status).toBe('connected')
    expect(countersign.session.get()).toBeUndefined()
  })

  it('connects without a sign-in where the server cannot be asked', async () => {
    const { countersign, wallet } = visit({ getNonce: () => Promise.reject(new Error('down')) })
    await connectAndSignIn(countersign, { walletId: 'both' })
    expect(countersign.config.state.status).toBe('connected')
    expect(wallet.asked).not.toContain('wallet_connect')
  })

  it('connects without a sign-in where the server is silent', async () => {
    vi.useFakeTimers()
    const { countersign } = visit({ getNonce: () => new Promise(() => {}) })
    const connected = connectAndSignIn(countersign, { walletId: 'both' })
    // Said at once, not when the server has answered.
    expect(countersign.attempt.get()).toMatchObject({ step: 'opening', walletId: 'both' })
    await vi.advanceTimersByTimeAsync(6_000)
    await expect(connected).resolves.toMatchObject({ account: A })
    vi.useRealTimers()
  })

  it('connects without a sign-in where the wallet cannot, or the app has none', async () => {
    const { countersign, server } = visit({}, () => undefined)
    await connectAndSignIn(countersign, { walletId: 'both' })
    expect(server.verified).toEqual([])
    const alone = harness(scriptedWallet(), { wallets })
    await expect(connectAndSignIn(alone.countersign, { walletId: 'both' })).resolves.toMatchObject({
      account: A,
    })
  })
})
