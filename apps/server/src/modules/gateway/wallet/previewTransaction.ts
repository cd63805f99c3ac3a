import type { previewTransaction as endpoint } from '@countersign/gateway/wallet'
import { getAddress } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toTransactionData } from '../lists/toTransactionData.ts'
import { toTransactionInfo } from '../mapping/toTransactionInfo.ts'

/** Told by the same rules as what is proposed, so that it says the same afterwards. */
export const previewTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeAddress: safe } = path
  await context.safes.readOrRemember(chain, safe)
  const data = (body.data ?? '0x').toLowerCase() as `0x${string}` // the same bytes
  const call = { to: getAddress(body.to), value: body.value, data, operation: body.operation }
  const tokens = await tokensOf(context, chain, safe, { calls: [call] })
  const functionsOf = context.functionsOf(chain)
  return {
    txInfo: toTransactionInfo({ safe, call, tokens, functionsOf }),
    txData: await toTransactionData(context, chain, safe, call, tokens),
  }
}
