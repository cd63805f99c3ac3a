import type { proposeTransaction as endpoint } from '@countersign/gateway/service'
import { getAddress, zeroAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { takeProposal } from '../../domain/takeProposal.ts'

export const proposeTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { nonce, contractTransactionHash, signature, origin } = body
  await takeProposal(context, path.shortName, path.safeAddress, {
    transaction: {
      to: getAddress(body.to),
      value: BigInt(body.value),
      data: body.data ? (body.data.toLowerCase() as typeof body.data) : '0x', // the same bytes
      operation: body.operation,
      safeTxGas: BigInt(body.safeTxGas),
      baseGas: BigInt(body.baseGas),
      gasPrice: BigInt(body.gasPrice),
      gasToken: getAddress(body.gasToken ?? zeroAddress),
      refundReceiver: getAddress(body.refundReceiver ?? zeroAddress),
      nonce: BigInt(nonce),
    },
    nonce,
    safeTxHash: contractTransactionHash,
    sender: getAddress(body.sender),
    signature,
    origin,
  })
  return undefined
}
