export { giveUp } from './commands/giveUp.ts'
export { type OutboxResult, refused } from './commands/outboxResult.ts'
export { type ProvenTransaction, proveSent } from './commands/proveSent.ts'
export {
  type LetReplace,
  quoteReplacement,
  type ReplacementQuote,
  type Replacing,
} from './commands/quoteReplacement.ts'
export { replaceEntry } from './commands/replaceEntry.ts'
export { resumeRun } from './commands/resumeRun.ts'
export {
  type DescribedCall,
  type SendEntriesParameters,
  sendEntries,
} from './commands/sendEntries.ts'
export { shareEntry } from './commands/shareEntry.ts'
export { type MessageFile, readMessageFile } from './files/readMessageFile.ts'
export { readSafeFile, type SafeFile } from './files/readSafeFile.ts'
export { toMessageFile } from './files/toMessageFile.ts'
export { toSafeFile } from './files/toSafeFile.ts'
export { type Clock, systemClock } from './follow/clock.ts'
export { followEntries } from './follow/followEntries.ts'
export { followEntry } from './follow/followEntry.ts'
export { followOutbox } from './follow/followOutbox.ts'
export { followSent } from './follow/followSent.ts'
export { lookAtEntry } from './follow/lookAtEntry.ts'
export { type Look, lookAtTransaction } from './follow/lookAtTransaction.ts'
export type { TransactionClient } from './follow/transactionClient.ts'
export type { Account } from './model/account.ts'
export type {
  AnsweredSignature,
  KeptSignature,
  OutboxEntry,
  OutboxFault,
  Stage,
  StoredMessage,
  StoredTransaction,
  WalletPrompt,
} from './model/entry.ts'
export type { OutboxEvent } from './model/entryReducer.ts'
export { isElsewhere } from './model/isElsewhere.ts'
export { isKept } from './model/isKept.ts'
export { lastAnswer } from './model/lastAnswer.ts'
export { messageEntryId } from './model/messageEntryId.ts'
export { newEntry } from './model/newEntry.ts'
export {
  isAddress,
  isCount,
  isDescription,
  isHash,
  isPositive,
  isRecord,
  lower,
  MAX_DESCRIPTION,
} from './model/rules.ts'
export { safeEntryId } from './model/safeEntryId.ts'
export type { FailureReason, Outcome, Sender, Sent, SentProgress } from './model/sent.ts'
export { type SentEvent, sentReducer } from './model/sentReducer.ts'
export { STAGES } from './model/storedEntry.ts'
export type { OutboxLocks } from './ports/outboxLocks.ts'
export type { OutboxPorts, QueuedState, SafeSide, ToldTransaction } from './ports/outboxPorts.ts'
export type {
  OutboxWallet,
  Sending,
  WalletBatch,
  WalletCall,
  WalletTransaction,
} from './ports/outboxWallet.ts'
export type { AccountSnapshot, SnapshotChange } from './snapshot/accountSnapshot.ts'
export { compareSnapshots } from './snapshot/compareSnapshots.ts'
export { keepSeen } from './snapshot/keepSeen.ts'
export { createEventStore } from './store/createEventStore.ts'
export { createOutboxStore, type OutboxStore } from './store/createOutboxStore.ts'
export { createLocks } from './wallet/createLocks.ts'
export { moveTo } from './wallet/moveTo.ts'
export { OutboxError, toFault } from './wallet/outboxError.ts'
export { type Prompted, promptWallet } from './wallet/promptWallet.ts'
