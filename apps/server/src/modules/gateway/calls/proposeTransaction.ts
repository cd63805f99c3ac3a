import type { proposeTransaction as endpoint } from '@countersign/gateway'
import { getAddress, zeroAddress } from 'viem'
import { takeProposal } from '../domain/takeProposal.ts'
import { readMultisigDetails } from '../lists/readMultisigDetails.ts'
import type { CallHandler } from './call.ts'

export const proposeTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeAddress } = path
  const { nonce, safeTxHash, signature, origin, renewal } = body
  await takeProposal(context, chain, safeAddress, {
    transaction: {
      to: getAddress(body.to),
      value: BigInt(body.value),
      data: body.data ? (body.data.toLowerCase() as typeof body.data) : '0x', // the same bytes
      operation: body.operation,
      safeTxGas: BigInt(body.safeTxGas),
      baseGas: BigInt(body.baseGas),
      gasPrice: BigInt(body.gasPrice),
      gasToken: getAddress(body.gasToken),
      refundReceiver: getAddress(body.refundReceiver ?? zeroAddress),
      nonce: BigInt(nonce),
    },
    nonce,
    safeTxHash,
    sender: getAddress(body.sender),
    signature,
    origin,
    renewal,
  })
  const hash = safeTxHash.toLowerCase() as typeof safeTxHash // as it is stored
  return readMultisigDetails(context, chain, safeAddress, hash)
}
