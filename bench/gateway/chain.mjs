import { packBatch } from '@countersign/safe'
import { concat, encodeFunctionData, getAddress, numberToHex, padHex, zeroAddress } from 'viem'
import { topics } from '../../apps/server/src/modules/gateway/store/topics.ts'
import {
  deployContracts,
  otherAbi,
  safeAbi,
} from '../../apps/server/src/modules/gateway/testing/chain/deployContracts.ts'
import { startTestChain } from '../../apps/server/src/modules/gateway/testing/chain/startTestChain.ts'

/**
 * A chain of its own process with real Safes that really executed: half of them announce what they
 * execute, half do not. Says where it is, and ends with whoever started it.
 */
const [transactions = 0, safes = 0] = process.argv.slice(2).map(Number)
const PER_BATCH = 40
const PER_BLOCK = 100
/** For one execution. */
const GAS = numberToHex(300_000)

const chain = await startTestChain()
const contracts = await deployContracts(chain)
const from = chain.accounts[0].address
const kinds = contracts.kinds.filter(({ version }) => version === '1.4.1')

const batch = (calls, value = 0n) => ({
  from,
  to: contracts.multiSendCallOnly,
  value,
  data: encodeFunctionData({
    abi: otherAbi,
    functionName: 'multiSend',
    args: [packBatch(calls.map((call) => ({ value: 0n, data: '0x', operation: 0, ...call })))],
  }),
})
const ownerOf = (index) => chain.accounts[index % chain.accounts.length].address
const transfer = (to, amount) =>
  encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args: [to, amount] })
const chunks = (items, size) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

function creation(index) {
  const kind = kinds[index % kinds.length]
  const rest = [zeroAddress, '0x', kind.handler, zeroAddress, 0n, zeroAddress]
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[ownerOf(index)], 1n, ...rest],
  })
  const args = [kind.singleton, initializer, BigInt(index)]
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'createProxyWithNonce', args })
  return { to: kind.factory, data }
}

async function createSafes() {
  const addresses = []
  for (const indexes of chunks(
    Array.from({ length: safes }, (_, index) => index),
    PER_BATCH,
  )) {
    const { hash } = await chain.send(batch(indexes.map(creation)))
    const { logs } = await chain.request('eth_getTransactionReceipt', [hash])
    const created = logs.filter((log) => log.topics[0] === topics.proxyCreation)
    addresses.push(...created.map((log) => getAddress(`0x${log.topics[1].slice(26)}`)))
  }
  return addresses
}

async function fund(addresses) {
  const amount = BigInt(Math.ceil(transactions / safes) + 10)
  const data = transfer(contracts.multiSendCallOnly, amount * BigInt(safes))
  await chain.send({ from, to: contracts.token, data })
  for (const some of chunks(addresses, PER_BATCH)) {
    const coins = some.map((to) => ({ to, value: amount }))
    await chain.send(batch(coins, amount * BigInt(some.length)))
    await chain.send(batch(some.map((to) => ({ to: contracts.token, data: transfer(to, amount) }))))
  }
}

/** An owner who executes needs no other signature than to be named. */
function execution(addresses, index) {
  const safe = index % safes
  const owner = ownerOf(safe)
  const coins = Math.floor(index / safes) % 2 === 0
  const call = coins ? [owner, 1n, '0x'] : [contracts.token, 0n, transfer(owner, 1n)]
  const signature = concat([padHex(owner, { size: 32 }), padHex('0x', { size: 32 }), '0x01'])
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [...call, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signature],
  })
  return { from: owner, to: addresses[safe], data }
}

/** All into one block. With everything said, the engine need not find it out for each. */
async function sendTogether(calls) {
  await chain.request('evm_setAutomine', [false])
  const nonces = new Map()
  for (const call of calls) {
    const last =
      nonces.get(call.from) ??
      (await chain.request('eth_getTransactionCount', [call.from, 'latest']))
    nonces.set(call.from, numberToHex(Number(last) + 1))
    const fees = { maxFeePerGas: numberToHex(2_000_000_000), maxPriorityFeePerGas: '0x1' }
    await chain.request('eth_sendTransaction', [{ ...call, ...fees, nonce: last, gas: GAS }])
  }
  await chain.request('evm_mine')
  await chain.request('evm_setAutomine', [true])
}

const addresses = await createSafes()
await fund(addresses)
const all = Array.from({ length: transactions }, (_, index) => execution(addresses, index))
for (const some of chunks(all, PER_BLOCK)) await sendTogether(some)
const blocks = Number(await chain.request('eth_blockNumber'))
const owners = addresses.map((_, index) => ownerOf(index))
process.send({ url: chain.url, id: chain.id, blocks, addresses, owners, token: contracts.token })
process.on('disconnect', () => process.exit(0))
