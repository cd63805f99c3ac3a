import type { KeptSignature, OutboxEntry, OutboxFault } from '../model/entry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { type OutboxResult, refused } from './outboxResult.ts'

export type ShareEntryParameters = {
  entry: OutboxEntry
  /** Tells whoever collects signatures of one. */
  tell(signature: KeptSignature): Promise<void>
  /** Why somebody could not be told. */
  faultOf(thrown: unknown): OutboxFault
}

/** Tells others of the signatures that they do not have. They keep until somebody is told. */
export async function shareEntry(
  { store }: Pick<OutboxPorts, 'store'>,
  { entry, tell, faultOf }: ShareEntryParameters,
): Promise<OutboxResult> {
  if (entry.signatures.length === 0) return refused(entry, { kind: 'nothingSigned' })
  let after = entry
  let fault: OutboxFault | null = null
  for (const signature of entry.signatures.filter(({ isShared }) => !isShared)) {
    try {
      await tell(signature)
      after = store.dispatch(entry.id, { type: 'shared', signers: [signature.signer] }) ?? after
    } catch (thrown) {
      // One that is not taken keeps nobody else's from being told.
      fault ??= faultOf(thrown)
    }
  }
  if (!fault) return { status: 'done', entry: after }
  const kept = store.dispatch(entry.id, { type: 'faulted', fault }) ?? after
  return { status: 'kept', entry: kept, fault }
}
