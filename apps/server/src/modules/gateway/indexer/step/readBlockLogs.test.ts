import { type Address, getAddress } from 'viem'
import { expect, it } from 'vitest'
import { ChainUnavailableError, RpcError, UpstreamFailure } from '../../../../errors/chainErrors.ts'
import { topics } from '../../store/topics.ts'
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

const [ada, ben, eve] = ['a', 'b', 'e'].map((digit) => getAddress(`0x${digit.repeat(40)}`))
if (!ada || !ben || !eve) throw new Error('There are three.')

type Asked = { kinds: readonly string[]; address: readonly string[]; others: readonly unknown[] }

/** A node that answers as it is told, asked about a chain on which these Safes are known. */
function reading(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = []
  const reader = createNodeReader({
    chain: {
      request: async (_method, [filter]) => {
        // As it was asked.
        const { topics: given, address = [] } = filter as {
          topics: [string | string[], ...unknown[]]
          address?: string[]
        }
        const [kinds, ...others] = given
        asked.push({ kinds: [kinds].flat(), address, others })
        return answer({ kinds: [kinds].flat(), address, others })
      },
    },
  })
  const followed = {
    async *safes() {
      yield [ada, ben, eve] as Address[] // there are three
    },
    factories: async () => [],
  }
  return { asked, read: readBlockLogs({ reader, block, followed }) }
}

it('asks once where one answer holds all', async () => {
  const { read, asked } = reading(() => [log, log])
  expect(await read).toMatchObject({ logs: [{}, {}], unread: [] })
  expect(asked).toHaveLength(1)
})

it('R-GW-10 asks about the Safes it knows where somebody fills a block with one kind', async () => {
  const { read, asked } = reading(({ kinds, address }) => {
    if (kinds.length > 1) throw tooLong
    if (kinds[0] !== topics.safeReceived) return []
    if (address.length === 0) throw tooLong
    return [log]
  })
  expect(await read).toMatchObject({ logs: [{}], unread: [] })
  expect(asked.at(-1)).toEqual({
    kinds: [topics.safeReceived],
    address: [ada, ben, eve],
    others: [],
  })
})

it('R-GW-10 leaves out the one Safe whose own events fill it, and says so', async () => {
  const { read } = reading(({ kinds, others }) => {
    if (kinds.length > 1 || (kinds[0] === topics.transfer && others.length === 0)) throw tooLong
    const asked = others.flat().filter((each) => each !== null)
    if (asked.some((each) => String(each).endsWith('b'.repeat(40)))) throw tooLong
    return kinds[0] === topics.transfer ? [{ ...log, logIndex: `0x${asked.length}` }] : []
  })
  const { logs, unread } = await read
  expect(logs).toHaveLength(1)
  expect(new Set(unread.map(({ safe, topic }) => `${safe} ${topic}`))).toEqual(
    new Set([`${ben} ${topics.transfer}`]),
  )
})

it.each([
  ['refuses', new RpcError(-32005, 'slow down')],
  ['is not there', new ChainUnavailableError([new UpstreamFailure('not-connected')])],
  ['is slow', new ChainUnavailableError([new UpstreamFailure('timeout')])],
])('leaves nothing out when a node %s', async (_why, error) => {
  const { read } = reading(() => {
    throw error
  })
  await expect(read).rejects.toBe(error)
})
