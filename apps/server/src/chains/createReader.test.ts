import { describe, expect, it } from 'vitest'
import { RpcError } from '../errors/chainErrors.ts'
import { createReader, type ReadSource } from './createReader.ts'

const SEND = 'eth_sendRawTransaction'
const HASH = `0x${'ab'.repeat(32)}`

/** A chain whose answers count up, unless told otherwise. */
type Answer = (params: readonly unknown[]) => unknown

function reader(given: Record<string, Answer> = {}) {
  const answers = new Map<string, Answer>(
    Object.entries({ eth_getBlockByNumber: () => null, ...given }),
  )
  let time = 0
  let count = 0
  const asked: string[] = []
  const sources: ReadSource[] = []
  const read = createReader({
    request: async (method, params) => {
      asked.push(method)
      const answer = answers.get(method)
      return answer ? answer(params) : `answer ${++count}`
    },
    now: () => time,
    onRead: ({ source }) => sources.push(source),
    times: { latestMs: 2_000, finalMs: 3_600_000, heightMs: 30_000 },
  })
  return { read, asked, sources, pass: (ms: number) => (time += ms) }
}

const settled = () => new Promise(setImmediate)

describe('what is said of the newest block', () => {
  it('is kept for two seconds', async () => {
    const { read, asked, pass, sources } = reader()
    expect(await read('eth_getBalance', ['0xab', 'latest'])).toBe('answer 1')
    pass(1_999)
    expect(await read('eth_getBalance', ['0xab', 'latest'])).toBe('answer 1')
    pass(1)
    expect(await read('eth_getBalance', ['0xab', 'latest'])).toBe('answer 2')
    expect(asked).toHaveLength(2)
    expect(sources).toEqual(['node', 'cache', 'node'])
  })

  it.each([
    ['eth_blockNumber', [], '0x6'],
    ['eth_getTransactionReceipt', [HASH], { blockNumber: '0x6' }],
    ['eth_getTransactionByHash', [HASH], { blockNumber: '0x6' }],
    ['eth_getBlockByNumber', ['latest', false], { number: '0x6' }],
  ])('is dropped when %s shows a newer one', async (method, params, result) => {
    let shown: unknown = { blockNumber: '0x5', number: '0x5' }
    if (method === 'eth_blockNumber') shown = '0x5'
    const { read } = reader({
      [method]: ([block]) => (block === 'finalized' ? null : shown),
    })
    await read(method, params)
    expect(await read('eth_call', [{}])).toBe('answer 1')
    await read(method, [...params, 'again'])
    expect(await read('eth_call', [{}])).toBe('answer 1')
    shown = result
    await read(method, [...params, 'and again'])
    expect(await read('eth_call', [{}])).toBe('answer 2')
  })

  it('is dropped when a transaction was sent, also when that failed', async () => {
    const { read } = reader({
      [SEND]: ([raw]) => {
        if (raw === '0xbad') throw new RpcError(-32000, 'no')
        return HASH
      },
    })
    expect(await read('eth_call', [{}])).toBe('answer 1')
    await read(SEND, ['0x02'])
    expect(await read('eth_call', [{}])).toBe('answer 2')
    await read(SEND, ['0xbad']).catch(() => {})
    expect(await read('eth_call', [{}])).toBe('answer 3')
  })

  it('is not kept, and not joined, when a newer one was seen while it was on its way', async () => {
    const slow = Promise.withResolvers<unknown>()
    let calls = 0
    const { read } = reader({
      eth_call: () => (++calls === 1 ? slow.promise : 'new'),
      eth_blockNumber: () => '0x9',
    })
    const first = read('eth_call', [{}])
    await read('eth_blockNumber', [])
    expect(await read('eth_call', [{}])).toBe('new')
    slow.resolve('old')
    expect(await first).toBe('old')
    expect(await read('eth_call', [{}])).toBe('new')
  })
})

describe('what cannot change', () => {
  const finalAt = (height: string) => ({
    eth_getBlockByNumber: ([block]: readonly unknown[]) => ({
      number: block === 'finalized' ? height : block,
    }),
  })

  it('the chain id is kept for good', async () => {
    const { read, asked, pass } = reader()
    await read('eth_chainId', [])
    pass(1e12)
    await read('eth_chainId', [])
    expect(asked).toEqual(['eth_chainId'])
  })

  it('a block by its hash is kept for an hour', async () => {
    const { read, asked, pass } = reader()
    await read('eth_getBlockByHash', [HASH, false])
    pass(3_599_999)
    await read('eth_getBlockByHash', [HASH, false])
    expect(asked).toHaveLength(1)
    pass(1)
    await read('eth_getBlockByHash', [HASH, false])
    expect(asked).toHaveLength(2)
  })

  it('a state at a block is kept for an hour once that block is final, and only then', async () => {
    const { read, asked, pass } = reader(finalAt('0x10'))
    await read('eth_call', [{}, '0x10'])
    await settled()
    for (const height of ['0x10', '0x11']) {
      pass(2_000)
      await read('eth_call', [{}, height])
      asked.length = 0
      pass(2_000)
      await read('eth_call', [{}, height])
      expect(asked).toEqual(height === '0x10' ? [] : ['eth_call'])
    }
  })

  it.each(['eth_getTransactionReceipt', 'eth_getTransactionByHash'])(
    '%s is kept for an hour once its block is final, and only then',
    async (method) => {
      let blockNumber: string | null = '0x11'
      const { read, asked, pass } = reader({
        ...finalAt('0x10'),
        [method]: () => ({ blockNumber }),
      })
      const again = async () => {
        pass(2_000)
        await read(method, [HASH])
        asked.length = 0
        pass(2_000)
        await read(method, [HASH])
        return asked
      }
      await read(method, [HASH])
      await settled()
      expect(await again()).toEqual([method])
      blockNumber = null
      expect(await again()).toEqual([method])
      blockNumber = '0x10'
      expect(await again()).toEqual([])
    },
  )

  it('is not believed on a chain that does not say what is final', async () => {
    const { read, asked, pass } = reader({
      eth_getBlockByNumber: () => {
        throw new RpcError(-32602, 'no such tag')
      },
    })
    for (let i = 0; i < 3; i++) {
      await read('eth_call', [{}, '0x1'])
      await settled()
      pass(2_000)
    }
    expect(asked.filter((method) => method === 'eth_call')).toHaveLength(3)
    expect(asked.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(1)
  })
})

describe('never kept', () => {
  it.each([
    ['a null', 'eth_getTransactionReceipt', () => null],
    [
      'an error',
      'eth_call',
      () => {
        throw new RpcError(3, 'reverted')
      },
    ],
    ['an account nonce', 'eth_getTransactionCount', () => '0x1'],
    ['a sent transaction', SEND, () => HASH],
  ])('%s', async (_title, method, answer) => {
    const { read, asked } = reader({ [method]: answer })
    await read(method, ['0xab']).catch(() => {})
    await read(method, ['0xab']).catch(() => {})
    expect(asked).toEqual([method, method])
  })

  it('what is asked of the pending block', async () => {
    const { read, asked } = reader()
    await read('eth_call', [{}, 'pending'])
    await read('eth_call', [{}, 'pending'])
    expect(asked).toHaveLength(2)
  })
})

describe('equal calls at the same time', () => {
  it('are one call, also when their keys stand in another order', async () => {
    const { read, asked, sources } = reader()
    const all = await Promise.all([
      read('eth_call', [{ to: '0xab', data: '0x' }, 'latest']),
      read('eth_call', [{ data: '0x', to: '0xab' }, 'latest']),
      read('eth_call', [{ data: '0x', to: '0xcd' }, 'latest']),
    ])
    expect(all).toEqual(['answer 1', 'answer 1', 'answer 2'])
    expect(asked).toHaveLength(2)
    expect(sources).toEqual(['node', 'joined', 'node'])
  })

  it('are two when they send', async () => {
    const { read, asked } = reader({ [SEND]: () => HASH })
    await Promise.all([read(SEND, ['0x02']), read(SEND, ['0x02'])])
    expect(asked).toEqual([SEND, SEND])
  })
})
