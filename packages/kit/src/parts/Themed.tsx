import type { ReactNode } from 'react'
import { useCountersign } from '../context.ts'

/** Carries theme, language and direction to a piece of the kit inside somebody's page. */
export function Themed({ children }: { children: ReactNode }) {
  return <span {...useCountersign().rootProps}>{children}</span>
}
