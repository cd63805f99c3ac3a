import type { getModuleSafes as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { findModuleSafes } from '../../domain/findModuleSafes.ts'

export const getModuleSafes: CallHandler<typeof endpoint> = async ({ context, path }) => ({
  safes: await findModuleSafes(context, path.shortName, path.moduleAddress),
})
