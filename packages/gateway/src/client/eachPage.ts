import type { CallOptions, Gateway } from './createGateway.ts'
import type { Answer, CallParameters, PagedEndpoint } from './endpoint.ts'

export type EachPageOptions = CallOptions & {
  /** After so many it ends, whatever the gateway says. 50. */
  maximumPages?: number
}

/** One page after the other. Ends at the last, at the limit, or when the gateway runs in a circle. */
export async function* eachPage<const E extends PagedEndpoint>(
  gateway: Gateway,
  endpoint: E,
  parameters: CallParameters<E>,
  options: EachPageOptions = {},
): AsyncGenerator<Answer<E>, void, undefined> {
  const { maximumPages = 50, ...rest } = options
  const seen = new Set<string>()
  let page = await gateway.call(endpoint, parameters, rest)
  for (let count = 1; ; count++) {
    yield page
    const { next } = page as { next: string | null } // every paged endpoint has it
    if (next === null || count >= maximumPages || seen.has(next)) return
    seen.add(next)
    page = await gateway.follow(endpoint, next, rest)
  }
}
