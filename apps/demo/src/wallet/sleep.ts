import type { Clock } from '@countersign/core/transactions'

export const sleep = (clock: Clock, milliseconds: number) =>
  new Promise<void>((resolve) => {
    clock.after(milliseconds, resolve)
  })
