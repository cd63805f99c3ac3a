import * as v from 'valibot'
import { RpcError, UpstreamFailure } from '../errors/chainErrors.ts'
import { nestingWithin } from '../json/nestingWithin.ts'

/** Deeper than any node answers, and far from where serialising again would overflow the stack. */
const MAX_DEPTH = 64

const answerSchema = v.looseObject({
  jsonrpc: v.literal('2.0'),
  id: v.unknown(),
  error: v.nullish(
    v.looseObject({
      code: v.pipe(v.number(), v.integer()),
      message: v.string(),
      data: v.optional(v.unknown()),
    }),
  ),
})

type ParseAnswerParameters = {
  status: number
  text: string
  /** The id that we sent. */
  id: number
  /** Removes keys and node URLs, which providers like to quote in their errors. */
  scrub: (text: string) => string
}

/** The result of a call; throws `RpcError` for an error answer, `UpstreamFailure` for no answer. */
export function parseAnswer({ status, text, id, scrub }: ParseAnswerParameters): unknown {
  if (isProviderProblem(status)) throw new UpstreamFailure('status', status)
  const answer = v.safeParse(answerSchema, parseJson(text))
  if (!answer.success || !nestingWithin(answer.output, MAX_DEPTH)) {
    throw new UpstreamFailure('malformed', status)
  }
  const { error, result } = answer.output
  if (answer.output.id !== id) throw new UpstreamFailure('wrong-id', status)
  // An answer with both, or with neither, can be read in two ways. Old nodes add a null.
  const clear = error ? result === undefined || result === null : result !== undefined
  if (!clear) throw new UpstreamFailure('malformed', status)
  if (!error) return result
  const data = error.data === undefined ? undefined : JSON.parse(scrub(JSON.stringify(error.data)))
  throw new RpcError(error.code, scrub(error.message), data)
}

/** Bad keys, quotas, redirects and outages. Other 4xx may hold a proper error answer. */
function isProviderProblem(status: number): boolean {
  if (status >= 200 && status < 300) return false
  return status < 400 || status >= 500 || [401, 402, 403, 407, 408, 429].includes(status)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
