/** Fetched beside the page: nothing that is shown first waits for it. */
export const loadProver = () => import('./prover.ts')
// Who cannot be reached now is asked again when there is something to prove.
loadProver().catch(() => undefined)
