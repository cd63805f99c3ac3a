import type { OutboxEntry } from '../model/entry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { OutboxError } from '../wallet/outboxError.ts'
import { promptWallet } from '../wallet/promptWallet.ts'
import { type OutboxResult, refused } from './outboxResult.ts'
import { type LetReplace, quoteReplacement, type Replacing } from './quoteReplacement.ts'

export type ReplaceEntryParameters = {
  entry: OutboxEntry
  how: Replacing
  /** What the visitor was shown that it costs at most. */
  most: bigint
  letReplace: LetReplace
}

/** Sends the same, or nothing, at the nonce of what is stuck: only one of both can be mined. */
export async function replaceEntry(
  ports: OutboxPorts,
  { entry, how, most, letReplace }: ReplaceEntryParameters,
): Promise<OutboxResult> {
  /** The wallet was not asked yet: whatever a node throws is no doubt about that. */
  const tell = (thrown: unknown): never => {
    const { kind, details } = ports.nodeFault(thrown)
    throw new OutboxError(kind, details)
  }
  const { entry: after, fault } = await promptWallet(ports, {
    entry,
    what: 'replacement',
    ask: async (_, { token }) => {
      const replacement = await quoteReplacement(ports, entry, how, letReplace).catch(tell)
      if (replacement.after > most) throw new OutboxError('feeMoved')
      return { type: 'sent', token, hash: await replacement.send() }
    },
  })
  return fault ? refused(after, fault) : { status: 'done', entry: after }
}
