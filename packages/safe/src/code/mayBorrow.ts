import type { BorrowedCode } from './findBorrowedCode.ts'
import type { IdentifiedCode } from './identifyCode.ts'
import { mayDelegateTo } from './mayDelegateTo.ts'

/** Whether code that a Safe lets run as its own is known to do only what Safes are meant to do. */
export function mayBorrow(
  as: BorrowedCode['from'][number]['as'],
  code: IdentifiedCode | null,
): boolean {
  if (as === 'delegate') return mayDelegateTo(code)
  return code?.contract === 'Safe' || code?.contract === 'SafeL2'
}
