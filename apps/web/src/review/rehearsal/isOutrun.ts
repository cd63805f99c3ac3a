import type { PreparedRehearsal } from '../../shared/rehearsal/prepareRehearsal.ts'

/** A node that is always behind is compared with the other one, and not waited for. */
const MOST_LOOKS = 4

/** On which of a Safe's states something was rehearsed, and how often that state was found. */
export type OnSetting = { nonce: number; looks: number }

/** The oldest state counts: each node rehearses by itself. */
export function onSetting(
  prepared: readonly Pick<PreparedRehearsal, 'setting'>[],
  before?: OnSetting,
): OnSetting {
  const nonce = Math.min(...prepared.map(({ setting }) => setting.state.nonce))
  return { nonce, looks: before?.nonce === nonce ? before.looks + 1 : 1 }
}

/** Whether the Safe has executed something since, as far as the page knows: then it says nothing yet. */
export const isOutrun = (rehearsed: OnSetting | undefined, nonce: number): boolean =>
  rehearsed !== undefined && rehearsed.nonce < nonce && rehearsed.looks < MOST_LOOKS
