import { createLogger } from '../log/createLogger.ts'
import { type RunningServer, type StartServerOptions, startServer } from '../startServer.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { noRecovery } from './noRecovery.ts'
import { testConfig } from './testConfig.ts'
import { testSite } from './testSite.ts'

/** A server over real sockets with as little behind it as a test brings; it logs into `lines`. */
export function startTestServer(
  lines: string[],
  { config = testConfig(), ...options }: Partial<StartServerOptions> = {},
): Promise<RunningServer> {
  return startServer({
    config,
    site: { root: testSite() },
    database: emptyDatabase(),
    recovery: noRecovery,
    logger: createLogger(config, { write: (line) => lines.push(line) }),
    ...options,
    // What a test sends to nodes is all they get.
    timeouts: { lookMs: 0, ...options.timeouts },
  })
}
