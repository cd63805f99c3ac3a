import { ChainUnavailableError, RpcError } from '../../../../errors/chainErrors.ts'

/** What the nodes say that count logs before they answer. */
const TOO_MANY =
  /more than \d+ (?:results|logs)|too many (?:results|logs)|response size|exceeds? max results/i

/** Every node answered, and every answer was longer than we read, or than they give. */
export function isTooLong(error: unknown): boolean {
  if (error instanceof RpcError) return TOO_MANY.test(error.message)
  return (
    error instanceof ChainUnavailableError &&
    error.failures.length > 0 &&
    error.failures.every(({ kind }) => kind === 'too-large')
  )
}
