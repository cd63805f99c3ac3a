import type * as v from 'valibot'

/** One call of the gateway: everything that client and server must agree on. */
export type Endpoint = {
  /** Its name, for logs and test doubles. */
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** With parameters in braces, such as `/v1/chains/{chainId}`. */
  path: string
  query?: v.GenericSchema
  /** A query parameter that other gateways know under another name: both are sent. */
  queryAliases?: Readonly<Record<string, string>>
  body?: v.GenericSchema
  /** `null`: the answer has no body. */
  response: v.GenericSchema | null
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type QueryOf<E extends Endpoint> = E extends { query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : unknown

type BodyOf<E extends Endpoint> = E extends { body: infer B extends v.GenericSchema }
  ? { body: v.InferInput<B> }
  : unknown

/** What a call takes: the parameters of its path and query by name, and its body. */
export type CallParameters<E extends Endpoint> = {
  [Name in PathNames<E['path']>]: string
} & QueryOf<E> &
  BodyOf<E>

/** What a call answers, read by its schema. */
export type Answer<E extends Endpoint> = E extends { response: infer R extends v.GenericSchema }
  ? v.InferOutput<R>
  : undefined

/** A call whose answer is one page of many. */
export type PagedEndpoint = Endpoint & {
  response: v.GenericSchema<unknown, { next: string | null; results: unknown[] }>
}
