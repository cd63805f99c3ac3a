import type { NodeName } from '@countersign/safe'

/** What a wallet's node is asked as well: nothing that could lead to a signature, by its type. */
type ReadMethod =
  | 'eth_blockNumber'
  | 'eth_call'
  | 'eth_getBlockByNumber'
  | 'eth_getCode'
  | 'eth_getProof'
  | 'eth_getStorageAt'

export type RpcCall = { method: ReadMethod; params: readonly unknown[] }

/** `silent`: asked, and no answer came. `notAsked`: there is nobody to ask, or no such method. */
export type Reply = { state: 'said'; value: unknown } | { state: 'silent' } | { state: 'notAsked' }

/** Asks one node some things at once. Every call gets a reply in its place, in bounded time. */
export type Asker = (calls: readonly RpcCall[]) => Promise<readonly Reply[]>

export type Askers = Readonly<Record<NodeName, Asker>>

/** Who cannot be asked. */
export const askNobody: Asker = async (calls) => calls.map(() => ({ state: 'notAsked' }))
