import * as v from 'valibot'

const readiness = v.object({
  chains: v.array(v.object({ id: v.number(), ready: v.boolean() })),
})

/** Which chains' nodes the server finds in order. Null where it does not tell visitors. */
export async function readReadiness(
  send: typeof fetch = fetch,
): Promise<[number, boolean][] | null> {
  const response = await send('/readyz')
  const read = v.safeParse(readiness, await response.json().catch(() => null))
  return read.success ? read.output.chains.map(({ id, ready }) => [id, ready]) : null
}
