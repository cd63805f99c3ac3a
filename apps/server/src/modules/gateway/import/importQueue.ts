import type { Address, Hex } from 'viem'
import { getAddress, isAddress } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { takeMessage } from '../domain/takeMessage.ts'
import { takeProposal } from '../domain/takeProposal.ts'
import {
  MalformedError,
  NoRoomError,
  NotFoundError,
  RefusedError,
  TakenBackError,
} from '../errors/errors.ts'
import type { FoundQueue, FoundSignature } from './foundQueue.ts'

export type Imported = {
  /** How many hold: what is here by now, whether it was before or not. */
  proposals: number
  messages: number
  /** What does not, by its hash, and why. */
  refused: { what: string; why: string }[]
}

/**
 * Takes what another server says of a Safe's queue, by the rules that hold for everybody: each hash is
 * worked out anew, each signature judged against the owners on the chain. Doing it twice is doing it once.
 */
export async function importQueue(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  { proposals, messages }: FoundQueue,
): Promise<Imported> {
  const imported: Imported = { proposals: 0, messages: 0, refused: [] }
  const take = async (
    kind: 'proposals' | 'messages',
    what: string,
    signatures: readonly FoundSignature[],
    one: (owner: Address, signature: Hex) => Promise<void>,
  ) => {
    let taken = 0
    for (const { owner, signature } of signatures) {
      const why = await refusalOf(owner, signature, one)
      if (why === null) taken += 1
      else imported.refused.push({ what, why: `${owner}: ${why}` })
    }
    if (signatures.length === 0) imported.refused.push({ what, why: 'nobody has signed it' })
    if (taken > 0) imported[kind] += 1
  }
  for (const { signatures, proposer, ...proposal } of proposals) {
    // Whoever signs first has proposed it, here as there.
    const sorted = [...signatures].sort((one, other) => rank(one, proposer) - rank(other, proposer))
    await take('proposals', proposal.safeTxHash, sorted, (sender, signature) =>
      takeProposal(context, chain, safe, { ...proposal, sender, signature }),
    )
  }
  for (const { signatures, messageHash, ...message } of messages) {
    await take('messages', messageHash, signatures, (_, signature) =>
      takeMessage(context, chain, safe, { ...message, signature }),
    )
  }
  return imported
}

const rank = ({ owner }: FoundSignature, proposer: string | null) =>
  owner.toLowerCase() === proposer?.toLowerCase() ? 0 : 1

const REFUSALS = [MalformedError, NoRoomError, NotFoundError, RefusedError, TakenBackError]

async function refusalOf(
  owner: string,
  signature: Hex | null,
  take: (owner: Address, signature: Hex) => Promise<void>,
): Promise<string | null> {
  if (!isAddress(owner, { strict: false })) return 'no address'
  if (signature === null) return 'no signature'
  try {
    await take(getAddress(owner), signature)
    return null
  } catch (error) {
    if (REFUSALS.some((cause) => error instanceof cause) && error instanceof Error) {
      return error.message
    }
    throw error
  }
}
