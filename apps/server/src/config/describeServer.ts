import manifest from '../../package.json' with { type: 'json' }
import type { ServerConfig } from './types.ts'

/** What runs, in one line of the log: without any address that may hold a key. */
export function describeServer(config: ServerConfig) {
  const { chains, databaseUrl, gatewayUrl, host, roles, rateLimit, drainSeconds } = config
  return {
    version: manifest.version,
    node: process.version,
    host: host ?? 'by PUBLIC_URL',
    roles,
    database: databaseUrl === null ? 'embedded' : 'postgres',
    gateway: gatewayUrl === null ? 'own' : 'another',
    chains: chains.map(({ id, shortName, rpc, indexing }) => ({
      id,
      shortName,
      nodes: rpc.length,
      firstBlock: indexing.firstBlock,
    })),
    limits: rateLimit ? 'on' : 'off',
    traces: config.tracing === null ? 'off' : 'on',
    trustProxy: config.trustProxy.length,
    drainSeconds,
  }
}
