import { queryOptions } from '@tanstack/react-query'

/** Fetched beside the page: nothing that is shown first waits for it. */
export const loadProver = () => import('./prover.ts')
/** The same, for whoever draws. */
export const proverQuery = queryOptions({
  queryKey: ['prover'],
  queryFn: loadProver,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { private: true },
})
// Who cannot be reached now is asked again when there is something to prove.
loadProver().catch(() => undefined)
