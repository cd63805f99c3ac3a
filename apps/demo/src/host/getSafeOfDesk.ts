import { getSafe } from '@countersign/gateway'
import type { Desk, SafeOfDesk } from './types.ts'

/** The Safe as it is now. */
export async function getSafeOfDesk({ gateway, chainId, address }: Desk): Promise<SafeOfDesk> {
  const place = { chainId: String(chainId), safeAddress: address }
  const state = await gateway.call(getSafe, place)
  if (state.version === null) throw new Error('A Safe of an unknown version')
  return { ...state, version: state.version }
}
