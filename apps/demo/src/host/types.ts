import type { Gateway, SafeState } from '@countersign/gateway'
import type { Address, PrivateKeyAccount } from 'viem'

/** What the visitor is asked before something is signed. */
export type Question = { title: string; lines: readonly string[] }

/** What an app may do besides: EIP-2255. */
export type Permission = {
  invoker: string
  parentCapability: string
  date: number
  caveats: readonly unknown[]
}

export type Permissions = {
  read(): Permission[]
  grant(capabilities: readonly string[]): Permission[]
}

/** Everything a host needs to answer for one Safe. */
export type Desk = {
  chainId: number
  address: Address
  gateway: Gateway
  /** The node of the Safe's chain. */
  rpc(method: string, params: readonly unknown[]): Promise<unknown>
  /** The owner who sits in front of the screen. */
  person: PrivateKeyAccount
  isReadOnly: boolean
  /** The host's own origin. */
  origin: string
  ask(question: Question): Promise<boolean>
  permissions: Permissions
  contacts: readonly { address: Address; name: string }[]
  /** Messages are signed off the chain unless the app wants it otherwise. */
  settings: { offChainSigning: boolean }
}

export type SafeOfDesk = SafeState & { version: string }
