import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../../http/appEnv.ts'
import { INTERNAL } from '../../../http/errorBody.ts'
import { toHttpError } from '../../../http/toHttpError.ts'
import type { Logger } from '../../../log/createLogger.ts'
import { faultOf } from './faultOf.ts'

/**
 * Errors as the transaction service writes them. What was not found and what gave no answer is a
 * `detail`, what was refused stands under `nonFieldErrors`; each also has the gateway's code and message.
 */
export function answerServiceFault(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const own = faultOf(error)
    if (own) return fault(c, own.status, own.message)
    const known = toHttpError(error)
    if (known) return fault(c, known.status, known.message, known.headers)
    logger.error({ requestId: c.get('requestId'), error }, 'unexpected error')
    return fault(c, 500, INTERNAL.message)
  }
}

function fault(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isRefusal = status === 400 || status === 422
  const body = isRefusal
    ? { code: status, message, nonFieldErrors: [message] }
    : { code: status, message, detail: message }
  return c.json(body, status, headers)
}
