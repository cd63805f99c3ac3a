import { describe, expect, it } from 'vitest'
import { connect } from '../connection/connect.ts'
import { BatchInterruptedError, BatchUnsupportedError } from '../errors/calls.ts'
import { UserRejectedError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { type Behaviour, RpcError, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { getBatchSupport } from './capabilities.ts'
import { type Call, sendCalls } from './sendCalls.ts'

const hash = (n: number) => `0x${String(n).repeat(64)}` as const
const calls: [Call, Call] = [
  { to: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591', data: '0x1234' },
  { to: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591', value: 5n },
]
const atomic = { wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }) }

async function connected(script: Record<string, Behaviour>) {
  const made = harness(scriptedWallet({ script }))
  await connect(made.countersign, { walletId: made.walletId })
  return made
}

describe('capabilities', () => {
  it.each<[string, unknown, string]>([
    ['supported', { '0x1': { atomic: { status: 'supported' } } }, 'supported'],
    ['ready', { '0x1': { atomic: { status: 'ready' } } }, 'ready'],
    ['for all chains', { '0x0': { atomic: { status: 'supported' } } }, 'supported'],
    ["the draft's spelling", { '0x1': { atomicBatch: { supported: true } } }, 'supported'],
    ['of another chain', { '0x2': { atomic: { status: 'supported' } } }, 'unsupported'],
    ['nothing', {}, 'unsupported'],
    ['nonsense', 'yes', 'unsupported'],
    ['null', null, 'unsupported'],
  ])('%s', async (_, answer, expected) => {
    const { countersign } = await connected({ wallet_getCapabilities: () => answer })
    expect(await getBatchSupport(countersign)).toBe(expected)
  })

  it('a wallet that does not know the question is unsupported', async () => {
    const { countersign } = await connected({})
    expect(await getBatchSupport(countersign)).toBe('unsupported')
  })
})

describe('sendCalls', () => {
  it('sends one batch where the wallet can', async () => {
    let asked: unknown
    const { countersign, wallet } = await connected({
      ...atomic,
      wallet_sendCalls: (params) => {
        asked = params
        return { id: '0xba7c' }
      },
    })
    expect(await sendCalls(countersign, { calls })).toEqual({ kind: 'batch', id: '0xba7c' })
    expect(asked).toEqual([
      {
        version: '2.0.0',
        from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        chainId: '0x1',
        atomicRequired: false,
        calls: [
          { to: calls[0].to, data: '0x1234' },
          { to: calls[1].to, value: '0x5' },
        ],
      },
    ])
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  it('falls back to single transactions, in order', async () => {
    let sent = 0
    const { countersign } = await connected({ eth_sendTransaction: () => hash(++sent) })
    expect(await sendCalls(countersign, { calls })).toEqual({
      kind: 'transactions',
      hashes: [hash(1), hash(2)],
    })
  })

  it('falls back when a wallet claims batches and then does not know them', async () => {
    let sent = 0
    const { countersign } = await connected({ ...atomic, eth_sendTransaction: () => hash(++sent) })
    expect(await sendCalls(countersign, { calls })).toMatchObject({ kind: 'transactions' })
  })

  it('sends nothing when the calls must be one and cannot be', async () => {
    const { countersign, wallet } = await connected({})
    await expect(sendCalls(countersign, { calls, atomic: true })).rejects.toBeInstanceOf(
      BatchUnsupportedError,
    )
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  it('says what was already sent when a later one is refused', async () => {
    let sent = 0
    const { countersign } = await connected({
      eth_sendTransaction: () => {
        sent += 1
        if (sent === 2) throw new RpcError(4001, 'no')
        return hash(1)
      },
    })
    const error = await sendCalls(countersign, { calls }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BatchInterruptedError)
    expect(error).toMatchObject({
      hashes: [hash(1)],
      message: 'Only 1 of 2 transactions were sent; the rest was not.',
    })
    expect((error as Error).cause).toBeInstanceOf(UserRejectedError)
  })

  it('a refused batch is a refusal, not a reason to send one by one', async () => {
    const { countersign, wallet } = await connected({
      ...atomic,
      wallet_sendCalls: throwing(new RpcError(4001, 'no')),
    })
    await expect(sendCalls(countersign, { calls })).rejects.toBeInstanceOf(UserRejectedError)
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })
})
