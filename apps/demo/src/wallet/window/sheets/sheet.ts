import type { Field } from '../../typedData.ts'

export type Row = {
  label: string
  value: string
  /** A quieter second line. */
  hint?: string | undefined
  /** Addresses, hashes, bytes. */
  code?: boolean
}

export type Block =
  | { type: 'rows'; title?: string; rows: readonly Row[] }
  | { type: 'text'; title: string; text: string; code?: boolean }
  | { type: 'fields'; title: string; fields: readonly Field[] }
  /** Folded away until asked for. */
  | { type: 'more'; title: string; text: string }

/** What the window says about a request, before any of it is drawn. */
export type Sheet = {
  title: string
  lead: string
  warnings: readonly string[]
  blocks: readonly Block[]
}

export type SheetContext = { origin: string; now: Date }
