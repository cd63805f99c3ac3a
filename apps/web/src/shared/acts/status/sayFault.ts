import type { OutboxEntry, OutboxFault } from '@countersign/outbox'
import type { Say } from '../../words/useWords.ts'
import { type English, english } from '../words.en.ts'

type Key = keyof English & string

const isKey = (key: string): key is Key => key in english

/** The one sentence for what went wrong: a Safe's own codes have words of their own. */
export function sayFault(say: Say<Key>, { kind, details = '' }: OutboxFault): string {
  const code = kind.startsWith('reverts.') ? `gs.${kind.slice('reverts.'.length)}` : kind
  if (code !== kind) return isKey(code) ? say(code) : say('fault.reverts')
  const key = `fault.${kind}`
  if (isKey(key)) return say(key, { details })
  return say(kind.startsWith('wallet.') ? 'fault.wallet.other' : 'fault.unknown')
}

/** What the technical text adds, if anything: codes and our own faults say all of it. */
export const faultDetails = ({ kind, details }: OutboxFault): string | null =>
  /^(gateway\.refused|wallet\.(walletFailed|invalidAnswer)|reverts$)/.test(kind)
    ? (details ?? null)
    : null

/** The word for where an entry stands: the same one wherever it is shown. */
export function sayStage(say: Say<Key>, entry: OutboxEntry, isStuck = false): string {
  if (entry.prompt) return say('stage.asking')
  if (entry.unresolvedSend) return say('stage.doubt')
  if (isStuck) return say('stage.stuck')
  return say(`stage.${entry.stage}`, { depth: entry.depth })
}
