import { describe, expect, it } from 'vitest'
import { NotConnectedError, UnsupportedMethodError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { RpcError, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { connect } from './connect.ts'
import { getPermissions, requestPermissions, revokePermissions } from './permissions.ts'
import { connectionStatus } from './status.ts'
import { watchAsset } from './watchAsset.ts'

const token = { address: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591', symbol: 'USDC' } as const

describe('wallet requests', () => {
  it('R-CON-7 watches a token, with 18 decimals unless told otherwise', async () => {
    let asked: unknown
    const watch = (params: unknown) => {
      asked = params
      return true
    }
    const { countersign, walletId } = harness(
      scriptedWallet({ script: { wallet_watchAsset: watch } }),
    )
    await connect(countersign, { walletId })
    expect(await watchAsset(countersign, token)).toBe(true)
    expect(asked).toEqual({ type: 'ERC20', options: { ...token, decimals: 18 } })
    await watchAsset(countersign, { ...token, decimals: 6, image: 'data:,' })
    expect(asked).toEqual({ type: 'ERC20', options: { ...token, decimals: 6, image: 'data:,' } })
  })

  it.each([
    [true, true],
    // What wallets of the field answer when they did it.
    [null, true],
    [undefined, true],
    [false, false],
  ])('R-CON-7 a token that was answered with %s is watched: %s', async (answer, expected) => {
    const script = { wallet_watchAsset: () => answer }
    const { countersign, walletId } = harness(scriptedWallet({ script }))
    await connect(countersign, { walletId })
    expect(await watchAsset(countersign, token)).toBe(expected)
  })

  it('R-CON-7 requests and reads permissions', async () => {
    const { countersign, wallet, walletId } = harness()
    await connect(countersign, { walletId })
    const permissions = [{ parentCapability: 'eth_accounts' }]
    expect(await requestPermissions(countersign)).toEqual(permissions)
    expect(wallet.asked.at(-1)).toBe('wallet_requestPermissions')
    expect(await getPermissions(countersign)).toEqual(permissions)
    expect(wallet.asked.at(-1)).toBe('wallet_getPermissions')
  })

  it('R-CON-7 gives permissions back', async () => {
    let asked: unknown
    const revoke = (params: unknown) => {
      asked = params
      return null
    }
    const script = { wallet_revokePermissions: revoke }
    const { countersign, walletId } = harness(scriptedWallet({ script }))
    await connect(countersign, { walletId })
    await revokePermissions(countersign)
    expect(asked).toEqual([{ eth_accounts: {} }])
  })

  it('R-CON-7 says what a wallet cannot do', async () => {
    const script = { wallet_watchAsset: throwing(new RpcError(-32601, 'no such method')) }
    const { countersign, walletId } = harness(scriptedWallet({ script }))
    await connect(countersign, { walletId })
    await expect(watchAsset(countersign, token)).rejects.toBeInstanceOf(UnsupportedMethodError)
  })

  it('needs a connection', async () => {
    const { countersign } = harness()
    await expect(watchAsset(countersign, token)).rejects.toBeInstanceOf(NotConnectedError)
    await expect(getPermissions(countersign)).rejects.toBeInstanceOf(NotConnectedError)
  })
})

describe('status', () => {
  it.each([
    ['disconnected', undefined, 'disconnected'],
    ['connecting', undefined, 'disconnected'],
    ['reconnecting', undefined, 'loading'],
    ['connected', undefined, 'connected'],
    ['connected', 'loading', 'loading'],
    ['connected', 'unauthenticated', 'unauthenticated'],
    ['connected', 'authenticated', 'connected'],
    ['disconnected', 'authenticated', 'disconnected'],
    ['reconnecting', 'authenticated', 'loading'],
  ] as const)('R-CON-6 %s with sign-in %s is %s', (status, authentication, expected) => {
    expect(connectionStatus(status, authentication)).toBe(expected)
  })
})
