import { SignInRefused } from '@countersign/siwe/server'
import type { ErrorHandler } from 'hono'
import type { AppEnv } from '../../http/appEnv.ts'
import { HttpError } from '../../http/httpError.ts'
import { ChainUnknownError, NodesDisagreeError } from './askNodes.ts'

/**
 * What a visitor is told. Refused is 401; what could not be found out is 503 and never a yes, and
 * the same signature may be sent again. Only when the database goes silent in the middle of a commit
 * nobody knows: then the next try says that the message was used.
 */
export const answerFault: ErrorHandler<AppEnv> = (error) => {
  if (error instanceof SignInRefused) throw new HttpError(401, error.code, error.message)
  if (error instanceof NodesDisagreeError) {
    const message = `${error.message} Nobody is let in on the word of one. Try again in a moment.`
    throw new HttpError(401, 'nodes_disagree', message)
  }
  if (error instanceof ChainUnknownError) {
    const message = `${error.message} Try again in a moment.`
    throw new HttpError(503, 'chain_unavailable', message, { retryAfter: 2 })
  }
  throw error
}
