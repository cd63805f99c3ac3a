import type { Answer, CallParameters, Gateway, PagedEndpoint } from '@countersign/gateway'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** How a list of the gateway is asked, page by page; the gateway says where the next one is. */
export function gatewayPages<const E extends PagedEndpoint>(
  gateway: Gateway,
  endpoint: E,
  parameters: CallParameters<E>,
) {
  return infiniteQueryOptions({
    queryKey: ['gateway', endpoint.name, parameters, 'pages'],
    queryFn: ({ pageParam, signal }): Promise<Answer<E>> =>
      pageParam === null
        ? gateway.call(endpoint, parameters, { signal })
        : gateway.follow(endpoint, pageParam, { signal }),
    initialPageParam: null as string | null,
    // Every paged call answers with `next`, which the type of a single one does not show.
    getNextPageParam: (page) => (page as { next: string | null }).next,
  })
}
