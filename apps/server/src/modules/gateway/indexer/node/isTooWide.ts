import { ChainUnavailableError, RpcError } from '../../../../errors/chainErrors.ts'

const BY_SIZE = new Set(['too-large', 'timeout'])

/** Whether a question for logs failed because it asked for too much, so that less may be answered. */
export function isTooWide(error: unknown): boolean {
  if (error instanceof RpcError) return true
  return (
    error instanceof ChainUnavailableError && error.failures.some(({ kind }) => BY_SIZE.has(kind))
  )
}
