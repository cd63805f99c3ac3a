import { createGateway, GatewayError } from '@countersign/gateway'
import type { Address } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { GatewayChain } from './chain/gatewayChain.ts'
import type { GatewayContext } from './context/gatewayContext.ts'
import type { FoundQueue } from './import/foundQueue.ts'
import { importQueue } from './import/importQueue.ts'
import { readFromGateway } from './import/readFromGateway.ts'
import { readFromService } from './import/readFromService.ts'
import { readKnownSafe } from './rules/readKnownSafe.ts'

export type ImportParameters = {
  context: GatewayContext
  chain: GatewayChain
  /** A gateway; or a transaction service, whose address ends in `/api`. */
  from: string
  safes: readonly Address[]
  /** For a server that wants one. */
  key: string | undefined
}

/** Takes over what waits in some Safes on another server. @returns what to tell */
export async function importSafes(parameters: ImportParameters): Promise<string> {
  const { context, chain, from, safes, key } = parameters
  const gateway = createGateway({
    baseUrl: from,
    ...(key !== undefined && {
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...init?.headers, Authorization: `Bearer ${key}` } }),
    }),
  })
  const read = async (safe: Address): Promise<FoundQueue> => {
    const { nonce } = await readKnownSafe(context, chain, safe)
    try {
      return /\/api\/*$/.test(from)
        ? await readFromService(gateway, safe, nonce)
        : await readFromGateway(gateway, String(chain.id), safe)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      throw new ServerError(`${from} could not be read: ${error.message}`)
    }
  }
  const lines: string[] = []
  for (const safe of safes) {
    const found = await read(safe)
    const { proposals, messages, refused } = await importQueue(context, chain, safe, found)
    lines.push(
      `${safe}: ${proposals} of ${found.proposals.length} transactions and ${messages} of ${found.messages.length} messages hold and are here.`,
      ...refused.map(({ what, why }) => `  not taken of ${what}: ${why}`),
      ...(found.delegates > 0
        ? [
            `  ${found.delegates} delegates: owners sign for them anew, since no server tells how they did.`,
          ]
        : []),
    )
  }
  return lines.join('\n')
}
