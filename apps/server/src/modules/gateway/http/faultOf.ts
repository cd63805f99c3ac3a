import type { ContentfulStatusCode } from 'hono/utils/http-status'
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

/** What one of the gateway's own errors is in HTTP; `undefined` for any other. */
export function faultOf(
  error: unknown,
): { status: ContentfulStatusCode; message: string } | undefined {
  if (error instanceof GatewayFault) return error
  const own = STATUSES.find(([cause]) => error instanceof cause)
  return own && error instanceof Error ? { status: own[1], message: error.message } : undefined
}
