import type { Address } from 'viem'
import type { Request } from '../types.ts'
import { isUnsupported } from './isUnsupported.ts'

/** Whether a node knows `eth_simulateV1`: asked while there is nothing to rehearse yet. */
export async function offersSimulation(request: Request, to: Address): Promise<boolean> {
  try {
    await request('eth_simulateV1', [{ blockStateCalls: [{ calls: [{ to }] }] }, 'latest'])
    return true
  } catch (error) {
    // One that only fails at this may do better at the rehearsal.
    return !isUnsupported(error)
  }
}
