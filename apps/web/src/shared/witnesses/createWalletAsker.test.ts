import type { RpcCall } from '@countersign/judge'
import { expect, it, vi } from 'vitest'
import { createWalletAsker } from './createWalletAsker.ts'

const CALLS: RpcCall[] = [
  { method: 'eth_blockNumber', params: [] },
  { method: 'eth_getProof', params: ['0x', [], 'latest'] },
]

type Answer = (method: string) => unknown

const ask = (answer: Answer, provider: unknown = { request: answerWith(answer) }) =>
  createWalletAsker({ provider: async () => provider, chainId: 5, longestMs: 20 })(CALLS)

const answerWith =
  (answer: Answer) =>
  async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? (answer(method) ?? '0x5') : answer(method)

const refuse = (code: number) => {
  throw Object.assign(new Error('no'), { code })
}
const said = { state: 'said', value: '0x1' }
const silent = { state: 'silent' }
const notAsked = { state: 'notAsked' }
const onChain = (answer: Answer) => (method: string) =>
  method === 'eth_chainId' ? undefined : answer(method)

const endless: Record<string, unknown> = {}
endless.self = endless
const unreadable = {
  get number() {
    throw new Error('no')
  },
}

it.each<[string, Answer, object[]]>([
  ['answers', onChain(() => '0x1'), [said, said]],
  [
    'is on another chain',
    (method) => (method === 'eth_chainId' ? '0x6' : '0x1'),
    [notAsked, notAsked],
  ],
  ['says its chain as a number', (method) => (method === 'eth_chainId' ? 5 : '0x1'), [said, said]],
  ['reads nothing', onChain(() => refuse(4200)), [notAsked, notAsked]],
  [
    'has not every method',
    onChain((method) => (method === 'eth_getProof' ? refuse(-32601) : '0x1')),
    [said, notAsked],
  ],
  ['wants to be asked for permission', onChain(() => refuse(4100)), [notAsked, notAsked]],
  ['fails', onChain(() => refuse(-32603)), [silent, silent]],
  ['answers with nothing', onChain(() => null), [silent, silent]],
  ['answers with what is no JSON', onChain(() => ({ number: 1n })), [silent, silent]],
  ['answers with what has no end', onChain(() => endless), [silent, silent]],
  ['answers with what cannot be read', onChain(() => unreadable), [silent, silent]],
  ['answers with what is nothing in JSON', onChain(() => () => '0x1'), [silent, silent]],
  ['hangs', onChain(() => new Promise(() => {})), [silent, silent]],
  ['hangs before it says where it is', () => new Promise(() => {}), [silent, silent]],
])('R-GW-1 a wallet that %s', async (_, answer, expected) => {
  expect(await ask(answer)).toEqual(expected)
})

it('R-GW-1 nobody is asked without a wallet, or with one that cannot be reached', async () => {
  const none = createWalletAsker({ provider: async () => undefined, chainId: 5 })
  expect(await none(CALLS)).toEqual([notAsked, notAsked])
  const gone = createWalletAsker({ provider: () => Promise.reject(new Error('gone')), chainId: 5 })
  expect(await gone(CALLS)).toEqual([notAsked, notAsked])
})

it('R-GW-1 what a wallet says is what it said: it cannot be another later', async () => {
  const block = { number: '0x1' }
  const replies = await ask(onChain(() => block))
  block.number = '0x2'
  expect(replies[0]).toEqual({ state: 'said', value: { number: '0x1' } })
})

it('R-GW-1 a wallet that hangs before it can be asked is silent', async () => {
  const provider = () => new Promise(() => {})
  const asker = createWalletAsker({ provider, chainId: 5, longestMs: 20 })
  const late = new Promise((resolve) => setTimeout(resolve, 2_000, 'waits'))
  expect(await Promise.race([asker(CALLS), late])).toEqual([silent, silent])
})

it('R-GW-1 a wallet is asked everything at once', async () => {
  const request = vi.fn((_: { method: string }) => new Promise<unknown>(() => {}))
  void createWalletAsker({ provider: async () => ({ request }), chainId: 5, longestMs: 5 })(CALLS)
  await expect.poll(() => request).toHaveBeenCalledTimes(3)
})
