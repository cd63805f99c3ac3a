import { isAddressEqual } from 'viem'
import { otherFault } from './actFaults.ts'
import type { ActResult, ProposeInput, SafeActInput } from './acts.ts'
import { compareGrounds } from './compareGrounds.ts'
import { handToSafe } from './handToSafe.ts'
import type { ActPorts } from './ports.ts'
import { readGround } from './readGround.ts'
import { refused } from './refused.ts'
import { rehearseFirst } from './rehearseFirst.ts'
import { beginSafeAct, isBegun, type Leave, toTransaction } from './safeAct.ts'
import { shareAct } from './shareAct.ts'
import { signAct } from './signAct.ts'

/** Proposes calls of a Safe: built, read again, signed, checked, kept, shared. */
export async function proposeAct(ports: ActPorts, input: ProposeInput): Promise<ActResult> {
  const { account, calls, description, note, seen } = input
  const connected = ports.wallet.account()
  if (connected && isAddressEqual(connected, account.address)) return handToSafe(ports, input)
  try {
    const ground = await readGround(ports.clientOf(account.chainId), account.address, calls)
    const moved = seen ? compareGrounds(seen, ground) : []
    if (moved.length > 0) return { status: 'moved', moved, now: ground }
    const transaction = await toTransaction(ports, input, ground)
    if (!input.mayFail) await rehearseFirst(ports, account, ground, transaction)
    const own = { account, transaction, description, ...(note !== undefined && { note }) }
    return await signAndShare(ports, own, 'own')
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}

/** Signs what is proposed, as one more owner, and shares it. Doing it twice is doing it once. */
export async function signAndShare(
  ports: ActPorts,
  input: SafeActInput & { note?: string },
  leave: Exclude<Leave, 'none'>,
): Promise<ActResult> {
  const begun = await beginSafeAct(ports, input, leave)
  if (!isBegun(begun)) return begun
  const { act, fault } = await signAct(ports, begun.act, begun.checked)
  return fault ? refused(act, fault) : shareAct(ports, act)
}
