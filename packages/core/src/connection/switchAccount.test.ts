import { describe, expect, it } from 'vitest'
import { UserRejectedError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { type Behaviour, RpcError, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { connect } from './connect.ts'
import { switchAccount } from './switchAccount.ts'

const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const given = [{ parentCapability: 'eth_accounts' }]

async function visitor(wallet_requestPermissions: Behaviour) {
  const wallet = scriptedWallet({ script: { wallet_requestPermissions } })
  const { countersign, walletId } = harness(wallet)
  await connect(countersign, { walletId })
  const { config } = countersign
  const account = () => config.state.connections.get(config.state.current ?? '')?.accounts[0]
  return { countersign, account }
}

describe('switchAccount', () => {
  it('R-CON-7 says that nothing changed where the wallet answers without asking', async () => {
    const { countersign } = await visitor(() => given)
    expect(await switchAccount(countersign)).toBe(false)
  })

  it.each([
    ['with an event', true],
    ['in silence', false],
  ])('R-CON-7 follows a wallet that was given another account, %s', async (_, isTold) => {
    const { countersign, account } = await visitor((_params, wallet) => {
      wallet.accounts = [B]
      if (isTold) wallet.emit('accountsChanged', [B])
      return given
    })
    expect(await switchAccount(countersign)).toBe(true)
    expect(account()).toBe(B)
  })

  it('R-ERR-1 a refusal is a refusal', async () => {
    const { countersign } = await visitor(throwing(new RpcError(4001, 'no')))
    await expect(switchAccount(countersign)).rejects.toBeInstanceOf(UserRejectedError)
  })
})
