import {
  type DeletionTypedData,
  deletionTypedData,
  hashTypedData,
  type RenewalTypedData,
  readSignedFields,
  renewalTypedData,
} from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { type Authorization, makeAuthorization } from './authorization.ts'

type Place = { chainId: number; address: Address }

export type AuthorizedRequest<typedData> = {
  typedData: typedData
  authorization: Authorization
}

/** Asks a gateway to forget a proposal: built here, it moves nothing, and no chain knows of it. */
export function authorizeDeletion(
  safe: Place,
  safeTxHash: Hex,
  at: number,
): AuthorizedRequest<DeletionTypedData> {
  return built(safe, deletionTypedData(safe, safeTxHash, at), at)
}

/**
 * Asks a gateway to take a signature again that was taken back: built here, it gives nobody more than that
 * signature, which was judged when it was made.
 */
export function authorizeRenewal(
  safe: Place,
  proposal: { safeTxHash: Hex; origin: string | null },
  at: number,
): AuthorizedRequest<RenewalTypedData> {
  return built(safe, renewalTypedData(safe, proposal, at), at)
}

function built<typedData extends DeletionTypedData | RenewalTypedData>(
  { chainId, address }: Place,
  typedData: typedData,
  at: number,
): AuthorizedRequest<typedData> {
  const request = {
    chainId,
    account: address,
    digests: [hashTypedData(readSignedFields(typedData).typedData)],
  }
  return { typedData, authorization: makeAuthorization(request, { at }) }
}
