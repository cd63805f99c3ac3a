import { useEffect, useState } from 'react'
import type { Draft, ItemKind } from '../draft/draft.ts'
import type { LateReaders } from './readDraft.ts'

/** What reads a kind of item that few drafts have. */
const FETCH: { [Kind in ItemKind]?: () => Promise<Partial<LateReaders>> } = {
  table: async () => ({ readTable: (await import('../table/readTable.ts')).readTable }),
  call: async () => ({ readCall: (await import('../call/readCall.ts')).readCall }),
  settings: async () => ({
    settings: (await import('../settings/lateSettings.ts')).lateSettings,
  }),
}

export type FetchReader = (kind: ItemKind) => Promise<void>

/** What reads tables, calls and settings: fetched for the items of a draft, or before one is added. */
export function useLateReaders({ items }: Draft): { late: LateReaders; fetchReader: FetchReader } {
  const [late, setLate] = useState<LateReaders>({ readTable: null, readCall: null, settings: null })
  const fetchReader: FetchReader = async (kind) => {
    const fetched = await FETCH[kind]?.()
    if (fetched) setLate((known) => ({ ...known, ...fetched }))
  }
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort().join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the kinds that are there
  useEffect(() => {
    for (const { kind } of items) void fetchReader(kind)
  }, [kinds])
  return { late, fetchReader }
}
