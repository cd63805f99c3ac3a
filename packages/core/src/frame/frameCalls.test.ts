import { describe, expect, it } from 'vitest'
import type { Frame } from './createFrame.ts'
import { type FrameCalls, frameCalls } from './frameCalls.ts'
import type { FrameMethod } from './messages.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const info = {
  safeAddress: address.toLowerCase(),
  chainId: 31337,
  owners: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  threshold: 1,
}

/** A host that answers everything with the same, and what it was asked. */
function answering(answer: unknown) {
  const asked: { method: FrameMethod; params: unknown }[] = []
  const frame: Frame = {
    async call(method, params) {
      asked.push({ method, params })
      return answer
    },
    close() {},
  }
  return { asked, calls: frameCalls(frame) }
}

type Row = [FrameMethod, (calls: FrameCalls) => unknown, unknown, unknown, unknown]
const txs = [{ to: address, value: '5', data: '0x' as const }] as const
const rows: Row[] = [
  [
    'getSafeInfo',
    (c) => c.getSafeInfo(),
    undefined,
    info,
    { address, chainId: 31337, threshold: 1 },
  ],
  ['getChainInfo', (c) => c.getChainInfo(), undefined, { chainId: '1' }, { chainId: '1' }],
  [
    'getEnvironmentInfo',
    (c) => c.getEnvironmentInfo(),
    undefined,
    { origin: 'a' },
    { origin: 'a' },
  ],
  ['getSafeBalances', (c) => c.getSafeBalances('eur'), { currency: 'eur' }, { items: [] }, {}],
  [
    'getTxBySafeTxHash',
    (c) => c.getTxBySafeTxHash(hash),
    { safeTxHash: hash },
    {
      txStatus: 'SUCCESS',
      txHash: hash,
      detailedExecutionInfo: { confirmations: [{}, {}], confirmationsRequired: 3 },
    },
    { status: 'SUCCESS', txHash: hash, cosigned: { signed: 2, needed: 3 } },
  ],
  [
    'rpcCall',
    (c) => c.rpcCall('eth_call', [1]),
    { call: 'eth_call', params: [1] },
    { any: 1 },
    { any: 1 },
  ],
  [
    'sendTransactions',
    (c) => c.sendTransactions(txs, 9),
    { txs, params: { safeTxGas: 9 } },
    { safeTxHash: hash },
    hash,
  ],
  [
    'signMessage',
    (c) => c.signMessage('hi'),
    { message: 'hi' },
    { messageHash: hash, signature: '0x12' },
    { kind: 'signed', messageHash: hash, signature: '0x12' },
  ],
  [
    'signTypedMessage',
    (c) => c.signTypedMessage({ a: 1 }),
    { typedData: { a: 1 } },
    { safeTxHash: hash },
    { kind: 'proposed', safeTxHash: hash },
  ],
  ['getOffChainSignature', (c) => c.getOffChainSignature(hash), hash, '0x34', '0x34'],
  [
    'requestAddressBook',
    (c) => c.requestAddressBook(),
    undefined,
    [{ address, chainId: '1', name: 'Ada' }, { name: 'Nobody' }, null],
    [{ address, chainId: 1, name: 'Ada' }],
  ],
  [
    'wallet_getPermissions',
    (c) => c.getPermissions(),
    undefined,
    [{ parentCapability: 'requestAddressBook' }, 7],
    [{ parentCapability: 'requestAddressBook' }],
  ],
  [
    'wallet_requestPermissions',
    (c) => c.requestPermissions([{ requestAddressBook: {} }]),
    [{ requestAddressBook: {} }],
    [],
    [],
  ],
]

describe('R-FRAME-1', () => {
  it.each(rows)('%s is asked as hosts know it, and its answer read', async (...row) => {
    const [method, call, params, answer, expected] = row
    const { asked, calls } = answering(answer)
    const value = await call(calls)
    expect(asked).toEqual([{ method, params }])
    if (typeof expected === 'object') expect(value).toMatchObject(expected as object)
    else expect(value).toBe(expected)
  })

  it('there are thirteen', () => {
    expect(new Set(rows.map(([method]) => method)).size).toBe(13)
  })

  const strict = rows.filter(
    ([method]) => method !== 'rpcCall' && method !== 'getOffChainSignature',
  )
  it.each(strict)('%s: an answer of another shape is an error, not data', async (_, call) => {
    for (const nonsense of [undefined, null, 'yes', 7]) {
      await expect(call(answering(nonsense).calls)).rejects.toThrow()
    }
  })

  it('a message that others still have to sign is shared, and has no signature yet', async () => {
    const { calls } = answering({ messageHash: hash })
    expect(await calls.signMessage('hi')).toEqual({ kind: 'shared', messageHash: hash })
    expect(await answering(null).calls.getOffChainSignature(hash)).toBeUndefined()
  })

  it('asks for no permission that hosts do not know', () => {
    const { asked, calls } = answering([])
    expect(() => calls.requestPermissions([{ eth_accounts: {} }])).toThrow('declined')
    expect(asked).toEqual([])
  })
})
