import {
  expandCalls,
  listRights,
  type Right,
  readSettingsChanges,
  SafeError,
} from '@countersign/safe'
import type { Address } from 'viem'
import type { ReadCall } from './readDraft.ts'

export type JudgedCalls = {
  /**
   * What this tool leaves to the pages that judge it: changes of the Safe itself, what is signed in its
   * name, and what cannot be opened.
   */
  isRefused: boolean
  /** Rights over tokens that somebody gets, which the visitor has to mean. */
  rights: readonly Extract<Right, { token: Address }>[]
}

/** What calls that somebody wrote by hand would give away. */
export function judgeCalls(account: Address, calls: readonly ReadCall[]): JudgedCalls {
  try {
    const opened = calls.map(({ to, value, data = '0x' }) =>
      expandCalls(account, { to, value, data, operation: 0 }),
    )
    const rights = opened.flatMap(listRights)
    const isOdd = opened.some(
      (each) => each.sealed.length > 0 || readSettingsChanges(each).length > 0,
    )
    return {
      isRefused: isOdd || rights.some((right) => !('token' in right)),
      rights: rights.filter((right) => 'token' in right),
    }
  } catch (error) {
    if (error instanceof SafeError) return { isRefused: true, rights: [] }
    throw error
  }
}
