import { useEffect, useState } from 'react'
import type { Draft } from '../draft/draft.ts'
import type { LateReaders } from './readDraft.ts'

/** What reads tables and calls, fetched with the first item that needs it. */
export function useLateReaders({ items }: Draft): LateReaders {
  const [readers, setReaders] = useState<LateReaders>({
    readTable: null,
    readCall: null,
    settings: null,
  })
  const needsTable = items.some(({ kind }) => kind === 'table') && !readers.readTable
  const needsCall = items.some(({ kind }) => kind === 'call') && !readers.readCall
  useEffect(() => {
    if (!needsTable) return
    void import('../table/readTable.ts').then(({ readTable }) =>
      setReaders((known) => ({ ...known, readTable })),
    )
  }, [needsTable])
  useEffect(() => {
    if (!needsCall) return
    void import('../call/readCall.ts').then(({ readCall }) =>
      setReaders((known) => ({ ...known, readCall })),
    )
  }, [needsCall])
  const needsSettings = items.some(({ kind }) => kind === 'settings') && !readers.settings
  useEffect(() => {
    if (!needsSettings) return
    void import('../settings/lateSettings.ts').then(({ lateSettings: settings }) =>
      setReaders((known) => ({ ...known, settings })),
    )
  }, [needsSettings])
  return readers
}
