import { ConfigError } from './config/configError.ts'
import { type Environment, parseConfig } from './config/parseConfig.ts'
import type { ServerConfig } from './config/types.ts'
import { DirectoryInUseError } from './database/directoryInUseError.ts'
import { ServerError } from './errors/serverError.ts'
import { createLogger } from './log/createLogger.ts'

type RunCommandParameters = { args: readonly string[]; env: Environment }

const USAGE = 'Say what to do: npm run gateway -- reindex CHAIN, by its id or its short name.'

/** Whoever runs a command has time to wait for it. */
const PATIENCE_MS = 60_000

/** Runs an operator's command as this process: what it says, and its exit code. */
export async function runCommand({ args, env }: RunCommandParameters): Promise<void> {
  try {
    const [command, name, ...rest] = args
    if (command !== 'reindex' || name === undefined || rest.length > 0) throw new ServerError(USAGE)
    const config = parseConfig(env)
    process.stdout.write(`${await askForReindex(config, name)}\n`)
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof ServerError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${known ? message : `The command failed: ${message}`}\n`)
    process.exitCode = 1
  }
}

async function askForReindex(config: ServerConfig, name: string): Promise<string> {
  const chain = config.chains.find(({ id, shortName }) => name === String(id) || name === shortName)
  if (!chain) {
    const known = config.chains.map(({ id, shortName }) => `${id} (${shortName})`).join(', ')
    throw new ServerError(`There is no chain ${name}. There are: ${known}.`)
  }
  // Not before it is known what is asked for: it is most of the program.
  const { openDatabase } = await import('./database/openDatabase.ts')
  const { reindex } = await import('./modules/gateway/reindex.ts')
  const timeouts = { databaseMs: PATIENCE_MS }
  const opening = openDatabase({ config, logger: createLogger(config), timeouts })
  const database = await opening.catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new ServerError(
      `A server is running on ${config.dataDir}. Stop it, run this again, and start it: it rebuilds ` +
        'the index then, and answers from the old one meanwhile.',
    )
  })
  try {
    return await reindex({ database, chain, isShared: config.databaseUrl !== null })
  } finally {
    await database.close()
  }
}
