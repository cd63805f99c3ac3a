import type { Authorization } from '@countersign/judge'

/** What a visitor is shown, and the judge's leave, if there is one; what has to be typed for it is typed. */
export type Shown = { leave: Authorization | 'built' | null; isTyped: boolean; content: string }
export type Way = {
  show: () => Promise<Shown>
  /** Has the wallet asked. */
  ask: (leave: Authorization) => Promise<unknown>
  /** What is left of it for the paths behind it. */
  end?: () => Promise<unknown>
}
