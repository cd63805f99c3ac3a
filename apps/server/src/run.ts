import { ConfigError } from './config/configError.ts'
import { findMisspelt } from './config/findMisspelt.ts'
import { type Environment, parseConfig } from './config/parseConfig.ts'
import { ServerError } from './errors/serverError.ts'
import { createLogger } from './log/createLogger.ts'
import type { StartServerOptions } from './startServer.ts'
import { stopOnSignals } from './stopOnSignals.ts'

type RunParameters = { env: Environment } & Pick<StartServerOptions, 'site' | 'timeouts'>

/** Runs the server as this process: ready line, signals, exit code. */
export async function run(parameters: RunParameters): Promise<void> {
  try {
    await start(parameters)
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof ServerError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${known ? message : `The server could not start: ${message}`}\n`)
    // Not `process.exit`, which could cut the lines above off.
    process.exitCode = 1
  }
}

async function start({ env, ...options }: RunParameters): Promise<void> {
  const config = parseConfig(env)
  const logger = createLogger(config)
  for (const line of findMisspelt(Object.keys(env))) logger.warn(line)
  // Not before the configuration is known to be right: it is most of the program.
  const { checkChains } = await import('./chains/checkChains.ts')
  const { startServer } = await import('./startServer.ts')
  const checkLater = await checkChains({ config, logger })
  const server = await startServer({ ...options, config, logger, processMetrics: true })
  checkLater()
  process.on('uncaughtException', (error) => {
    // Through the logger, because Node's own report would print secrets that are in a message.
    logger.fatal({ error }, 'stopped by an unexpected error')
    process.exit(1)
  })
  stopOnSignals(server.close)
  process.stdout.write(`${config.appName} is ready at ${server.url}\n`)
}
