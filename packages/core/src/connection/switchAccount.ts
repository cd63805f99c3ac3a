import type { Countersign } from '../types.ts'
import { requestPermissions } from './permissions.ts'
import { recheck } from './recheck.ts'

/**
 * Asks the visitor again which accounts this site may see, and says whether that changed anything.
 * Some wallets answer without asking anybody, and some keep to themselves what was chosen.
 */
export async function switchAccount(countersign: Countersign): Promise<boolean> {
  const accounts = () => {
    const { connections, current } = countersign.config.state
    return String(connections.get(current ?? '')?.accounts)
  }
  const before = accounts()
  await requestPermissions(countersign)
  await recheck(countersign)
  return accounts() !== before
}
