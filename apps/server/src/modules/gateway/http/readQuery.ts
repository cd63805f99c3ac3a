import * as v from 'valibot'
import { GatewayFault } from './gatewayFault.ts'

/** The query of a request, read by its schema. Names it does not know are nobody's business. */
export function readQuery<Schema extends v.GenericSchema>(
  schema: Schema,
  given: Record<string, string>,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new GatewayFault(400, `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
}
