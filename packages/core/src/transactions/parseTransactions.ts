import {
  type FailureReason,
  isAddress,
  isCount,
  isHash,
  isRecord,
  lower,
  type Outcome,
  type Sender,
} from '@countersign/outbox'
import { arrange } from './arrange.ts'
import type { Transaction } from './transaction.ts'
import { validateTransaction } from './validateTransaction.ts'

/** Raised when stored data changes its shape; other versions are not read. */
export const VERSION = 1

/** More text than our own lists ever make is somebody else's. Local storage holds about 5 million. */
export const MAX_TEXT = 2_000_000

/**
 * R-TX-2: the transactions in a stored text. The rules for adding hold for reading: what breaks
 * them is left out, and nothing here throws.
 */
export function parseTransactions(text: string | null): readonly Transaction[] {
  if (text === null || text.length > MAX_TEXT) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== VERSION) return []
    if (!Array.isArray(stored.transactions)) return []
    return arrange(stored.transactions.flatMap((value) => parseTransaction(value) ?? []))
  } catch {
    return []
  }
}

function parseTransaction(value: unknown): Transaction | undefined {
  try {
    const transaction = validateTransaction(value)
    if (!isRecord(value) || !isCount(value.addedAt)) return undefined
    const progress = value.status === 'pending' ? PENDING : parseOutcome(value)
    if (!progress) return undefined
    const sender = parseSender(value.sender)
    return { ...transaction, addedAt: value.addedAt, ...(sender && { sender }), ...progress }
  } catch {
    return undefined
  }
}

const PENDING = { status: 'pending' } as const

function parseOutcome({
  status,
  reason,
  replacedBy,
}: Record<string, unknown>): Outcome | undefined {
  if (replacedBy !== undefined && !isHash(replacedBy)) return undefined
  const replaced = replacedBy && { replacedBy: lower(replacedBy) }
  if (status === 'confirmed') return { status, ...replaced }
  return status === 'failed' && isReason(reason) ? { status, reason, ...replaced } : undefined
}

/** Learned again where it is missing, so a bad one costs nothing but itself. */
function parseSender(value: unknown): Sender | undefined {
  if (!isRecord(value)) return undefined
  const { from, nonce, content } = value
  if (!isAddress(from) || !isCount(nonce) || !isHash(content)) return undefined
  return { from: lower(from), nonce, content: lower(content) }
}

const REASONS: Readonly<Record<FailureReason, true>> = {
  reverted: true,
  cancelled: true,
  replaced: true,
  dropped: true,
}

const isReason = (value: unknown): value is FailureReason =>
  typeof value === 'string' && Object.hasOwn(REASONS, value)
