import type { keptSignature, STAGES, safeTransaction, storedEntry } from './storedEntry.ts'

export type StoredEntry = ReturnType<typeof storedEntry>
export type Stage = (typeof STAGES)[number]
export type WalletPrompt = NonNullable<StoredEntry['asking']>
export type OutboxFault = NonNullable<StoredEntry['fault']>
/** As whom a wallet was asked, and the signature that it answered with, whoever made it. */
export type AnsweredSignature = NonNullable<OutboxFault['answered']>
export type KeptSignature = ReturnType<typeof keptSignature>
export type StoredTransaction = ReturnType<typeof safeTransaction>
export type StoredMessage = NonNullable<StoredEntry['message']>

/** One thing that a wallet is asked for, from its draft until nothing can become of it any more. */
export type OutboxEntry = Omit<StoredEntry, 'asking' | 'doubt'> & {
  /** What the wallet is being asked right now. */
  prompt: WalletPrompt | null
  /** What it was asked when somebody stopped waiting: whether it was sent is not known. */
  unresolvedSend: WalletPrompt | null
}
