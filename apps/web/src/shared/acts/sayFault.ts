import type { Say } from '../words/useWords.ts'
import type { Act, ActFault } from './act.ts'
import { type English, english } from './words.en.ts'

type Key = keyof English & string

const isKey = (key: string): key is Key => key in english

/** The one sentence for what went wrong: a Safe's own codes have words of their own. */
export function sayFault(say: Say<Key>, { kind, details = '' }: ActFault): string {
  const code = kind.startsWith('reverts.') ? `gs.${kind.slice('reverts.'.length)}` : kind
  if (code !== kind) return isKey(code) ? say(code) : say('fault.reverts')
  const key = `fault.${kind}`
  if (isKey(key)) return say(key, { details })
  return say(kind.startsWith('wallet.') ? 'fault.wallet.other' : 'fault.unknown')
}

/** What the technical text adds, if anything: codes and our own faults say all of it. */
export const faultDetails = ({ kind, details }: ActFault): string | null =>
  /^(gateway\.refused|wallet\.(walletFailed|invalidAnswer)|reverts$)/.test(kind)
    ? (details ?? null)
    : null

/** The word for where an act stands: the same one wherever it is shown. */
export function sayStage(say: Say<Key>, act: Act, isStuck = false): string {
  if (act.asking) return say('stage.asking')
  if (act.doubt) return say('stage.doubt')
  if (isStuck) return say('stage.stuck')
  return say(`stage.${act.stage}`, { depth: act.depth })
}
