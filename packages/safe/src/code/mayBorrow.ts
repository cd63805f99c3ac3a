import type { BorrowedCode } from './findBorrowedCode.ts'
import type { IdentifiedCode } from './identifyCode.ts'
import { isDelegate } from './mayDelegateTo.ts'

/** Whether code that a Safe lets run as its own is known to do only what Safes are meant to do. */
export function mayBorrow(
  as: BorrowedCode['from'][number]['as'],
  code: IdentifiedCode | null,
): boolean {
  if (code === null) return false
  // What a migration installs is borrowed code of its own.
  if (as === 'delegate') return isDelegate(code)
  return code.contract === 'Safe' || code.contract === 'SafeL2'
}
