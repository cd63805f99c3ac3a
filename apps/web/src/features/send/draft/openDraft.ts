import { type KeyValueStorage, safeStorage } from '@countersign/core'
import * as v from 'valibot'
import type { Place } from '../../../shared/local/createMemory.ts'
import { LOCAL_PREFIX } from '../../../shared/local/openLocal.ts'
import { type Draft, draft as schema } from './draft.ts'

export type KeptDraft =
  | { status: 'none' }
  | { status: 'read'; draft: Draft }
  /** Something is kept that is no draft of ours; nobody writes over it but the visitor. */
  | { status: 'damaged'; text: string }

/** One key for each account: what is wrong with one draft leaves the others alone. */
export const draftKey = ({ chainId, address }: Place): string =>
  `${LOCAL_PREFIX}draft.${chainId}.${address}`

/** The draft of an account, as this browser keeps it. */
export function openDraft(place: Place, storage: KeyValueStorage = safeStorage()): KeptDraft {
  const text = storage.getItem(draftKey(place))
  return text === null ? { status: 'none' } : readDraftText(text)
}

export function readDraftText(text: string): KeptDraft {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    if (read.success) return { status: 'read', draft: read.output }
  } catch {
    // Not even JSON: damaged all the same.
  }
  return { status: 'damaged', text }
}
