import { type Address, getAddress } from 'viem'

/** What a wallet has approved, as far as it is about Ethereum. */
export type Approval = {
  accounts: readonly { chainId: number; address: Address }[]
  /** Chains that requests may be addressed to. */
  chains: readonly number[]
  methods: ReadonlySet<string>
}

type Namespaces = Record<string, { accounts: string[]; chains?: string[]; methods: string[] }>

/** Everything only a wallet can answer; the rest is read from the app's own nodes. */
const WALLET_METHODS = [
  'personal_sign',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]

export const isForWallet = (method: string): boolean =>
  method.startsWith('wallet_') || WALLET_METHODS.includes(method)

/** All of it optional: a wallet that knows only some of the chains can still connect. */
export function proposedNamespaces(chainIds: readonly number[]) {
  return {
    eip155: {
      chains: chainIds.map(toCaip2),
      methods: WALLET_METHODS,
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}

export const toCaip2 = (chainId: number) => `eip155:${chainId}`

/** Namespaces come as `eip155` with many chains or as `eip155:1` with one. */
export function readApproval(namespaces: Namespaces): Approval {
  const mine = Object.entries(namespaces).filter(([key]) => /^eip155(:|$)/.test(key))
  const accounts = mine.flatMap(([, { accounts }]) => accounts.flatMap(parseAccount))
  const named = mine.flatMap(([key, { chains = [] }]) => [key, ...chains].flatMap(parseChain))
  return {
    accounts,
    // A chain without an account on it is of no use.
    chains: [...new Set(accounts.map(({ chainId }) => chainId))].sort(
      (a, b) => named.indexOf(a) - named.indexOf(b),
    ),
    methods: new Set(mine.flatMap(([, { methods }]) => methods)),
  }
}

function parseAccount(text: string): { chainId: number; address: Address }[] {
  const [, chain, hex] = /^eip155:(\d{1,15}):0x([0-9a-fA-F]{40})$/.exec(text) ?? []
  return hex ? [{ chainId: Number(chain), address: getAddress(`0x${hex.toLowerCase()}`) }] : []
}

function parseChain(text: string): number[] {
  const [, chain] = /^eip155:(\d{1,15})$/.exec(text) ?? []
  return chain ? [Number(chain)] : []
}

/**
 * The accounts in a wallet's `accountsChanged`: addresses, or CAIP-10 with the chain they are
 * meant for. `undefined` when it says nothing about this chain.
 */
export function namedAccounts(data: unknown, chainId: number): readonly Address[] | undefined {
  if (!Array.isArray(data)) return undefined
  const here = data.flatMap((item) => {
    if (typeof item !== 'string') return []
    const full = item.startsWith('eip155:') ? item : `${toCaip2(chainId)}:${item}`
    return parseAccount(full).filter((account) => account.chainId === chainId)
  })
  if (data.length > 0 && here.length === 0) return undefined
  return [...new Set(here.map(({ address }) => address))]
}
