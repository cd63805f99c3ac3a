import type { Answer, CallParameters, Endpoint, Gateway } from '@countersign/gateway'
import { queryOptions } from '@tanstack/react-query'

/** How one call of the gateway is asked, kept and asked again. */
export function gatewayQuery<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  parameters: CallParameters<E>,
) {
  return queryOptions<Answer<E>>({
    queryKey: ['gateway', endpoint.name, parameters],
    queryFn: ({ signal }) => gateway.call(endpoint, parameters, { signal }),
  })
}
