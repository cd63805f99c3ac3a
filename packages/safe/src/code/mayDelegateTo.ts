import type { IdentifiedCode } from './identifyCode.ts'

/** Known too, but running one of them by delegatecall is nothing a Safe ever needs. */
const never: ReadonlySet<string> = new Set(['Safe', 'SafeL2', 'SafeProxyFactory'])

/** Whether a delegatecall to this code is one that Safes are meant to make. */
export function mayDelegateTo(code: IdentifiedCode | null): boolean {
  return code !== null && !never.has(code.contract)
}
