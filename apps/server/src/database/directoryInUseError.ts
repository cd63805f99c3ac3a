import { ServerError } from '../errors/serverError.ts'

/** Another process works on the embedded database. */
export class DirectoryInUseError extends ServerError {
  constructor(dataDir: string) {
    super(
      `DATA_DIR: ${dataDir} is in use by another server. Stop that one, or give this one its own.`,
    )
  }
}
