import * as v from 'valibot'
import { chainIdToHex, type WalletChain } from '../chain.ts'
import { chainUnreachable, invalidParams, RpcError, unknownChain } from '../errors.ts'
import { chainIdHex, parseParams } from '../schema.ts'
import { currentChain, findChain, type Wallet } from '../wallet.ts'
import type { Methods } from './method.ts'

const switchSchema = v.tuple([v.object({ chainId: chainIdHex })])

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))

const addSchema = v.tuple([
  v.object({
    chainId: chainIdHex,
    chainName: shortText,
    rpcUrls: v.pipe(v.array(v.string()), v.minLength(1, 'expected at least one address')),
    nativeCurrency: v.object({
      name: shortText,
      symbol: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(11)),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
    }),
    blockExplorerUrls: v.nullish(v.array(v.pipe(v.string(), v.url()))),
  }),
])

/** Which chain the wallet is on, and changing that (EIP-695, EIP-3326, EIP-3085). */
export const chainMethods: Methods = {
  eth_chainId: (wallet) => chainIdToHex(currentChain(wallet).id),

  net_version: (wallet) => `${currentChain(wallet).id}`,

  wallet_switchEthereumChain(wallet, params) {
    const [{ chainId }] = parseParams(switchSchema, params)
    const chain = findChain(wallet, chainId)
    if (!chain) throw unknownChain(chainIdToHex(chainId))
    return wallet.exclusively('chain', 'wallet_switchEthereumChain', () => switchTo(wallet, chain))
  },

  wallet_addEthereumChain(wallet, params) {
    const [request] = parseParams(addSchema, params)
    const chain: WalletChain = {
      id: request.chainId,
      name: request.chainName,
      rpcUrl: usableUrl(request.rpcUrls, wallet.origin),
      nativeCurrency: request.nativeCurrency,
    }
    return wallet.exclusively('chain', 'wallet_addEthereumChain', () => add(wallet, chain))
  },
}

async function switchTo(wallet: Wallet, to: WalletChain): Promise<null> {
  const from = currentChain(wallet)
  if (from.id === to.id) return null
  await wallet.ask({ kind: 'switchChain', from, to })
  wallet.store.set({ chain: to.id })
  return null
}

async function add(wallet: Wallet, chain: WalletChain): Promise<null> {
  const { store } = wallet
  const known = findChain(wallet, chain.id)
  if (!known) {
    await requireSameChain(wallet, chain)
    await wallet.ask({ kind: 'addChain', chain })
    // The current chain is written down, too: this one may have been current before it was forgotten.
    store.set({ chains: [...store.get('chains'), chain], chain: currentChain(wallet).id })
  }
  if (store.get('behaviour').addWithoutSwitching) return null
  try {
    return await switchTo(wallet, known ?? chain)
  } catch (error) {
    // The chain was added, which is what was asked for: staying where one is, is no failure.
    if (!known && error instanceof RpcError && error.code === 4001) return null
    throw error
  }
}

/** EIP-3085 wants https; plain http is let through on this machine and on the page's own server. */
function usableUrl(urls: readonly string[], origin: string): string {
  const usable = urls.find((text) => {
    const url = URL.parse(text)
    if (url?.protocol === 'https:') return true
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
    return url?.protocol === 'http:' && (local || url.origin === origin)
  })
  if (usable === undefined) throw invalidParams('0.rpcUrls: expected an https address')
  return usable
}

/** A node of another chain behind the address would sign people up for the wrong one. */
async function requireSameChain({ node }: Wallet, chain: WalletChain) {
  const answer = await node.read(chain, 'eth_chainId', [], v.string()).catch(() => undefined)
  if (answer === undefined) throw chainUnreachable(chain.id)
  if (Number(answer) !== chain.id) {
    throw invalidParams(`the node at ${chain.rpcUrl} is of chain ${answer}`)
  }
}
