import type { Provider } from '../provider/types.ts'

/** What the wallet does when it is asked: a value, a promise, or something thrown. */
export type Behaviour = (params: unknown, wallet: ScriptedWallet) => unknown

export type ScriptedWalletParameters = {
  name?: string
  rdns?: string
  uuid?: string
  icon?: string
  accounts?: readonly string[]
  chainId?: number
  /** Chains it can switch to without being taught. */
  knownChains?: readonly number[]
  /** Replaces what it does for single methods. */
  script?: { [method: string]: Behaviour }
}

export type ScriptedWallet = {
  readonly provider: Provider
  /** Every method it was asked for, in order. */
  readonly asked: string[]
  accounts: readonly string[]
  chainId: number
  /** Whether this site may see the accounts. */
  permitted: boolean
  readonly script: { [method: string]: Behaviour }
  emit(event: string, ...values: unknown[]): void
  listenerCount(): number
  /** Says by EIP-6963 that it is here, now and whenever it is asked. */
  announce(page: EventTarget): void
}

export class RpcError extends Error {
  readonly code: number
  readonly data?: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The first account of the well-known test mnemonic. */
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/**
 * A wallet for tests: a correct EIP-1193 provider that approves everything, until a script says
 * otherwise. It counts listeners and remembers what it was asked.
 */
export function scriptedWallet(parameters: ScriptedWalletParameters = {}): ScriptedWallet {
  const {
    name = 'Scripted Wallet',
    rdns = 'test.scripted',
    uuid = crypto.randomUUID(),
  } = parameters
  const listeners = new Map<string, ((...values: never[]) => void)[]>()
  const known = new Set(parameters.knownChains ?? [1])
  const wallet: ScriptedWallet = {
    asked: [],
    accounts: parameters.accounts ?? [ACCOUNT],
    chainId: parameters.chainId ?? 1,
    permitted: false,
    script: { ...parameters.script },
    provider: {
      async request({ method, params }) {
        wallet.asked.push(method)
        const behave = wallet.script[method] ?? DEFAULTS[method]
        if (!behave) throw new RpcError(4200, `${method} is not supported`)
        return behave(params, wallet)
      },
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
      },
      removeListener(event, listener) {
        const rest = (listeners.get(event) ?? []).filter((other) => other !== listener)
        listeners.set(event, rest)
      },
    },
    emit(event, ...values) {
      for (const listener of listeners.get(event) ?? []) listener(...(values as never[]))
    },
    listenerCount: () => [...listeners.values()].reduce((sum, list) => sum + list.length, 0),
    announce(page) {
      const icon = parameters.icon ?? 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
      const detail = { info: { uuid, name, icon, rdns }, provider: wallet.provider }
      const say = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      page.addEventListener('eip6963:requestProvider', say)
      say()
    },
  }

  const DEFAULTS: { [method: string]: Behaviour } = {
    eth_requestAccounts: () => {
      wallet.permitted = true
      return wallet.accounts
    },
    eth_accounts: () => (wallet.permitted ? wallet.accounts : []),
    eth_chainId: () => `0x${wallet.chainId.toString(16)}`,
    net_version: () => String(wallet.chainId),
    wallet_switchEthereumChain: (params) => {
      const wanted = chainOf(params)
      if (!known.has(wanted)) throw new RpcError(4902, `Unrecognized chain ID ${wanted}`)
      wallet.chainId = wanted
      wallet.emit('chainChanged', `0x${wanted.toString(16)}`)
      return null
    },
    wallet_addEthereumChain: (params) => {
      known.add(chainOf(params))
      return null
    },
    wallet_watchAsset: () => true,
    wallet_getPermissions: () => (wallet.permitted ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_requestPermissions: () => {
      wallet.permitted = true
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_revokePermissions: () => {
      wallet.permitted = false
      wallet.emit('accountsChanged', [])
      return null
    },
  }
  return wallet
}

/** Teaches the wallet to add a chain the way most do: it moves there at once. */
export const addsAndSwitches: Behaviour = (params, wallet) => {
  wallet.chainId = chainOf(params)
  wallet.emit('chainChanged', `0x${wallet.chainId.toString(16)}`)
  return null
}

export const never: Behaviour = () => new Promise(() => {})

export const throwing =
  (thrown: unknown): Behaviour =>
  () => {
    throw thrown
  }

/** Waits (a fake clock makes that nothing), then behaves. */
export const after =
  (milliseconds: number, behave: Behaviour): Behaviour =>
  (params, wallet) =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(behave(params, wallet))
        } catch (error) {
          reject(error)
        }
      }, milliseconds)
    })

function chainOf(params: unknown): number {
  // EIP-3326 and EIP-3085 fix this shape, and only our own code calls a scripted wallet.
  const [{ chainId }] = params as [{ chainId: string }]
  return Number(chainId)
}
