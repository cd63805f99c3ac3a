import { storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import { strangeContract } from '@countersign/rehearsal/testing'
import { encodeMultiSend } from '@countersign/safe'
import type { VisitedServer } from '@countersign/web/visit'
import {
  type Address,
  type Client,
  concat,
  createClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  pad,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  deployContract,
  getBalance,
  getBlock,
  getCode,
  readContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWindow } from '../../support/openWindow.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import type { ReadPage } from '../../support/readPage.ts'
import { readReview } from '../../support/readReview.ts'
import { safeOf } from '../../support/safeOfSafe.ts'
import { adaKey, benKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere, type GasTerms, safeTxOf } from '../../support/safeTx.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

const { usdc, permit2, safe: releases } = worldContracts[31337]
const { multiSend, fallbackHandler } = releases['1.4.1']
const thief = worldAccounts[9].address

let world: World
let server: ServedWorld
let visited: VisitedServer
let client: Client
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  server = await serveWorld(world)
  client = nodeOf(server.url)
  await server.untilRead()
  const config = await fetch(`${server.url}/api/config`)
  visited = { url: server.url, appConfig: await config.json() }
  openWindow(server.url)
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

type Content = { to: Address; value?: bigint; data?: Hex; operation?: 0 | 1 }

/** What the page says of it. Our proxy remembers for a moment which block is the newest. */
async function review(safe: Address, content: Content, nonce = 0): Promise<ReadPage> {
  const call = { value: 0n, ...content }
  await proposeElsewhere(server.url, safe, { ...call, nonce, signers: [adaKey] })
  const head = BigInt(String(await world.chains[0].request('eth_blockNumber')))
  for (const node of [1, 2]) {
    const asked = createClient({ transport: http(`${server.url}/api/rpc/31337?node=${node}`) })
    await vi.waitFor(async () => expect((await getBlock(asked)).number).toBe(head), 20_000)
  }
  const { safeTxHash: id } = safeTxOf(safe, nonce, call)
  return readReview(visited, { safe, id })
}

const said = ({ verdict, findings }: ReadPage) => [verdict, findings.join('\n')]
const saying = (verdict: string, text: string) => [verdict, expect.stringContaining(text)]

const execute = (safe: Address, content: Content, nonce = 0) =>
  executeElsewhere(client, [adaKey, benKey], { safe, nonce, value: 0n, ...content })

const dollarsOf = (address: Address) =>
  readContract(client, {
    ...{ address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [address] },
  })

async function giveDollars(to: Address, amount: bigint) {
  const hash = await writeContract(client, {
    ...{ account: adaKey, chain: null, address: usdc, abi: erc20Abi },
    ...{ functionName: 'transfer', args: [to, amount] },
  })
  await waitForTransactionReceipt(client, { hash })
}

const batchOf = (calls: readonly Content[]): Content => ({
  ...{ to: multiSend, operation: 1 },
  data: encodeMultiSend(calls.map((call) => ({ value: 0n, data: '0x', operation: 0, ...call }))),
})
const dollarCall = (functionName: 'approve' | 'transfer', amount: bigint): Content => ({
  to: usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [thief, amount] }),
})

/** One harmless call that gives a rehearsal more to ask than it asks. */
const flood = (safe: Address): Content => {
  const ids = Array.from({ length: 130 }, (_, index) => BigInt(index))
  const to = worldAccounts[3].address
  return {
    to,
    data: encodeFunctionData({
      abi: parseAbi([
        'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes) external',
      ]),
      args: [safe, to, ids, ids.map(() => 0n), '0x'],
    }),
  }
}

it('R-JDG-2 a payment behind more than a rehearsal asks is not passed over: 1,000 USDC are gone', async () => {
  const safe = await safeOfThree(server.url)
  const amount = parseUnits('1000', 6)
  await giveDollars(safe, amount)
  const content = batchOf([flood(safe), dollarCall('transfer', amount)])
  expect(said(await review(safe, content))).toEqual(saying('unchecked', 'touches more than can'))
  const before = await dollarsOf(thief)
  await execute(safe, content)
  expect((await dollarsOf(thief)) - before).toBe(amount)
})

it('R-JDG-2 an allowance behind more than a rehearsal asks is still named', async () => {
  const safe = await safeOfThree(server.url)
  const content = batchOf([flood(safe), dollarCall('approve', 10n ** 20n)])
  expect(said(await review(safe, content))).toEqual(saying('unchecked', 'May then take USDC'))
})

/** What a Safe of Ada and another does, executed by that other: Ada signs it by herself. */
async function inOther(
  safe: Address,
  other: Address,
  content: Content,
  terms: GasTerms = {},
): Promise<Content> {
  const { safeTxHash: hash } = safeTxOf(other, 0, { value: 0n, ...content, ...terms })
  const approved = concat([pad(safe), pad('0x'), '0x01'])
  const own = await adaKey.sign({ hash })
  const isFirst = BigInt(adaKey.address) < BigInt(safe)
  const { to, value = 0n, data = '0x', operation = 0 } = content
  const { gasPrice = 0n, baseGas = 0n, safeTxGas = 0n } = terms
  const { gasToken = zeroAddress, refundReceiver = zeroAddress } = terms
  const paid = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  return {
    to: other,
    data: encodeFunctionData({
      abi: parseAbi([
        'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) payable returns (bool)',
      ]),
      args: [
        to,
        value,
        data,
        operation,
        ...paid,
        concat(isFirst ? [own, approved] : [approved, own]),
      ],
    }),
  }
}

it('R-JDG-2 an allowance that another Safe gives is named, too', async () => {
  const safe = await safeOfThree(server.url)
  const other = await safeOf(server.url, adaKey, [safe])
  const content = await inOther(safe, other, dollarCall('approve', parseUnits('500', 6)))
  expect(said(await review(safe, content))).toEqual(saying('unchecked', 'May then take USDC'))
})

it('R-JDG-1 what another Safe pays for being executed is judged, too: 900 USDC are gone', async () => {
  const safe = await safeOfThree(server.url)
  const other = await safeOf(server.url, adaKey, [safe])
  await giveDollars(other, parseUnits('1000', 6))
  const terms = {
    ...{ safeTxGas: 50_000n, baseGas: 9_000_000n, gasPrice: 100n },
    ...{ gasToken: usdc, refundReceiver: thief },
  }
  const content = await inOther(safe, other, { to: other }, terms)
  expect(said(await review(safe, content))).toEqual(
    saying('mismatch', 'nobody here can say whether the gas is worth that'),
  )
  const before = await dollarsOf(thief)
  await execute(safe, content)
  expect((await dollarsOf(thief)) - before).toBeGreaterThan(parseUnits('900', 6))
})

it('R-JDG-2 a grant of Permit2 that has ended and is given anew is a grant', async () => {
  const safe = await safeOfThree(server.url)
  const { timestamp } = await getBlock(client)
  const until = (end: number): Content => ({
    to: permit2,
    data: encodeFunctionData({
      abi: parseAbi(['function approve(address,address,uint160,uint48)']),
      args: [usdc, thief, 10n ** 9n, end],
    }),
  })
  await execute(safe, until(Number(timestamp) + 1))
  const read = await review(safe, until(2 ** 40), 1)
  expect(said(read)).toEqual(saying('unchecked', 'May then take USDC'))
})

it('R-JDG-2 an unknown module behind twenty known handlers is as red as alone', async () => {
  const { address: safe } = storySafes.treasury
  const code = (await getCode(client, { address: fallbackHandler })) ?? '0x'
  const length = pad(`0x${((code.length - 2) / 2).toString(16)}`, { size: 2 })
  // Copies what stands behind it, and becomes that.
  const bytecode = concat(['0x61', length, '0x80600a3d393df3', code])
  const handlers: Address[] = []
  for (let count = 0; count < 21; count += 1) {
    const hash = await deployContract(client, {
      ...{ account: adaKey, chain: null, abi: [], bytecode, gas: 5_000_000n },
    })
    const { contractAddress } = await waitForTransactionReceipt(client, { hash })
    if (contractAddress) handlers.push(contractAddress)
  }
  const own = (name: 'setFallbackHandler' | 'enableModule', address: Address): Content => ({
    to: safe,
    data: encodeFunctionData({
      abi: parseAbi(['function setFallbackHandler(address)', 'function enableModule(address)']),
      ...{ functionName: name, args: [address] },
    }),
  })
  const all = handlers.map((each) => own('setFallbackHandler', each))
  const read = await review(safe, batchOf([...all, own('enableModule', usdc)]), 300)
  expect(said(read)).toEqual(saying('mismatch', '(a module)'))
})

it('R-REH-6 who turns, and uses up the gas of whoever looks, is not green: 0.9 ETH are gone', async () => {
  const safe = await safeOfThree(server.url)
  const { timestamp } = await getBlock(client)
  const hash = await deployContract(client, {
    ...{ account: adaKey, chain: null, ...strangeContract('CostlyTurncoat') },
    args: [timestamp + 240n, 13_500_000n],
  })
  const { contractAddress: to } = await waitForTransactionReceipt(client, { hash })
  if (!to) throw new Error('nothing was deployed')
  const content = { to, value: parseEther('0.9') }
  expect(said(await review(safe, content))).toEqual(saying('unchecked', 'it may turn'))
  await world.chains[0].request('evm_increaseTime', [300])
  await execute(safe, content)
  expect(await getBalance(client, { address: to })).toBe(content.value)
})

it('R-JDG-2 a stranger who would decide alone is not green: 1 ETH is gone by one signature', async () => {
  const safe = await safeOfThree(server.url)
  const abi = parseAbi([
    'function addOwnerWithThreshold(address,uint256)',
    'function changeThreshold(uint256)',
  ])
  const content = batchOf([
    {
      to: safe,
      data: encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [thief, 2n] }),
    },
    {
      to: safe,
      data: encodeFunctionData({ abi, functionName: 'changeThreshold', args: [1n] }),
    },
  ])
  expect(said(await review(safe, content))).toEqual(saying('unchecked', 'one owner alone decides'))
  await execute(safe, content)
  const taken = parseEther('1')
  const to = '0x00000000000000000000000000000000000000a1'
  const thiefKey = privateKeyToAccount(worldAccounts[9].privateKey)
  await executeElsewhere(client, [thiefKey], { safe, nonce: 1, to, value: taken })
  expect(await getBalance(client, { address: to })).toBe(taken)
})

it('R-JDG-2 who takes the Safe’s place at a contract is named, and a function without a name is said', async () => {
  const safe = await safeOfThree(server.url)
  const { address: to } = worldAccounts[3]
  const abi = parseAbi(['function transferOwnership(address)'])
  const given = { to, data: encodeFunctionData({ abi, args: [thief] }) }
  expect(said(await review(safe, given))).toEqual(saying('unchecked', 'May then act at'))
  const unread = await review(safe, { to, data: '0x12345678' }, 1)
  expect(said(unread)).toEqual(saying('proven', 'a function that nobody here knows'))
})
