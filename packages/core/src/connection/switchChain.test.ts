import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ChainNotConfiguredError,
  ChainNotSwitchedError,
  ChainUnknownToWalletError,
} from '../errors/chain.ts'
import { NotConnectedError, UserRejectedError, WalletTimeoutError } from '../errors/connection.ts'
import { chainOne, chainTwo, harness } from '../testing/harness.ts'
import {
  addsAndSwitches,
  never,
  RpcError,
  scriptedWallet,
  throwing,
} from '../testing/scriptedWallet.ts'
import { connect } from './connect.ts'
import { switchChain } from './switchChain.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function connected(parameters: Parameters<typeof scriptedWallet>[0] = {}) {
  const made = harness(scriptedWallet({ knownChains: [1, 2], ...parameters }))
  await connect(made.countersign, { walletId: made.walletId })
  const chainId = () => {
    const { connections, current } = made.countersign.config.state
    return connections.get(current ?? '')?.chainId
  }
  const trySwitch = async (id: number) => {
    const settled = switchChain(made.countersign, { chainId: id }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3_600_000)
    return settled
  }
  return { ...made, chainId, trySwitch }
}

describe('switchChain', () => {
  it('R-CON-3 moves the wallet and the app', async () => {
    const { trySwitch, chainId } = await connected()
    expect(await trySwitch(2)).toEqual({ id: 2, unsupported: false })
    expect(chainId()).toBe(2)
  })

  it('asks nothing when the wallet is already there', async () => {
    const { trySwitch, wallet } = await connected()
    await trySwitch(1)
    expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
  })

  it('R-ERR-3 tells a chain the app does not know from one the wallet does not know', async () => {
    const { trySwitch, wallet } = await connected()
    expect(await trySwitch(99)).toBeInstanceOf(ChainNotConfiguredError)
    expect(wallet.asked).not.toContain('wallet_addEthereumChain')
  })

  it('R-CON-3 a wallet that says yes and stays is found out', async () => {
    const { trySwitch, chainId } = await connected({
      script: { wallet_switchEthereumChain: () => null },
    })
    expect(await trySwitch(2)).toBeInstanceOf(ChainNotSwitchedError)
    expect(chainId()).toBe(1)
  })

  it('times out into a clear error, and a second try works', async () => {
    const { trySwitch, wallet } = await connected({ script: { wallet_switchEthereumChain: never } })
    expect(await trySwitch(2)).toBeInstanceOf(WalletTimeoutError)
    delete wallet.script.wallet_switchEthereumChain
    expect(await trySwitch(2)).toEqual({ id: 2, unsupported: false })
  })

  it('R-ERR-1 a refusal is a refusal', async () => {
    const refuse = throwing(new RpcError(4001, 'no'))
    const { trySwitch } = await connected({ script: { wallet_switchEthereumChain: refuse } })
    expect(await trySwitch(2)).toBeInstanceOf(UserRejectedError)
  })

  it.each([
    ['its own node', undefined, ['https://two.test/rpc']],
    ['the one that is open to wallets', ['https://open.test'], ['https://open.test']],
    ['nothing, where no node is open to wallets', [], undefined],
  ])('R-CON-3 a wallet that is to add a chain is told %s', async (_, open, expected) => {
    let told: unknown
    const wallet = scriptedWallet({
      script: {
        wallet_addEthereumChain(params, self) {
          told = (params as [{ rpcUrls: string[] }])[0].rpcUrls
          return addsAndSwitches(params, self)
        },
      },
    })
    const rpcUrls = { ...chainTwo.rpcUrls, ...(open && { public: { http: open } }) }
    const { countersign, walletId } = harness(wallet, {
      chains: [chainOne, { ...chainTwo, rpcUrls }],
    })
    await connect(countersign, { walletId })
    const settled = await switchChain(countersign, { chainId: 2 }).catch((error: unknown) => error)
    expect(told).toEqual(expected)
    if (!expected) expect(settled).toBeInstanceOf(ChainUnknownToWalletError)
  })

  it('says so when nothing is connected', async () => {
    const { countersign } = harness()
    await expect(switchChain(countersign, { chainId: 2 })).rejects.toBeInstanceOf(NotConnectedError)
  })

  it('R-CON-5 a failed switch leaves no listener behind', async () => {
    const { trySwitch, wallet } = await connected({ script: { wallet_switchEthereumChain: never } })
    const before = wallet.listenerCount()
    await trySwitch(2)
    expect(wallet.listenerCount()).toBe(before)
  })
})
