import type { Answer, Endpoint } from '@countersign/gateway'
import * as v from 'valibot'

/** The answer as our own schema reads it: well-formed, or this throws. */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: unknown): Answer<E> {
  if (!endpoint.response) throw new Error('There is nothing to read.')
  // Parsed by the endpoint's own schema.
  return v.parse(endpoint.response, answer) as Answer<E>
}
