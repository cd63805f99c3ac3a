import type { ErrorHandler } from 'hono'
import { DatabaseUnavailableError } from '../../database/databaseUnavailableError.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import type { ErrorBody } from '../../http/errorBody.ts'
import { RecoveryBusyError } from '../../signatures/createRecovery.ts'
import { ChainUnknownError, NodesDisagreeError } from './askNodes.ts'
import { SignInRefused } from './signInRefused.ts'

/**
 * What a visitor is told. Refused is 401; what could not be found out is 503 and never a yes, and
 * the same signature may be sent again. Only when the database goes silent in the middle of a commit
 * nobody knows: then the next try says that the message was used.
 */
export const answerFault: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof SignInRefused) {
    const body: ErrorBody = { code: error.code, message: error.message }
    return c.json(body, 401)
  }
  if (error instanceof NodesDisagreeError) {
    const message = `${error.message} Nobody is let in on the word of one. Try again in a moment.`
    const body: ErrorBody = { code: 'nodes_disagree', message }
    return c.json(body, 401)
  }
  const code = codeOf(error)
  if (code === undefined) throw error
  const body: ErrorBody = { code, message: `${error.message} Try again in a moment.` }
  return c.json(body, 503, { 'Retry-After': '2' })
}

function codeOf(error: Error): string | undefined {
  if (error instanceof DatabaseUnavailableError) return 'database_unavailable'
  if (error instanceof RecoveryBusyError) return 'overloaded'
  if (error instanceof ChainUnknownError) return 'chain_unavailable'
  return undefined
}
