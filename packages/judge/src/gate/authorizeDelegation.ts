import {
  type DelegationTypedData,
  delegationTypedData,
  hashTypedData,
  readSignedFields,
} from '@countersign/safe'
import type { Address } from 'viem'
import { makeAuthorization } from './authorization.ts'
import type { AuthorizedRequest } from './authorizeRequest.ts'

/**
 * Lets somebody propose in an owner's name, or ends that: the same words for both, built here. No chain
 * knows of it, it moves nothing, and what is proposed by it is judged like everything else.
 */
export function authorizeDelegation(
  { chainId, delegate }: { chainId: number; delegate: Address },
  signer: Address,
  at: number,
): AuthorizedRequest<DelegationTypedData> {
  const typedData = delegationTypedData({ chainId, delegate }, at)
  const digests = [hashTypedData(readSignedFields(typedData).typedData)]
  return {
    typedData,
    authorization: makeAuthorization({ chainId, account: signer, digests }, { at }),
  }
}
