import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './configError.ts'
import { dataDirFault, errorCode } from './prepareDataDir.ts'

const BYTES = 32

/** The session secret kept in the data directory, made on the first start. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    return read(file) ?? create(dataDir, file)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError([dataDirFault(file, errorCode(error))])
  }
}

function read(file: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EISDIR') throw damaged(file)
    throw error
  }
  const secret = text.trim()
  if (!/^[\w-]+$/.test(secret) || Buffer.from(secret, 'base64url').length !== BYTES) {
    throw damaged(file)
  }
  return secret
}

function damaged(file: string): ConfigError {
  return new ConfigError([
    `DATA_DIR: ${file} is damaged; delete it to get a new one (everybody has to sign in again)`,
  ])
}

/**
 * Written beside and linked into place: a link fails when the name exists, so of two processes
 * that start at once one wins whole and the other reads the winner's secret.
 */
function create(dataDir: string, file: string): string {
  const draft = join(dataDir, `session-secret.${randomBytes(8).toString('hex')}`)
  const secret = randomBytes(BYTES).toString('base64url')
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
    return secret
  } catch (error) {
    const winner = errorCode(error) === 'EEXIST' ? read(file) : undefined
    if (winner === undefined) throw error
    return winner
  } finally {
    rmSync(draft, { force: true })
  }
}
