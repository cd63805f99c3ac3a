import type { ExpandedCall } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import { isOfficialLimits } from '../../shared/limits/officialLimits.ts'

/** What the contract for spending limits is told. The zero address as a token is the coin. */
export type LimitChange =
  | {
      kind: 'set'
      delegate: Address
      token: Address
      amount: bigint
      minutes: number
      since: number
    }
  | { kind: 'add'; delegate: Address }
  | { kind: 'drop'; delegate: Address; isForgotten: boolean }
  | { kind: 'refill' | 'delete'; delegate: Address; token: Address }
  | {
      kind: 'spend'
      safe: Address
      delegate: Address
      token: Address
      to: Address
      amount: bigint
      fee: { token: Address; amount: bigint } | null
    }

export type LimitCall = {
  /** Whose limits they are: of a call that only spends, the Safe that it names. */
  safe: Address
  change: LimitChange
  isOfficial: boolean
}

/**
 * What a call does to spending limits. Null for any contract but Safe's own and the one that the operator
 * names: functions of the same names say nothing about what another one does.
 */
export function readLimitCall(call: ExpandedCall, own: Address | undefined): LimitCall | null {
  const { decoding, operation, to } = call
  const isOfficial = isOfficialLimits(to)
  if (operation !== 0 || (!isOfficial && !(own && isAddressEqual(own, to)))) return null
  if (decoding.status !== 'decoded' || decoding.family !== 'allowance') return null
  const change = changeOf(decoding.name, (index) => decoding.parameters[index]?.value)
  return change && { safe: change.kind === 'spend' ? change.safe : call.actor, change, isOfficial }
}

function changeOf(name: string, value: (index: number) => unknown): LimitChange | null {
  // The bundled signatures fix the type of every parameter.
  const address = (index: number) => value(index) as Address
  const number = (index: number) => value(index) as bigint
  const [delegate, token] = [address(0), address(1)]
  switch (name) {
    case 'setAllowance': {
      const [amount, minutes, since] = [number(2), Number(number(3)), Number(number(4))]
      return { kind: 'set', delegate, token, amount, minutes, since }
    }
    case 'addDelegate':
      return { kind: 'add', delegate }
    case 'removeDelegate':
      return { kind: 'drop', delegate, isForgotten: value(1) === true }
    case 'resetAllowance':
      return { kind: 'refill', delegate, token }
    case 'deleteAllowance':
      return { kind: 'delete', delegate, token }
    case 'executeAllowanceTransfer': {
      const [safe, to, amount] = [address(0), address(2), number(3)]
      const fee = number(5) > 0n ? { token: address(4), amount: number(5) } : null
      return { kind: 'spend', safe, delegate: address(6), token, to, amount, fee }
    }
    default:
      return null
  }
}
