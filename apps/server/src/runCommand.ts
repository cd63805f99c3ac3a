import { ConfigError } from './config/configError.ts'
import { type Environment, parseConfig } from './config/parseConfig.ts'
import type { ServerConfig } from './config/types.ts'
import { DirectoryInUseError } from './database/directoryInUseError.ts'
import type { Database } from './database/types.ts'
import { ServerError } from './errors/serverError.ts'
import { createLogger } from './log/createLogger.ts'

type RunCommandParameters = { args: readonly string[]; env: Environment }

const USAGE =
  'Say what to do: npm run gateway -- reindex CHAIN, by its id or its short name; ' +
  'or import CHAIN --from URL --safe ADDRESS, as many Safes as there are.'

/** Whoever runs a command has time to wait for it. */
const PATIENCE_MS = 60_000

/** Runs an operator's command as this process: what it says, and its exit code. */
export async function runCommand({ args, env }: RunCommandParameters): Promise<void> {
  try {
    process.stdout.write(`${await run(args, env)}\n`)
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof ServerError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${known ? message : `The command failed: ${message}`}\n`)
    process.exitCode = 1
  }
}

async function run([command, name, ...rest]: readonly string[], env: Environment) {
  if (name === undefined) throw new ServerError(USAGE)
  if (command === 'reindex' && rest.length === 0) {
    const config = parseConfig(env)
    const chain = findChain(config, name)
    const { reindex } = await import('./modules/gateway/reindex.ts')
    return withDatabase(config, (database) =>
      reindex({ database, chain, isShared: config.databaseUrl !== null }),
    )
  }
  const asked = command === 'import' ? readImport(rest) : undefined
  if (!asked) throw new ServerError(USAGE)
  const config = parseConfig(env)
  const { id } = findChain(config, name)
  const { runImport } = await import('./runImport.ts')
  return withDatabase(config, (database) =>
    runImport({ ...asked, config, database, chainId: id, key: env.IMPORT_KEY }),
  )
}

/** `--from URL`, and a `--safe ADDRESS` for each; undefined for anything else. */
function readImport(args: readonly string[]): { from: string; safes: string[] } | undefined {
  const given: Record<'--from' | '--safe', string[]> = { '--from': [], '--safe': [] }
  for (let index = 0; index < args.length; index += 2) {
    const [name, value] = [args[index], args[index + 1]]
    if ((name !== '--from' && name !== '--safe') || value === undefined) return undefined
    given[name].push(value)
  }
  const [from, ...others] = given['--from']
  if (from === undefined || others.length > 0 || given['--safe'].length === 0) return undefined
  return { from, safes: given['--safe'] }
}

function findChain(config: ServerConfig, name: string): ServerConfig['chains'][number] {
  const chain = config.chains.find(({ id, shortName }) => name === String(id) || name === shortName)
  if (chain) return chain
  const known = config.chains.map(({ id, shortName }) => `${id} (${shortName})`).join(', ')
  throw new ServerError(`There is no chain ${name}. There are: ${known}.`)
}

async function withDatabase(
  config: ServerConfig,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  // Not before it is known what is asked for: it is most of the program.
  const { openDatabase } = await import('./database/openDatabase.ts')
  const timeouts = { databaseMs: PATIENCE_MS }
  const opening = openDatabase({ config, logger: createLogger(config), timeouts })
  const database = await opening.catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new ServerError(
      `A server is running on ${config.dataDir}. Stop it, run this again, and start it: an index is rebuilt ` +
        'then, and the old one answers meanwhile.',
    )
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
