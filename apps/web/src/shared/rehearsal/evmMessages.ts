import type { BlockId, Played, Scene } from '@countersign/rehearsal'

/** What is said to the EVM's worker. */
export type ToWorker =
  | { type: 'open'; chainId: number; block: BlockId }
  | { type: 'play'; id: number; scene: Scene }
  | { type: 'answer'; id: number; result: unknown; fault: Fault | null }

/** What it says. It has no network of its own: whatever it needs of a node it asks for. */
export type FromWorker =
  | { type: 'ask'; id: number; method: string; params: readonly unknown[] }
  | { type: 'played'; id: number; played: Played }
  | { type: 'failed'; id: number; fault: Fault }

/** An error, in the words that pass between threads. */
export type Fault = { message: string; code: unknown; kind: unknown }

export function toFault(error: unknown): Fault {
  const { code, kind } = (error ?? {}) as { code?: unknown; kind?: unknown } // any may lack them
  const plain = (value: unknown) => (typeof value === 'object' ? null : value)
  const message = error instanceof Error ? error.message : String(error)
  return { message: message.slice(0, 500), code: plain(code), kind: plain(kind) }
}
