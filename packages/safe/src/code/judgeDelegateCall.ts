import type { Address } from 'viem'
import type { Call } from '../types.ts'
import type { IdentifiedCode } from './identifyCode.ts'
import { mayDelegateTo } from './mayDelegateTo.ts'

export type DelegateJudgement =
  /** Official code, and so is all that it would install. */
  | { verdict: 'official'; code: IdentifiedCode }
  /** Nobody knows this code, or it is not meant to be run by a Safe in this way. */
  | { verdict: 'unknownCode' }
  /** Official code that would make `address`, whose code it must not be, part of the Safe. */
  | { verdict: 'unknownArgument'; code: IdentifiedCode; address: Address }

/** Judges one delegatecall by the code of its target and of every address that it installs. */
export async function judgeDelegateCall(
  { to, data }: Pick<Call, 'to' | 'data'>,
  identify: (address: Address) => Promise<IdentifiedCode | null>,
): Promise<DelegateJudgement> {
  const code = await identify(to)
  const required = mayDelegateTo(code, data)
  if (!code || !required) return { verdict: 'unknownCode' }
  for (const { address, contract } of required) {
    const installed = await identify(address)
    if (installed?.contract !== contract) return { verdict: 'unknownArgument', code, address }
  }
  return { verdict: 'official', code }
}
