import { createProbeStage, type Request, rehearse } from '@countersign/rehearsal'
import { createEvmStage, merkleVerifier } from '@countersign/rehearsal/evm'
import { readActual, sorted } from '@countersign/rehearsal/testing'
import { safeAbi } from '@countersign/safe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld } from '../world/startWorld.ts'
import { createTestClient } from '../world/testing/createTestClient.ts'
import type { World } from '../world/types.ts'
import { countExecutions } from './countExecutions.ts'
import { storySafes } from './storySafes.ts'
import { tellStory } from './tellStory.ts'
import { readExecutions } from './testing/readExecutions.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
})
afterAll(() => world?.stop())

type Call = Omit<Awaited<ReturnType<typeof readExecutions>>[number], 'transactionHash'>
type Receipt = { logs: readonly { address: string; topics: readonly string[] }[] }

/** A year of a Safe is mostly the same again: what it was told to do, and who said what of it. */
const kindOf = ({ operation, data }: Call, { logs }: Receipt): string => {
  const events = logs.map(({ address, topics: [event] }) => `${address} ${event}`)
  return JSON.stringify([operation, data.slice(0, 10), events])
}

/** In `npm test` one of each kind, in `test:deep` all. */
const COUNT = process.env.DEEP ? 'each' : 'one of each kind'

/** One of so many is played under other circumstances, too: none of them looks at any. */
const VARIED = 5

describe.each(Object.values(storySafes))('$name', (safe) => {
  const { chainId, address } = safe
  test(`R-REH-1 R-REH-2 ${COUNT} of its transactions changed what a rehearsal before it says`, async () => {
    const chain = world.chains[chainId === 31337 ? 0 : 1]
    const client = createTestClient(chain)
    const request: Request = (method, params) => chain.request(method, params)
    const executions = await readExecutions(client, address)
    expect(executions.length).toBe(countExecutions(safe))
    const kinds = new Set<string>()
    for (const { transactionHash, ...call } of executions) {
      const receipt = await client.getTransactionReceipt({ hash: transactionHash })
      const kind = kindOf(call, receipt)
      if (kinds.has(kind) && !process.env.DEEP) continue
      kinds.add(kind)
      const height = receipt.blockNumber - 1n
      const of = { address, abi: safeAbi, blockNumber: height } as const
      const [nonce, version] = await Promise.all([
        client.readContract({ ...of, functionName: 'nonce' }),
        client.readContract({ ...of, functionName: 'VERSION' }),
      ])
      const transaction = {
        ...call,
        operation: call.operation === 1 ? (1 as const) : (0 as const),
        nonce,
      }
      const script = {
        kind: 'safe' as const,
        safe: { chainId, address, version },
        transaction,
        executor: receipt.from,
      }
      const on = (stage: Parameters<typeof rehearse>[0]['stages'][number]) => {
        // An old block has no next one on a node; our own EVM plays one of a few later, too.
        const isVaried = stage.rung === 'evm' && kinds.size % VARIED === 1
        return rehearse({ request, script, height, stages: [stage], isVaried })
      }
      const probe = await on({ rung: 'probe', open: () => createProbeStage(request) })
      const evm = await on({
        rung: 'evm',
        open: (block) => createEvmStage({ request, chainId, block, verifier: merkleVerifier }),
      })
      if (probe.rung === 'static' || evm.rung === 'static') {
        throw new Error(`${transactionHash}: ${JSON.stringify([probe.tried, evm.tried])}`)
      }
      const { named, everybody } = await readActual(chain, { safe: address, transaction, receipt })
      expect(sorted(probe.changes), transactionHash).toEqual(sorted(named))
      expect(sorted(evm.changes), transactionHash).toEqual(sorted(everybody))
      expect(evm.outcome).toEqual(probe.outcome)
      expect(evm.varied, transactionHash).not.toBe('otherwise')
    }
  })
})
