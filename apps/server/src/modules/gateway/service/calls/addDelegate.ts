import type { addDelegate as endpoint } from '@countersign/gateway/service'
import { getAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { takeDelegation } from '../../domain/takeDelegation.ts'
import { parseDate } from '../../query/parseDate.ts'
import { toDelegate } from '../mapping/toDelegate.ts'

export const addDelegate: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const record = await takeDelegation(context, path.shortName, {
    safe: body.safe && getAddress(body.safe),
    delegate: getAddress(body.delegate),
    delegator: getAddress(body.delegator),
    label: body.label,
    signature: body.signature,
    expiresAt: parseDate(body.expiryDate) ?? null,
  })
  return { ...toDelegate(record), signature: record.signature }
}
