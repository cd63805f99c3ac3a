import type { ErrorHandler } from 'hono'
import type { Logger } from '../log/createLogger.ts'
import type { AppEnv } from './appEnv.ts'
import { type ErrorBody, INTERNAL } from './errorBody.ts'
import { toHttpError } from './toHttpError.ts'

/** The single way out for errors: known ones as they are, others logged and hidden. */
export function errorFunnel(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = toHttpError(error)
    if (known) {
      const body: ErrorBody = { code: known.code, message: known.message }
      return c.json(body, known.status, known.headers)
    }
    logger.error({ requestId: c.get('requestId'), error }, 'unexpected error')
    return c.json(INTERNAL, 500)
  }
}
