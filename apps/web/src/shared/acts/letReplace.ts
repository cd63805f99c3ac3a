import { authorizeAgain, authorizeNothing } from '@countersign/judge'
import type { LetReplace } from '@countersign/outbox'
import type { ActPorts } from './ports.ts'

/** The judge's leave to send once more what an account has signed before, or nothing in its place. */
export const letReplace =
  ({ wallet, now }: Pick<ActPorts, 'wallet' | 'now'>): LetReplace =>
  async (account, signed) => {
    const leave = signed
      ? await authorizeAgain(account, signed, now())
      : authorizeNothing(account, now())
    if (!leave) return null
    const { call, authorization } = leave
    return { call, send: (transaction) => wallet.sendTransaction(transaction, authorization) }
  }
