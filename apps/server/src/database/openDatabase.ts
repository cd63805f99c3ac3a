import type { ServerConfig } from '../config/types.ts'
import type { Logger } from '../log/createLogger.ts'
import { DEADLINE_MS } from './createDatabase.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'
import type { Database } from './types.ts'

export type DatabaseTimeouts = { databaseMs: number; databaseStartMs: number; lockMs: number }

export type OpenDatabaseParameters = {
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>
  logger: Logger
  timeouts?: Partial<DatabaseTimeouts> | undefined
}

/** Postgres when there is an address for it, otherwise the embedded database. */
export function openDatabase(parameters: OpenDatabaseParameters): Promise<Database> {
  const { config, logger, timeouts = {} } = parameters
  const { databaseMs = DEADLINE_MS, databaseStartMs = 30_000, lockMs = 3_000 } = timeouts
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir, deadlineMs: databaseMs, lockMs })
    : openPostgres({
        url: config.databaseUrl,
        logger,
        deadlineMs: databaseMs,
        startMs: databaseStartMs,
      })
}
