import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { otherFault } from '../../../shared/acts/actFaults.ts'
import { PickFile } from '../../../shared/acts/PickFile.tsx'
import type { MessageResult } from './messagePorts.ts'
import { useSigningSafe } from './useSigningSafe.ts'

/** Takes in a signed message that was saved as a file, here or by another owner. */
export function TakeMessageFile() {
  const { gateway, countersign, memory } = useApp()
  const { chain } = useAccount()
  const readSafe = useSigningSafe()
  const queries = useQueryClient()
  const take = async (text: string): Promise<MessageResult> => {
    const safe = await readSafe().catch(otherFault)
    if ('kind' in safe) return { status: 'refused', fault: safe }
    const { receiveMessage } = await import('./wallet.ts')
    const client = countersign.config.getClient({ chainId: chain.id })
    const result = await receiveMessage(
      { gateway, client, signed: memory.signedMessages },
      safe,
      text,
    )
    await queries.invalidateQueries({ queryKey: ['gateway'] })
    return result
  }
  return <PickFile take={take} />
}
