import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainClient } from '../../chains/createChains.ts'
import { RpcError, UpstreamFailure } from '../../chains/errors.ts'
import { verifyContract } from './verifyContract.ts'

const YES = `0x1626ba7e${'00'.repeat(28)}`
const address = '0x1111111111111111111111111111111111111111'
const hash: Hex = `0x${'22'.repeat(32)}`

type Call = [{ to?: Hex; data: Hex; gas: Hex }, string]
type Answer = unknown | Error | ((call: Call[0]) => unknown)

/** A chain of nodes, each with one answer. */
function chainOf(...answers: Answer[]) {
  const calls: Call[] = []
  const requestEach: ChainClient['requestEach'] = (method, params) => {
    expect(method).toBe('eth_call')
    // Checked by what the tests expect of them.
    const call = params as unknown as Call
    calls.push(call)
    return Promise.allSettled(
      answers.map(async (answer) => {
        const value = typeof answer === 'function' ? answer(call[0]) : answer
        if (value instanceof Error) throw value
        return value
      }),
    )
  }
  return { chain: { requestEach }, calls }
}

const verify = (signature: Hex, ...answers: Answer[]) =>
  verifyContract({ chain: chainOf(...answers).chain, address, hash, signature })

const down = new UpstreamFailure('timeout')
const revert = new RpcError(3, 'execution reverted')

describe('ERC-1271', () => {
  it('asks the contract on the newest block, with a cap on gas', async () => {
    const { chain, calls } = chainOf(YES)
    expect(await verifyContract({ chain, address, hash, signature: '0x1234' })).toBe('valid')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0]).toMatchObject({ to: address, gas: '0x989680' })
    expect(calls[0]?.[0].data).toMatch(new RegExp(`^0x1626ba7e${'22'.repeat(32)}`))
    expect(calls[0]?.[1]).toBe('latest')
  })

  it('an empty signature is asked about too: a Safe keeps its word on the chain', async () => {
    expect(await verify('0x', YES)).toBe('valid')
  })

  const noes: [title: string, answer: Answer][] = [
    ['there is no contract', '0x'],
    ['it says no', `0x${'ff'.repeat(4)}${'00'.repeat(28)}`],
    ['the answer is only four bytes', '0x1626ba7e'],
    ['the answer is longer', `${YES}00`],
    ['the answer is two words', `${YES}${'00'.repeat(32)}`],
    ['the padding is not empty', `0x1626ba7e${'00'.repeat(27)}01`],
    ['it echoes what it is asked', (call: Call[0]) => call.data],
    ['the answer is no text', null],
    ['it reverts', revert],
    ['it reverts with another code', new RpcError(-32000, 'execution reverted: no')],
    ['it runs out of gas', new RpcError(-32000, 'out of gas')],
  ]
  it.each(noes)('is invalid when %s', async (_title, answer) => {
    expect(await verify('0x1234', answer)).toBe('invalid')
  })
})

describe('nodes', () => {
  const disagree = { name: 'ContractUnknownError', code: 'nodes_disagree' }
  const unavailable = { name: 'ContractUnknownError', code: 'chain_unavailable' }

  it('all that answer have to agree', async () => {
    expect(await verify('0x', YES, YES)).toBe('valid')
    expect(await verify('0x', revert, '0x')).toBe('invalid')
    await expect(verify('0x', YES, '0x')).rejects.toMatchObject(disagree)
    await expect(verify('0x', revert, YES)).rejects.toMatchObject(disagree)
  })

  it('one that gives no answer does not count', async () => {
    expect(await verify('0x', down, YES)).toBe('valid')
    expect(await verify('0x', '0x', down)).toBe('invalid')
  })

  it.each([
    ['timeouts', down],
    ['quotas', new RpcError(-32005, 'limit exceeded')],
    ['unknown methods', new RpcError(-32601, 'method not found')],
    ['errors of their own', new RpcError(-32603, 'internal error')],
  ])('%s are no verdict', async (_title, failure) => {
    await expect(verify('0x', failure, failure)).rejects.toMatchObject(unavailable)
    await expect(verify('0x', failure)).rejects.toMatchObject(unavailable)
  })
})

describe('ERC-6492', () => {
  const magic: Hex = `0x${'6492'.repeat(16)}`
  const wrapped = concatHex([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [address, '0xaa', '0xbb'],
    ),
    magic,
  ])
  const undeployed = (verdict: Hex) => (call: Call[0]) => (call.to ? '0x' : verdict)

  it('a deployed account is asked with the signature inside', async () => {
    const { chain, calls } = chainOf(YES)
    expect(await verifyContract({ chain, address, hash, signature: wrapped })).toBe('valid')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0].data).not.toContain('64926492')
  })

  it('an account that is not deployed is deployed for the question', async () => {
    const { chain, calls } = chainOf(undeployed('0x01'))
    expect(await verifyContract({ chain, address, hash, signature: wrapped })).toBe('valid')
    expect(calls[1]?.[0]).toEqual({ data: expect.stringContaining('64926492'), gas: '0x989680' })
  })

  it.each<Hex>(['0x00', '0x', '0x0001', `0x${'00'.repeat(31)}01`])(
    'is invalid for %s',
    async (verdict) => {
      expect(await verify(wrapped, undeployed(verdict))).toBe('invalid')
    },
  )

  it('what only ends like one is a plain signature', async () => {
    const { chain, calls } = chainOf('0x')
    expect(await verifyContract({ chain, address, hash, signature: magic })).toBe('invalid')
    expect(calls).toHaveLength(1)
  })

  it('two nodes have to agree here too', async () => {
    const answers = [undeployed('0x01'), undeployed('0x00')]
    await expect(verify(wrapped, ...answers)).rejects.toMatchObject({ code: 'nodes_disagree' })
  })
})
