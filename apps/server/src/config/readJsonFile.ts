import { readFileSync } from 'node:fs'
import { ConfigError } from './configError.ts'
import { findJsonFault } from './findJsonFault.ts'

type ReadJsonFileParameters = {
  /** The variable that names the file. */
  name: string
  file: string
  /** What the file should hold, for people. */
  wants: string
}

/** What is in a file of JSON. Throws a `ConfigError` that names the variable. */
export function readJsonFile({ name, file, wants }: ReadJsonFileParameters): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError([`${name}: ${file} cannot be read (${reason(error)})`])
  }
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the file, which may hold a key.
    const place = findJsonFault(text)
    const where = place ? ` (line ${place.line}, column ${place.column})` : ''
    throw new ConfigError([`${name}: ${file} is not JSON${where}: wants ${wants}`])
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a directory'
  if (code === 'EACCES') return 'permission denied'
  return String(code ?? 'unknown reason')
}
