import type { Message } from '@countersign/gateway'
import { readTyped } from '@countersign/judge/posted'
import { RefusedError } from '../errors/errors.ts'

const MAX_NAMED = 5
const MAX_LENGTH = 100

/** Refuses typed data that says more than its types declare: owners would read it, and not sign it. */
export function refuseUnsigned(message: Message['message']): void {
  if (typeof message === 'string') return
  const { signed, fault } = readTyped(message)
  if (fault !== 'unsigned') return
  const named = signed.unsigned.slice(0, MAX_NAMED).map((path) => path.slice(0, MAX_LENGTH))
  throw new RefusedError(
    `These fields are not declared in the types, so nobody would sign them: ${named.join(', ')}`,
  )
}
