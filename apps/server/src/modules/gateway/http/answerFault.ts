import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../../http/appEnv.ts'
import { INTERNAL } from '../../../http/errorBody.ts'
import { toHttpError } from '../../../http/toHttpError.ts'
import type { Logger } from '../../../log/createLogger.ts'
import { faultOf } from './faultOf.ts'

/** Every error of the gateway has the one shape that its clients read, with a number as code. */
export function answerFault(logger: Logger): ErrorHandler<AppEnv> {
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
  return c.json({ code: status, statusCode: status, message }, status, headers)
}
