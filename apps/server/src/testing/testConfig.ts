import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, type ParseConfigOptions, parseConfig } from '../config/parseConfig.ts'
import type { ServerConfig } from '../config/types.ts'

const DATABASE_URL = 'postgres://localhost/test'

/** A directory of its own for one test; all of them go when the last test has ended. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'countersign-'))
}

/** A chain as small as it may be. */
export function testChain(rpc: string[] = ['http://127.0.0.1:1'], id = 31337) {
  return { id, shortName: `chain-${id}`, name: `Chain ${id}`, rpc, features: [], l2: false }
}

/** A valid configuration on a port that the system chooses. */
export function testConfig(env: Environment = {}, options: ParseConfigOptions = {}): ServerConfig {
  const config = parseConfig(
    // Nobody reads the chains of their own accord: what a test sends to nodes is all they get.
    { SESSION_SECRET: 'x'.repeat(32), DATABASE_URL, ROLES: 'web', ...env },
    { chains: [testChain()], ...options },
  )
  return { ...config, port: 0 }
}
