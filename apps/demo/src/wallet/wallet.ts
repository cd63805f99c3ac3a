import type { Clock } from '@countersign/core/transactions'
import type { Address } from 'viem'
import { ACCOUNTS, accountIndex } from './accounts.ts'
import type { Answer } from './approvals.ts'
import type { Ask } from './asks.ts'
import type { WalletChain } from './chain.ts'
import { unauthorised } from './errors.ts'
import type { Node } from './node.ts'
import type { Signer } from './signer.ts'
import type { Store } from './store.ts'

/** Requests of one group wait in line, or get -32002 while one of them is pending. */
export type Group = 'accounts' | 'chain' | 'asset' | 'signature' | 'transaction'

/** What the methods work with. */
export type Wallet = {
  /** The page that asks. */
  origin: string
  /** Chains the wallet was given, the first of which it always knows. */
  chains: readonly [WalletChain, ...WalletChain[]]
  store: Store
  node: Node
  clock: Clock
  signer(): Promise<Signer>
  /** Has the wallet unlocked, or rejects with 4001. */
  unlock(): Promise<void>
  /** Asks the person (unlocking first), or lets the settings answer. Rejects with 4001. */
  ask(ask: Ask): Promise<Answer>
  /** Shows something that needs no answer. */
  show(ask: Ask): void
  /** Runs a request of a group, unless one is pending that must be answered first: -32002. */
  exclusively<result>(group: Group, method: string, run: () => Promise<result>): Promise<result>
  /** One after another: two transactions must not take the same nonce. */
  inTurn<result>(run: () => Promise<result>): Promise<result>
  /** Forgets everything and rejects what is pending. */
  reset(): void
  randomId(): string
}

export function knownChains({ chains, store }: Pick<Wallet, 'chains' | 'store'>) {
  const [first] = chains
  return [first, ...store.get('chains').filter(({ id }) => id !== first.id)]
}

export function findChain(wallet: Pick<Wallet, 'chains' | 'store'>, id: number) {
  return knownChains(wallet).find((chain) => chain.id === id)
}

/** A remembered chain that is not known any more falls back to the first. */
export function currentChain(wallet: Pick<Wallet, 'chains' | 'store'>): WalletChain {
  return findChain(wallet, wallet.store.get('chain') ?? 0) ?? wallet.chains[0]
}

/** Accounts shared with the page, the selected one first; also while the wallet is locked. */
export function sharedAccounts({ store, origin }: Pick<Wallet, 'store' | 'origin'>): number[] {
  const shared = store.get('permissions')[origin] ?? []
  const selected = store.get('account')
  return [...new Set(shared)].sort(
    (a, b) => Number(b === selected) - Number(a === selected) || a - b,
  )
}

/** Accounts the page gets to see now. */
export function visibleAccounts(wallet: Pick<Wallet, 'store' | 'origin'>): Address[] {
  if (wallet.store.get('locked')) return []
  return sharedAccounts(wallet).flatMap((index) => ACCOUNTS[index] ?? [])
}

export function shareAccounts({ store, origin }: Wallet, accounts: readonly number[]) {
  const { [origin]: _replaced, ...others } = store.get('permissions')
  const permissions = accounts.length > 0 ? { ...others, [origin]: [...accounts] } : others
  store.set({ permissions })
}

/** The account's position, if the page may use it; 4100 otherwise. */
export function requireShared(wallet: Wallet, address: Address): number {
  const index = accountIndex(address)
  if (index < 0 || !sharedAccounts(wallet).includes(index)) throw unauthorised(`Account ${address}`)
  return index
}
