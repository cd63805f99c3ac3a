import type { Fact, NodeName } from '@countersign/safe'
import type { Witnessed } from './askWitnesses.ts'

/** What moves with the chain: a block that comes in between, or a gateway that has not read it yet. */
const MOVING: readonly Fact[] = ['owners', 'threshold', 'nonce', 'singleton', 'blockHash']

const PAUSES_MS = [400, 1_600]

/**
 * A difference in what moves is looked at again before it is said; any other is said at once. So is a Safe
 * that was made a moment ago, and that no node knows after the block that all were asked about.
 */
export async function askUntilSettled(
  ask: (isAgain: boolean) => Promise<Witnessed>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Witnessed> {
  let found = await ask(false)
  for (const milliseconds of PAUSES_MS) {
    const differing = found.rows.filter(({ verdict }) => verdict === 'mismatch')
    const isMoving = differing.length > 0 && differing.every(({ fact }) => MOVING.includes(fact))
    if (!isMoving && !isTooEarly(found)) break
    await wait(milliseconds)
    found = await ask(true)
  }
  return found
}

const NODES = ['nodeOne', 'nodeTwo', 'wallet'] as const satisfies NodeName[]

/** Nodes tell of the block, and none of them of the Safe after it. */
function isTooEarly({ rows }: Pick<Witnessed, 'rows'>): boolean {
  const isSaid = (asked: Fact) =>
    rows.some(
      ({ fact, told }) => fact === asked && NODES.some((name) => told[name].state === 'said'),
    )
  return isSaid('blockHash') && !isSaid('safeTxHash')
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
