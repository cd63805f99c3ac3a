import { getAddress, isAddress } from 'viem'
import { createChains } from './chains/createChains.ts'
import type { ServerConfig } from './config/types.ts'
import type { Database } from './database/types.ts'
import { ServerError } from './errors/serverError.ts'
import { createLogger } from './log/createLogger.ts'
import { createContext } from './modules/gateway/context/createContext.ts'
import { importSafes } from './modules/gateway/importSafes.ts'
import { createRecovery } from './signatures/createRecovery.ts'

export type RunImportParameters = {
  config: ServerConfig
  database: Database
  chainId: number
  from: string
  safes: readonly string[]
  /** What the other server wants to be told, if it wants something. */
  key: string | undefined
}

/** Takes over what waits in some Safes, with chains and threads of its own. @returns what to tell */
export async function runImport(parameters: RunImportParameters): Promise<string> {
  const { config, database, chainId, from, key } = parameters
  const safes = parameters.safes.map((text) => {
    if (!isAddress(text, { strict: false })) throw new ServerError(`${text} is no address.`)
    return getAddress(text)
  })
  const logger = createLogger(config)
  const chains = createChains({ chains: config.chains, secrets: config.secrets, logger })
  const recovery = createRecovery()
  try {
    const context = createContext({ config, chains, database, recovery, logger })
    const chain = context.chains.get(chainId)
    if (!chain) throw new ServerError(`There is no chain ${chainId}.`)
    return await importSafes({ context, chain, from, safes, key })
  } finally {
    await recovery.close()
    chains.close()
  }
}
