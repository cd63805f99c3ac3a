import {
  type Database,
  forgetChains,
  type Logger,
  openDatabase,
  type ServerConfig,
} from '@countersign/server'

/**
 * The database without what it holds of the chains: those begin anew at every start, and it does
 * not. Only the demo knows that, so only the demo does it.
 */
export async function openFreshDatabase(config: ServerConfig, logger: Logger): Promise<Database> {
  const database = await openDatabase({ config, logger })
  await forgetChains(
    database,
    config.chains.map(({ id }) => id),
  )
  return database
}
