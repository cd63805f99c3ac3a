import { describe, expect, it } from 'vitest'
import { connect } from '../connection/connect.ts'
import { UserRejectedError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { type Behaviour, RpcError, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signIn = { nonce: 'n0nce000', chainId: 1, domain: 'app.test' }
const oneClick = {
  id: 'oneclick',
  name: 'One click',
  rdns: ['test.scripted'],
  channels: ['injected'],
  connectsWithSignIn: true,
} as const

function connectWith(script: Record<string, Behaviour>, wallets = [oneClick]) {
  const made = harness(scriptedWallet({ script }), { wallets: [{ name: 'G', wallets }] })
  const walletId = wallets.length > 0 ? 'oneclick' : made.walletId
  return { ...made, connected: connect(made.countersign, { walletId, signIn }) }
}

describe('connecting with sign-in', () => {
  it('asks once and hands the message and signature on', async () => {
    let asked: unknown
    const answer = { message: 'app.test wants you to sign in', signature: '0x1234' }
    const { connected, wallet } = connectWith({
      wallet_connect: (params) => {
        asked = params
        return { accounts: [{ address: A, capabilities: { signInWithEthereum: answer } }] }
      },
    })
    await expect(connected).resolves.toMatchObject({ account: A, signIn: answer })
    expect(asked).toEqual([
      {
        version: '1',
        capabilities: { signInWithEthereum: { ...signIn, version: '1', chainId: '0x1' } },
      },
    ])
    expect(wallet.asked).not.toContain('eth_requestAccounts')
  })

  it('connects the plain way when the wallet does not know the method', async () => {
    const { connected, wallet } = connectWith({})
    await expect(connected).resolves.toEqual({ account: A, chain: { id: 1, unsupported: false } })
    expect(wallet.asked).toContain('eth_requestAccounts')
  })

  it.each<[string, unknown]>([
    ['no accounts', {}],
    ['nonsense', 'yes'],
    ['null', null],
  ])('connects the plain way after an answer with %s', async (_, answer) => {
    const { connected } = connectWith({ wallet_connect: () => answer })
    await expect(connected).resolves.toMatchObject({ account: A })
  })

  it('connects without a sign-in when the wallet leaves it out or spoils it', async () => {
    const { connected } = connectWith({
      wallet_connect: () => ({
        accounts: [
          { address: A, capabilities: { signInWithEthereum: { message: 7, signature: 'x' } } },
        ],
      }),
    })
    const result = await connected
    expect(result.account).toBe(A)
    expect(result.signIn).toBeUndefined()
  })

  it('R-ERR-1 a refusal is a refusal, not a second question', async () => {
    const { connected, wallet } = connectWith({
      wallet_connect: throwing(new RpcError(4001, 'no')),
    })
    await expect(connected).rejects.toBeInstanceOf(UserRejectedError)
    expect(wallet.asked).not.toContain('eth_requestAccounts')
  })

  it('is not tried with a wallet that does not offer it', async () => {
    const { connected, wallet } = connectWith({}, [])
    await connected
    expect(wallet.asked).not.toContain('wallet_connect')
  })
})
