import { useMediaQuery } from './useMediaQuery.ts'
import { usePrinting } from './usePrinting.ts'

/** Whether this is for paper: when it is printed, and when somebody looks at how it would be. */
export function usePrinted(): boolean {
  const isPrinting = usePrinting()
  return useMediaQuery('print') || isPrinting
}
