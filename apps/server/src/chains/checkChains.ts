import { ConfigError } from '../config/configError.ts'
import type { ServerConfig } from '../config/types.ts'
import type { Logger } from '../log/createLogger.ts'
import { createScrubber } from '../log/createScrubber.ts'
import { checkChain } from './checkChain.ts'
import { createUpstream } from './createUpstream.ts'

type CheckChainsParameters = {
  config: Pick<ServerConfig, 'chains' | 'secrets'>
  logger: Logger
  /** How long the start waits for a node. */
  timeoutMs?: number | undefined
  /** How long a node that was away is left alone. */
  againMs?: number | undefined
}

/**
 * Asks the nodes whether the configuration is true before anything is served. A node that is away
 * delays the check and not the start: it is asked again, and what is wrong then is an error in the log.
 * @returns what begins to ask again those that were away, once the server is there
 * @throws ConfigError
 */
export async function checkChains(parameters: CheckChainsParameters): Promise<() => void> {
  const { config, logger, timeoutMs = 2_000, againMs = 30_000 } = parameters
  const scrub = createScrubber(config.secrets)

  async function check(chain: ServerConfig['chains'][number]) {
    const nodes = chain.rpc.map((url, index) => createUpstream({ name: `${index}`, url, scrub }))
    try {
      return await checkChain({ chain, nodes, timeoutMs })
    } finally {
      for (const node of nodes) node.close()
    }
  }

  function checkLater(chain: ServerConfig['chains'][number]): void {
    const timer = setTimeout(async () => {
      const { faults, isWhole } = await check(chain)
      for (const fault of faults) logger.error({ chain: chain.id }, fault)
      if (!isWhole) checkLater(chain)
    }, againMs)
    timer.unref()
  }

  const checks = await Promise.all(
    config.chains.map(async (chain) => ({ chain, ...(await check(chain)) })),
  )
  const faults = checks.flatMap((each) => each.faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return () => {
    for (const { chain, isWhole } of checks) {
      if (isWhole) continue
      const told = { chain: chain.id }
      logger.warn(told, 'not all nodes answered: what is configured is checked later')
      checkLater(chain)
    }
  }
}
