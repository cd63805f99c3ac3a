import type { getMasterCopies as endpoint } from '@countersign/gateway'
import { listSingletons } from '../domain/listSingletons.ts'
import type { CallHandler } from './call.ts'

export const getMasterCopies: CallHandler<typeof endpoint> = async ({ path }) => {
  const found = await listSingletons(path.chainId)
  return found.map(({ address, version }) => ({ address, version }))
}
