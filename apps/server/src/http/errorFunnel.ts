import type { ErrorHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'
import type { Logger } from './createLogger.ts'
import { type ErrorBody, INTERNAL } from './errorBody.ts'
import { HttpError } from './httpError.ts'

/** The single way out for errors: known ones as they are, others logged and hidden. */
export function errorFunnel(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HttpError) {
      const body: ErrorBody = { code: error.code, message: error.message }
      return c.json(body, error.status)
    }
    logger.error({ requestId: c.get('requestId'), error }, 'unexpected error')
    return c.json(INTERNAL, 500)
  }
}
