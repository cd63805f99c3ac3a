import type { getContract as endpoint } from '@countersign/gateway/wallet'
import { judgeDelegateCall } from '@countersign/safe'
import type { CallHandler } from '../calls/call.ts'
import { NotFoundError } from '../errors/errors.ts'
import { neutralPicture } from '../mapping/neutralPicture.ts'

/** Official contracts by the hash of their code; of any other nothing is known. */
export const getContract: CallHandler<typeof endpoint> = async ({ path }) => {
  const { chainId: chain, contractAddress: address } = path
  const code = await chain.identify(address)
  if (!code) throw new NotFoundError('Contract not found')
  const call = { to: address, value: 0n, data: '0x', operation: 1 } as const
  const { verdict } = await judgeDelegateCall(call, chain.identify)
  const name = `${code.contract} ${code.version}`
  return {
    address,
    name,
    displayName: name,
    logoUri: neutralPicture,
    contractAbi: null,
    trustedForDelegateCall: verdict === 'official',
  }
}
