import { encodeFunctionData, erc20Abi, parseTransaction } from 'viem'
import { expect, test } from 'vitest'
import { RpcError } from '../errors.ts'
import { type Harness, harness } from '../testing/harness.ts'
import {
  approving,
  cutOff,
  FIRST,
  fails,
  gives,
  HASH,
  holding,
  protocol,
  rejecting,
  SECOND,
  STRANGER,
} from '../testing/protocol.ts'

const transaction = (change: object) => [{ from: FIRST, to: STRANGER, ...change }]

protocol('eth_sendTransaction', [
  gives(HASH, 'sent', transaction({ value: '0x1' }), approving),
  gives(HASH, 'a contract', transaction({ to: null, data: '0x6000' }), approving),
  gives(HASH, 'the chain it is on', transaction({ chainId: '0x7a69' }), approving),
  fails(4001, 'a rejection', transaction({}), rejecting),
  fails(4100, 'an account not shared', transaction({ from: SECOND }), approving),
  fails(4100, 'a page that is not connected', transaction({})),
  fails(4901, 'a node that does not answer', transaction({}), cutOff),
  fails(-32002, 'one beside a held one', transaction({}), (wallet) =>
    holding('eth_sendTransaction', ...transaction({}))(wallet),
  ),
  fails(-32602, 'another chain', transaction({ chainId: '0x1' }), approving),
  fails(-32602, 'two different data', transaction({ data: '0x12', input: '0x34' }), approving),
  fails(-32602, 'nowhere to go', transaction({ to: null }), approving),
  fails(-32602, 'a mistyped receiver', transaction({ to: STRANGER.replace('D', 'd') }), approving),
  fails(
    -32602,
    'two kinds of fee',
    transaction({ gasPrice: '0x1', maxFeePerGas: '0x2' }),
    approving,
  ),
  fails(
    -32602,
    'a tip above the fee',
    transaction({ maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }),
    approving,
  ),
  fails(-32602, 'blobs', transaction({ type: '0x3' }), approving),
  fails(-32602, 'a value that is no hex', transaction({ value: 1 }), approving),
  fails(-32602, 'a nonce as long as an address', transaction({ nonce: FIRST }), approving),
  fails(-32602, 'half a byte', transaction({ data: '0x123' }), approving),
  fails(-32602, 'no sender', [{ to: STRANGER }], approving),
])

async function send(change: object, prepare: (wallet: Harness) => void = () => {}) {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
  prepare(wallet)
  await wallet.request('eth_sendTransaction', ...transaction(change))
  const [raw] = wallet.node.sent
  return parseTransaction(raw as `0x02${string}`) // the node was sent one raw transaction
}

test('fills in nonce, gas and fees from the node', async () => {
  expect(await send({ value: '0x5' })).toMatchObject({
    type: 'eip1559',
    chainId: 31337,
    nonce: 0,
    gas: 21_000n,
    maxFeePerGas: 2_100_000_000n,
    maxPriorityFeePerGas: 100_000_000n,
    value: 5n,
    to: STRANGER.toLowerCase(),
  })
})

test('leaves a margin on estimates that may move', async () => {
  const sent = await send({ data: '0x12345678' }, ({ node }) => {
    node.on('eth_estimateGas', () => '0x186a0')
  })
  expect(sent.gas).toBe(120_000n)
})

test('keeps what the page fixed', async () => {
  const wishes = { gas: '0xffff', nonce: '0x7', maxFeePerGas: '0xa', maxPriorityFeePerGas: '0x1' }
  expect(await send(wishes)).toMatchObject({
    gas: 0xffffn,
    nonce: 7,
    maxFeePerGas: 10n,
    maxPriorityFeePerGas: 1n,
  })
})

test('the suggested tip gives way to the page’s ceiling', async () => {
  expect(await send({ maxFeePerGas: '0xa' })).toMatchObject({
    maxFeePerGas: 10n,
    maxPriorityFeePerGas: 10n,
  })
})

test('pays the old way when asked to, and on chains without a base fee', async () => {
  expect(await send({ gasPrice: '0x9' })).toMatchObject({ type: 'legacy', gasPrice: 9n })
  const old = await send({}, ({ node }) => node.on('eth_getBlockByNumber', () => ({})))
  expect(old).toMatchObject({ type: 'legacy', gasPrice: 2_000_000_000n })
})

test('two at once take two nonces', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
  const one = () => wallet.request('eth_sendTransaction', ...transaction({}))
  await Promise.all([one(), one(), one()])
  const nonces = wallet.node.sent.map((raw) => parseTransaction(raw as `0x02${string}`).nonce)
  expect(nonces).toEqual([0, 1, 2])
  // Counting those that wait for a block, too.
  expect(wallet.node.calls).toContainEqual(
    expect.objectContaining({ method: 'eth_getTransactionCount', params: [FIRST, 'pending'] }),
  )
})

test('one that fails does not keep the next from being sent', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
  wallet.node.on('eth_sendRawTransaction', () => {
    throw new RpcError(-32000, 'nonce too low')
  })
  await expect(wallet.request('eth_sendTransaction', ...transaction({}))).rejects.toMatchObject({
    code: -32000,
    message: 'nonce too low',
  })
  wallet.node.on('eth_sendRawTransaction', () => `0x${'ab'.repeat(32)}`)
  expect(await wallet.request('eth_sendTransaction', ...transaction({}))).toEqual(HASH)
})

test('warns of a transaction that is expected to fail, and leaves the choice', async () => {
  const wallet = harness()
  await wallet.connected()
  wallet.node.on('eth_estimateGas', () => {
    throw new RpcError(3, 'execution reverted: not the owner', '0x')
  })
  const { result, shown } = await wallet.ask('eth_sendTransaction', ...transaction({}))
  expect(shown).toMatchObject({ failure: 'execution reverted: not the owner' })
  wallet.person.answer(true)
  expect(await result).toEqual(HASH)
})

test('asks nobody about a transaction that cannot be sent', async () => {
  const wallet = harness()
  await wallet.connected()
  wallet.node.setReachable(false)
  const { result } = await wallet.ask('eth_sendTransaction', ...transaction({ gasPrice: '0x1' }))
  await expect(result).rejects.toMatchObject({ code: 4901 })
  expect(wallet.person.log).toEqual([])
})

test('a token tells its symbol and decimals for its transfers', async () => {
  const wallet = harness()
  await wallet.connected()
  wallet.node.on('eth_call', ([call]) => {
    const { data } = call as { data: string } // what the wallet itself sent
    if (data === '0x313ce567') return `0x${'6'.padStart(64, '0')}`
    const text = ['20', '4', '55534443'.padEnd(64, '0')].map((word) => word.padStart(64, '0'))
    return `0x${text.join('')}`
  })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SECOND, 1n] })
  const { shown } = await wallet.ask('eth_sendTransaction', ...transaction({ data }))
  expect(shown).toMatchObject({ call: { token: { symbol: 'USDC', decimals: 6 } } })
})

test('what was approved is what is sent, though the page changes its object meanwhile', async () => {
  const wallet = harness()
  await wallet.connected()
  const request = { from: FIRST, to: STRANGER, value: '0x1' }
  const { result } = await wallet.ask('eth_sendTransaction', request)
  request.value = '0xffff'
  wallet.person.answer(true)
  await result
  const [raw] = wallet.node.sent
  expect(parseTransaction(raw as `0x02${string}`).value).toBe(1n)
})
