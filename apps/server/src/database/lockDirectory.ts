import { DatabaseSync } from 'node:sqlite'
import { ServerError } from '../errors/serverError.ts'

/**
 * Takes a lock that the operating system gives up when this process ends, however it ends. Node
 * has no file locks of its own; SQLite does, on every platform, and comes with Node.
 *
 * @returns how to give it back, or `undefined` when somebody else holds it
 */
export function lockDirectory(file: string, waitMs: number): (() => void) | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`pragma busy_timeout = ${waitMs}`)
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    if (error instanceof Error && /not a database/.test(error.message)) {
      const way = 'delete it while no server runs, nothing is kept in it'
      throw new ServerError(`DATA_DIR: ${file} is damaged; ${way}.`)
    }
    throw error
  }
  return () => lock.close()
}
