import type { Act } from './act.ts'
import { ActError, otherFault } from './actFaults.ts'
import type { ActCall, ActResult, SafeActInput } from './acts.ts'
import { askTogether } from './askTogether.ts'
import { canBatch } from './canBatch.ts'
import { executeAct, prepareExecution } from './executeAct.ts'
import { lookAtAct } from './lookAtAct.ts'
import type { ActPorts } from './ports.ts'
import { beginSafeAct, isBegun, refused } from './safeAct.ts'

/** How often, and how long, the one before is looked at: each stands on the one before. */
const EVERY_MS = 1_000
const MOST_LOOKS = 120

/**
 * Several executions: of one Safe in the order of their nonces, which must follow each other; of
 * several Safes in the order that is given, where each may stand on the one before.
 */
export async function executeActs(
  ports: ActPorts,
  inputs: readonly SafeActInput[],
  sleep: (milliseconds: number) => Promise<void> = wait,
): Promise<ActResult> {
  const isOneSafe = inputs.every(({ account }) => account.address === inputs[0]?.account.address)
  const ordered = isOneSafe
    ? inputs.toSorted((one, other) => Number(one.transaction.nonce - other.transaction.nonce))
    : inputs
  const [first, second] = ordered
  try {
    if (isOneSafe && first && second && (await canBatch(ports, first.account.chainId))) {
      const together = await executeTogether(ports, ordered)
      // Some claim it and then do not know the method: nothing was asked.
      if (!isUnsupported(together)) return together
    }
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
  let last: ActResult = refused(null, { kind: 'nothingToDo' })
  for (const [index, { seen, ...input }] of ordered.entries()) {
    // The first is compared with what was shown; the ones before move the ground of those after.
    last = await executeAct(ports, { ...input, ...(index === 0 && seen && { seen }) })
    if (last.status !== 'done') return last
    if (index === ordered.length - 1) return last
    const mined = await untilMined(ports, last.act, sleep)
    if (mined.stage !== 'confirming' && mined.stage !== 'done' && mined.stage !== 'indexed') {
      return refused(mined, mined.fault ?? { kind: 'notMined' })
    }
  }
  return last
}

async function executeTogether(
  ports: ActPorts,
  inputs: readonly SafeActInput[],
): Promise<ActResult> {
  const parts: { act: Act; call: ActCall }[] = []
  for (const [index, { seen, ...input }] of inputs.entries()) {
    const begun = await beginSafeAct(ports, { ...input, ...(index === 0 && seen && { seen }) })
    if (!isBegun(begun)) return begun
    const { act, checked, ground } = begun
    if (checked.transaction.nonce !== BigInt((ground.safe?.nonce ?? 0) + index)) {
      throw new ActError('waits', String(ground.safe?.nonce))
    }
    parts.push({ act, call: await prepareExecution(ports, act, checked) })
  }
  return askTogether(ports, parts)
}

const isUnsupported = (result: ActResult): boolean =>
  result.status === 'refused' && result.fault.kind === 'wallet.batchUnsupported'

async function untilMined(
  ports: ActPorts,
  act: Act,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<Act> {
  let latest = act
  for (let looks = 0; looks < MOST_LOOKS && latest.stage === 'sent'; looks += 1) {
    latest = await lookAtAct(ports, latest).catch(() => latest)
    if (latest.stage === 'sent') await sleep(EVERY_MS)
  }
  return latest
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
