import { OutboxError } from '@countersign/outbox'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { SigningSafe } from '../../../shared/acts/acts.ts'
import { readAccount } from '../../../shared/chain/readAccount.ts'

/** Reads the shown Safe anew, whenever something is about to be signed for it. */
export function useSigningSafe() {
  const { countersign } = useApp()
  const { chain, address } = useAccount()
  return async (): Promise<SigningSafe> => {
    const client = countersign.config.getClient({ chainId: chain.id })
    const read = await readAccount(client, address)
    if (read.kind !== 'safe') throw new OutboxError('notSafe')
    const { version, owners } = read.safe
    return { chainId: chain.id, address, version, owners }
  }
}
