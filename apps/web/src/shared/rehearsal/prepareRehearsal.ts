import { offersSimulation, type Request, readSetting, type Setting } from '@countersign/rehearsal'
import type { Address, Client } from 'viem'

export type PreparedRehearsal = { client: Client; setting: Setting; canSimulate: boolean }

type Place = { safe: Address; executor: Address | null }

/** Everything about a rehearsal of a Safe that does not depend on what is rehearsed, by each who answers. */
export async function prepareRehearsals(
  nodes: readonly Client[],
  place: Place,
): Promise<PreparedRehearsal[]> {
  const settled = await Promise.allSettled(nodes.map((client) => prepare(client, place)))
  const prepared = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find((one) => one.status === 'rejected')
  if (prepared.length === 0 && failed) throw failed.reason
  return prepared
}

async function prepare(client: Client, place: Place): Promise<PreparedRehearsal> {
  const request = askOf(client)
  const [setting, canSimulate] = await Promise.all([
    readSetting(request, place),
    offersSimulation(request, place.safe),
  ])
  return { client, setting, canSimulate }
}

/** How a node is asked for anything; what comes back is looked at by whoever asks. */
export const askOf =
  (client: Client): Request =>
  (method, params) =>
    // viem knows the methods by name, and these are passed on as they are.
    client.request({ method, params } as never)
