import { ServerError } from '../errors/serverError.ts'

/** What the operator reads when the embedded database's files are not what was written. */
export function damagedDatabase(dataDir: string, cause: unknown): ServerError {
  // Only its first words: the rest is for those who build PGlite.
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('. ')
  return new ServerError(
    `DATA_DIR: the database in ${dataDir} cannot be used, its files are damaged. Nothing was deleted: put a backup of the whole directory in its place and start again (${reason}).`,
    { cause },
  )
}
