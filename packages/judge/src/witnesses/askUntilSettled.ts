import type { Fact } from '@countersign/safe'
import type { Witnessed } from './askWitnesses.ts'

/** What moves with the chain: a block that comes in between, or a gateway that has not read it yet. */
const MOVING: readonly Fact[] = ['owners', 'threshold', 'nonce', 'singleton', 'blockHash']

const PAUSES_MS = [400, 1_600]

/** A difference in what moves is looked at again before it is said; any other is said at once. */
export async function askUntilSettled(
  ask: (isAgain: boolean) => Promise<Witnessed>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Witnessed> {
  let found = await ask(false)
  for (const milliseconds of PAUSES_MS) {
    const differing = found.rows.filter(({ verdict }) => verdict === 'mismatch')
    if (differing.length === 0 || !differing.every(({ fact }) => MOVING.includes(fact))) break
    await wait(milliseconds)
    found = await ask(true)
  }
  return found
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
