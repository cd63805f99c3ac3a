import { useContext } from 'react'
import { TriedContext } from '../../../shared/ui/forms/TriedContext.ts'
import type { Fault } from '../read/reading.ts'
import { useSayFault } from './useSayFault.ts'

/** Says what is wrong with a field; while somebody types, only what more typing would not mend. */
export function useFaultText(): (fault: Fault | undefined) => string | null {
  const sayFault = useSayFault()
  const isTried = useContext(TriedContext)
  return (fault) => (!fault || (fault.isUnfinished && !isTried) ? null : sayFault(fault))
}
