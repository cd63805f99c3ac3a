import { useEffect, useState } from 'react'
import type { Draft } from '../draft/draft.ts'
import type { LateReaders } from './readDraft.ts'

/** What reads tables and calls, fetched with the first item that needs it. */
export function useLateReaders({ items }: Draft): LateReaders {
  const [readers, setReaders] = useState<LateReaders>({
    readTable: null,
    readCall: null,
    readSettings: null,
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
  const needsSettings = items.some(({ kind }) => kind === 'settings') && !readers.readSettings
  useEffect(() => {
    if (!needsSettings) return
    void import('../settings/readSettings.ts').then(({ readSettings }) =>
      setReaders((known) => ({ ...known, readSettings })),
    )
  }, [needsSettings])
  return readers
}
