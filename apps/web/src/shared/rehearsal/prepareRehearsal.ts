import { offersSimulation, type Request, readSetting, type Setting } from '@countersign/rehearsal'
import type { Address, Client } from 'viem'

export type PreparedRehearsal = { setting: Setting; canSimulate: boolean }

/** Everything about a rehearsal of a Safe that does not depend on what is rehearsed. */
export async function prepareRehearsal(
  client: Client,
  place: { safe: Address; executor: Address | null },
): Promise<PreparedRehearsal> {
  const request = askOf(client)
  const [setting, canSimulate] = await Promise.all([
    readSetting(request, place),
    offersSimulation(request, place.safe),
  ])
  return { setting, canSimulate }
}

/** How a node is asked for anything; what comes back is looked at by whoever asks. */
export const askOf =
  (client: Client): Request =>
  (method, params) =>
    // viem knows the methods by name, and these are passed on as they are.
    client.request({ method, params } as never)
