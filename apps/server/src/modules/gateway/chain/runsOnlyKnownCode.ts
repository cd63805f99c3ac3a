import { judgeDelegateCalls } from '@countersign/judge/posted'
import { type Call, expandCalls, type IdentifiedCode } from '@countersign/safe'
import type { Address } from 'viem'

/**
 * Whether all code that would run in the Safe's own name is known to be harmless: MultiSend and its
 * like, by the hash of their code and of what they install, at any depth. What cannot be opened may
 * hide anything. The first that is not known decides: the node is asked about no more.
 */
export async function runsOnlyKnownCode(
  identify: (address: Address) => Promise<IdentifiedCode | null>,
  safe: Address,
  call: Call,
): Promise<boolean> {
  const { verdict } = await judgeDelegateCalls(
    async (address) => ({ state: 'same', contract: await identify(address), voices: 1 }),
    expandCalls(safe, call),
    { actor: safe, isBrief: true },
  )
  return verdict === 'official'
}
