import type { AnsweredSignature, OutboxFault } from '../model/entry.ts'

/** Something that kept an entry from going on, by a word that the screen has a sentence for. */
export class OutboxError extends Error {
  override readonly name = 'OutboxError'
  readonly fault: OutboxFault
  constructor(kind: string, details?: string, answered?: AnsweredSignature) {
    super(details ?? kind)
    this.fault = { ...toFault(kind, details), ...(answered && { answered }) }
  }
}

export const toFault = (kind: string, details?: string): OutboxFault => ({
  kind,
  ...(details !== undefined && { details: details.slice(0, 1_000) }),
})
