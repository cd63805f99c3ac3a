import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../../http/appEnv.ts'
import { INTERNAL } from '../../../http/errorBody.ts'
import { toHttpError } from '../../../http/toHttpError.ts'
import type { Logger } from '../../../log/createLogger.ts'
import {
  MalformedError,
  NoRoomError,
  NotFoundError,
  RefusedError,
  TakenBackError,
} from '../errors/errors.ts'
import { GatewayFault } from './gatewayFault.ts'

/** What each of the gateway's own causes is in HTTP: said here, and nowhere else. */
const STATUSES = [
  [MalformedError, 400],
  [NotFoundError, 404],
  [TakenBackError, 409],
  [RefusedError, 422],
  [NoRoomError, 429],
] as const

/** Every error of the gateway has the one shape that its clients read, with a number as code. */
export function answerFault(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof GatewayFault) return fault(c, error.status, error.message)
    const own = STATUSES.find(([cause]) => error instanceof cause)
    if (own) return fault(c, own[1], error.message)
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
