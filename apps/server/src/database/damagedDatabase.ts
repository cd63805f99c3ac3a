import { ServerError } from '../http/serverError.ts'

/** What the operator reads when the embedded database's files are not what was written. */
export function damagedDatabase(dataDir: string, cause: unknown): ServerError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new ServerError(
    `DATA_DIR: the database in ${dataDir} cannot be used, its files are damaged. Nothing was deleted: put a backup of the whole directory in its place and start again (${reason}).`,
    { cause },
  )
}
