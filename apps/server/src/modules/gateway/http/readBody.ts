import type { Context } from 'hono'
import * as v from 'valibot'
import { nestingWithin } from '../../../json/nestingWithin.ts'
import { GatewayFault } from './gatewayFault.ts'

/** Deeper than typed data of any use, shallow enough for everything that walks through it. */
const MAX_DEPTH = 32

/** The body of a request, read by its schema. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (c.req.header('Content-Encoding') !== undefined) {
    throw new GatewayFault(415, 'Send the body uncompressed')
  }
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new GatewayFault(415, 'Send application/json')
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new GatewayFault(400, 'The body is not JSON')
  }
  if (!nestingWithin(body, MAX_DEPTH)) throw new GatewayFault(422, 'The body nests too deep')
  const parsed = v.safeParse(schema, body, { abortEarly: true })
  if (parsed.success) return parsed.output
  throw new GatewayFault(422, explain(parsed.issues[0]))
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  // What it received is the caller's own text: it is not repeated.
  const wanted = issue.message.replace(/ but received .*$/s, '')
  return path === null ? wanted : `${path.slice(0, 100)}: ${wanted}`
}
