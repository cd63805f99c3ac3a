import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../database/types.ts'
import { type StartTestbedParameters, startTestbed, type Testbed } from './startTestbed.ts'

export type UseTestbedParameters = Pick<StartTestbedParameters, 'ground'> & {
  /** As `onBothDatabases` gives it. */
  database: () => Database
  /** The node that the server asks, if not the chain's own; it is closed with the server. */
  node?: Promise<{ url: string; close: () => Promise<unknown> }>
}

/** A server for a block of tests, closed behind them. */
export function useTestbed({ ground, database, node }: UseTestbedParameters): Testbed {
  let bed: Testbed | undefined
  beforeAll(async () => {
    const nodes = node && { nodes: [(await node).url] }
    bed = await startTestbed({ ground, database: database(), ...nodes })
  })
  const close = async () => {
    await bed?.close()
    await (await node)?.close()
  }
  afterAll(close)
  const started = (): Testbed => {
    if (!bed) throw new Error('The server is started before the first test.')
    return bed
  }
  return {
    get url() {
      return started().url
    },
    get gateway() {
      return started().gateway
    },
    propose: (...args) => started().propose(...args),
    catchUp: () => started().catchUp(),
    close,
  }
}
