import { expect, it } from 'vitest'
import { ChainUnavailableError, RpcError, UpstreamFailure } from '../../../../chains/errors.ts'
import { topics } from '../events/topics.ts'
import { createNodeReader } from '../node/createNodeReader.ts'
import { readBlockLogs } from './readBlockLogs.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const block = { number: 1, hash, parentHash: hash, timestamp: 0 }
const log = {
  address: `0x${'00'.repeat(20)}`,
  topics: [topics.safeReceived],
  data: '0x',
  blockNumber: '0x1',
  blockHash: hash,
  transactionHash: hash,
  logIndex: '0x0',
}
const tooLong = new ChainUnavailableError([new UpstreamFailure('too-large')])

/** A node that answers one topic at a time, and of this one not even that. */
function reading(answer: (wanted: readonly string[]) => unknown) {
  const left: string[] = []
  const reader = createNodeReader({
    chain: {
      request: async (_method, [filter]) => {
        const [wanted] = (filter as { topics: [string | string[]] }).topics // as it was asked
        return answer([wanted].flat())
      },
    },
  })
  return { left, logs: readBlockLogs(reader, block, (topic) => left.push(topic)) }
}

it('asks once where one answer holds all', async () => {
  const { logs, left } = reading(() => [log, log])
  expect(await logs).toHaveLength(2)
  expect(left).toEqual([])
})

it('asks for every kind of event alone, and leaves out the one that no answer holds', async () => {
  const { logs, left } = reading(([topic, ...others]) => {
    if (others.length > 0 || topic === topics.transfer) throw tooLong
    return topic === topics.safeReceived ? [log] : []
  })
  expect(await logs).toHaveLength(1)
  expect(left).toEqual([topics.transfer])
})

it.each([
  ['refuses', new RpcError(-32005, 'slow down')],
  ['is not there', new ChainUnavailableError([new UpstreamFailure('not-connected')])],
  ['is slow', new ChainUnavailableError([new UpstreamFailure('timeout')])],
])('leaves nothing out when a node %s', async (_why, error) => {
  const { logs, left } = reading(() => {
    throw error
  })
  await expect(logs).rejects.toBe(error)
  expect(left).toEqual([])
})
