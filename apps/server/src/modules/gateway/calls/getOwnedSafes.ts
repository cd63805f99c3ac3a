import type { getOwnedSafes as endpoint } from '@countersign/gateway'
import { findOwnedSafes } from '../domain/findOwnedSafes.ts'
import type { CallHandler } from './call.ts'

export const getOwnedSafes: CallHandler<typeof endpoint> = async ({ context, path }) => ({
  safes: await findOwnedSafes(context, path.chainId, path.ownerAddress),
})
