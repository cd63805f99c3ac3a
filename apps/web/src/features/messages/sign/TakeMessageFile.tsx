import { useQueryClient } from '@tanstack/react-query'
import { otherFault } from '../../../shared/acts/actFaults.ts'
import { PickFile } from '../../../shared/acts/status/PickFile.tsx'
import type { Ended } from '../../../shared/acts/status/ResultFault.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useSigningSafe } from './useSigningSafe.ts'

/** Takes in a signed message that was saved as a file, here or by another owner. */
export function TakeMessageFile() {
  const { receiveMessage } = useActs()
  const readSafe = useSigningSafe()
  const queries = useQueryClient()
  const take = async (text: string): Promise<Ended> => {
    const safe = await readSafe().catch(otherFault)
    if ('kind' in safe) return { status: 'refused', fault: safe }
    const result = await receiveMessage(safe, text)
    await queries.invalidateQueries({ queryKey: ['gateway'] })
    return result
  }
  return <PickFile take={take} />
}
