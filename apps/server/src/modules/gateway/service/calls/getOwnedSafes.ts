import type { getOwnedSafes as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { findOwnedSafes } from '../../domain/findOwnedSafes.ts'

export const getOwnedSafes: CallHandler<typeof endpoint> = async ({ context, path }) => ({
  safes: await findOwnedSafes(context, path.shortName, path.ownerAddress),
})
