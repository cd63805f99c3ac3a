import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainClient } from '../../chains/createChains.ts'
import { RpcError, UpstreamFailure } from '../../errors/chainErrors.ts'
import { verifyContract } from './verifyContract.ts'

const YES = `0x1626ba7e${'00'.repeat(28)}`
const NO = `0x${'ff'.repeat(4)}${'00'.repeat(28)}`
const address = '0x1111111111111111111111111111111111111111'
const hash: Hex = `0x${'22'.repeat(32)}`

type Call = [{ to?: Hex; data: Hex; gas: Hex }, string]
type Answer = unknown | Error | ((call: Call[0]) => unknown)

const CODE = '0x6001'

/** A chain of nodes, each with one answer; what they know of the code, if not all the same. */
function chainOf(answers: Answer[], codes: Answer[] = answers.map(() => CODE)) {
  const calls: Call[] = []
  const requestEach: ChainClient['requestEach'] = (method, params) => {
    // Checked by what the tests expect of them.
    const call = params as unknown as Call
    if (method !== 'eth_getCode') {
      expect(method).toBe('eth_call')
      calls.push(call)
    }
    const given = method === 'eth_getCode' ? codes : answers
    return Promise.allSettled(
      given.map(async (answer) => {
        const value = typeof answer === 'function' ? answer(call[0]) : answer
        if (value instanceof Error) throw value
        return value
      }),
    )
  }
  const nodes = () => ['primary', 'secondary'].map((name) => ({ name, resting: false }))
  return { chain: { requestEach, nodes }, calls }
}

const question = { nodes: 'all', address, hash } as const
const verify = (signature: Hex, ...answers: Answer[]) =>
  verifyContract({ ...question, chain: chainOf(answers).chain, signature })

const down = new UpstreamFailure('timeout')
const revert = new RpcError(3, 'execution reverted')

describe('ERC-1271', () => {
  it('asks the contract on the newest block, with a cap on gas', async () => {
    const { chain, calls } = chainOf([YES])
    expect(await verifyContract({ ...question, chain, signature: '0x1234' })).toBe('valid')
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
    ['it says no', NO],
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
  const disagree = { name: 'NodesDisagreeError' }
  const unknown = { name: 'ChainUnknownError' }

  it('all have to agree, and each is named with what it said', async () => {
    expect(await verify('0x', YES, YES)).toBe('valid')
    expect(await verify('0x', revert, '0x')).toBe('invalid')
    await expect(verify('0x', YES, '0x')).rejects.toMatchObject({
      ...disagree,
      said: { primary: 'valid', secondary: 'invalid' },
    })
    await expect(verify('0x', revert, YES)).rejects.toMatchObject(disagree)
  })

  it.each([
    [down, YES],
    [YES, down],
    ['0x', down],
    [down, down],
  ])('one that gives no answer leaves nobody to believe', async (...answers) => {
    await expect(verify('0x', ...answers)).rejects.toMatchObject(unknown)
  })

  it('with `any` it does not count', async () => {
    const any = (...answers: Answer[]) => {
      const { chain } = chainOf(answers)
      return verifyContract({ ...question, chain, nodes: 'any', signature: '0x' })
    }
    expect(await any(down, YES)).toBe('valid')
    expect(await any('0x', down)).toBe('invalid')
    await expect(any(YES, '0x')).rejects.toMatchObject(disagree)
    await expect(any(down, down)).rejects.toMatchObject(unknown)
  })

  it.each([
    ['timeouts', down],
    ['quotas', new RpcError(-32005, 'limit exceeded')],
    ['unknown methods', new RpcError(-32601, 'method not found')],
    ['errors of their own', new RpcError(-32603, 'internal error')],
  ])('%s are no verdict', async (_title, failure) => {
    await expect(verify('0x', failure, failure)).rejects.toMatchObject(unknown)
    await expect(verify('0x', failure)).rejects.toMatchObject(unknown)
  })
})

describe('code', () => {
  const verifyWith = async (codes: Answer[], signature: Hex = '0x1234') => {
    const { chain, calls } = chainOf([YES, YES], codes)
    const verdict = await verifyContract({ ...question, chain, signature })
    return { verdict, calls }
  }

  it('an address without any is never asked, whatever it would say', async () => {
    expect(await verifyWith(['0x', '0x'])).toEqual({ verdict: 'invalid', calls: [] })
  })

  it.each([
    ['only one node knows of some', ['0x', CODE]],
    ['it is not the same', [CODE, '0x6002']],
  ])('the nodes disagree when %s', async (_title, codes) => {
    await expect(verifyWith(codes)).rejects.toMatchObject({ name: 'NodesDisagreeError' })
  })

  it.each([
    ['one does not answer', [down, CODE]],
    ['one says something else', [CODE, null]],
    ['one cannot', [new RpcError(-32601, 'method not found'), CODE]],
  ])('nobody knows when %s', async (_title, codes) => {
    await expect(verifyWith(codes)).rejects.toMatchObject({ name: 'ChainUnknownError' })
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
  const undeployed = (signature: Hex, ...verdicts: Answer[]) => {
    const { chain, calls } = chainOf(
      verdicts,
      verdicts.map(() => '0x'),
    )
    return { verdict: verifyContract({ ...question, chain, signature }), calls }
  }

  it('a deployed account is asked with the signature inside', async () => {
    const { chain, calls } = chainOf([YES])
    expect(await verifyContract({ ...question, chain, signature: wrapped })).toBe('valid')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0].data).not.toContain('64926492')
  })

  it.each([revert, '0x', NO])('the no of a deployed account is final: %s', async (answer) => {
    const { chain, calls } = chainOf([answer])
    expect(await verifyContract({ ...question, chain, signature: wrapped })).toBe('invalid')
    expect(calls).toHaveLength(1)
  })

  it('an account that is not deployed is deployed for the question', async () => {
    const { verdict, calls } = undeployed(wrapped, '0x01')
    expect(await verdict).toBe('valid')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0]).toEqual({ data: expect.stringContaining('64926492'), gas: '0x989680' })
  })

  it.each<Hex>(['0x00', '0x', '0x0001', `0x${'00'.repeat(31)}01`])(
    'is invalid for %s',
    async (answer) => {
      expect(await undeployed(wrapped, answer).verdict).toBe('invalid')
    },
  )

  it('what only ends like one is a plain signature', async () => {
    const { verdict, calls } = undeployed(magic, '0x01')
    expect(await verdict).toBe('invalid')
    expect(calls).toEqual([])
  })

  it('two nodes have to agree here too', async () => {
    const { verdict } = undeployed(wrapped, '0x01', '0x00')
    await expect(verdict).rejects.toMatchObject({ name: 'NodesDisagreeError' })
  })
})
