import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ChainUnavailableError, RpcError } from '../../../chains/errors.ts'
import { DatabaseUnavailableError } from '../../../database/databaseUnavailableError.ts'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { Logger } from '../../../http/createLogger.ts'
import { INTERNAL } from '../../../http/errorBody.ts'
import { HttpError } from '../../../http/httpError.ts'
import { RecoveryBusyError } from '../../../signatures/createRecovery.ts'
import { MalformedError, NoRoomError, NotFoundError, RefusedError } from '../errors/errors.ts'
import { GatewayFault } from './gatewayFault.ts'

/** What each cause is in HTTP: said here, and nowhere else. */
const STATUSES = [
  [MalformedError, 400],
  [NotFoundError, 404],
  [RefusedError, 422],
  [NoRoomError, 429],
] as const

/** Every error of the gateway has the one shape that its clients read, with a number as code. */
export function answerFault(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof GatewayFault || error instanceof HttpError) {
      return fault(c, error.status, error.message)
    }
    const known = STATUSES.find(([cause]) => error instanceof cause)
    if (known) return fault(c, known[1], error.message)
    const passing = passingText(error)
    if (passing !== undefined) {
      c.header('Retry-After', '2')
      return fault(c, 503, passing)
    }
    logger.error({ requestId: c.get('requestId'), error }, 'unexpected error')
    return fault(c, 500, INTERNAL.message)
  }
}

function fault(c: Context, status: ContentfulStatusCode, message: string): Response {
  return c.json({ code: status, statusCode: status, message }, status)
}

/** What is somebody else's trouble and may be over in a moment. */
function passingText(error: Error): string | undefined {
  if (error instanceof DatabaseUnavailableError || error instanceof ChainUnavailableError) {
    return `${error.message} Try again in a moment.`
  }
  if (error instanceof RecoveryBusyError) return error.message
  if (error instanceof RpcError) return 'The node of this network cannot answer this right now.'
  return undefined
}
