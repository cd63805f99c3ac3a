import { ChainUnavailableError, RpcError } from '../errors/chainErrors.ts'
import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'
import { RecoveryBusyError } from '../errors/recoveryBusyError.ts'
import { HttpError } from './httpError.ts'

const RETRY_SECONDS = 2

/**
 * What an error is over HTTP: the one place where that is said of the ground floor's errors. They
 * are somebody else's trouble, which may be over in a moment. `undefined`: nobody expected it.
 */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof DatabaseUnavailableError) return passing('database_unavailable', error)
  if (error instanceof ChainUnavailableError) return passing('chain_unavailable', error)
  if (error instanceof RecoveryBusyError) return passing('overloaded', error)
  if (error instanceof RpcError) {
    // What the node said is about our question, not the visitor's.
    const message = 'The node of this network cannot answer this right now.'
    return new HttpError(503, 'chain_unavailable', message, { retryAfter: RETRY_SECONDS })
  }
  return undefined
}

function passing(code: string, { message }: Error): HttpError {
  const options = { retryAfter: RETRY_SECONDS }
  return new HttpError(503, code, `${message} Try again in a moment.`, options)
}
