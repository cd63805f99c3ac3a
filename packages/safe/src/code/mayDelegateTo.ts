import type { IdentifiedCode } from './identifyCode.ts'

/** Whether a delegatecall to this code is one that Safes are meant to make. */
export function mayDelegateTo(code: IdentifiedCode | null): boolean {
  // A singleton is known too, and running one by delegatecall is nothing a Safe ever needs.
  return code !== null && code.contract !== 'Safe' && code.contract !== 'SafeL2'
}
