import { storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import { encodeMultiSend, hashSafeTransaction, type SafeTransaction } from '@countersign/safe'
import type { VisitedServer } from '@countersign/web/visit'
import {
  type Abi,
  type Address,
  type Client,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint160,
  maxUint256,
  parseAbi,
  parseEther,
  parseGwei,
  parseUnits,
  zeroAddress,
} from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployGuard } from '../../support/deployGuard.ts'
import { openWindow } from '../../support/openWindow.ts'
import type { ReadPage } from '../../support/readPage.ts'
import { readReview } from '../../support/readReview.ts'
import { adaKey, benKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

const { usdc, usdcLookalike, collectible, permit2, safe: releases } = worldContracts[31337]
const { signMessageLib, multiSendCallOnly } = releases['1.4.1']
const { treasury, founders } = storySafes
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

const nothing: Omit<SafeTransaction, 'to' | 'nonce'> = {
  ...{ value: 0n, data: '0x', operation: 0 },
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
}

type StorySafe = (typeof storySafes)[keyof typeof storySafes]

/** Proposed by Ada alone, as an owner whose key was stolen would. */
async function propose(
  { address, version }: StorySafe,
  change: Partial<SafeTransaction>,
): Promise<{ safe: Address; id: Hex; transaction: SafeTransaction }> {
  const nonce = await readContract(client, {
    ...{ address, abi: parseAbi(['function nonce() view returns (uint256)']) },
    functionName: 'nonce',
  })
  const transaction: SafeTransaction = { ...nothing, to: address, nonce, ...change }
  const { safeTxHash } = hashSafeTransaction({ chainId: 31337, address, version }, transaction)
  const signature = await adaKey.sign({ hash: safeTxHash })
  const digits = Object.entries(transaction).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ])
  const response = await fetch(`${server.url}/v1/chains/31337/transactions/${address}/propose`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...Object.fromEntries(digits),
      ...{
        nonce: Number(transaction.nonce),
        safeTxHash,
        sender: adaKey.address,
        signature,
        origin: null,
      },
    }),
  })
  if (!response.ok) throw new Error(await response.text())
  return { safe: address, id: safeTxHash, transaction }
}

async function review(
  safe: StorySafe,
  change: Partial<SafeTransaction>,
  tamper?: VisitedServer['tamper'],
): Promise<ReadPage> {
  const proposed = await propose(safe, change)
  return readReview({ ...visited, ...(tamper && { tamper }) }, proposed)
}

const call = (data: Hex, to: Address = treasury.address) => ({ to, data })
describe('R-JDG-1 what is paid for being executed is on the page and judged', () => {
  const terms = { safeTxGas: 100_000n, gasPrice: parseGwei('1000'), refundReceiver: thief }

  it('1. a refund beside an empty call, which takes ten coins when it is executed, is red', async () => {
    const change = { ...terms, baseGas: 9_000_000n }
    const proposed = await propose(treasury, change)
    const read = await readReview(visited, proposed)
    expect(read).toMatchObject({
      verdict: 'mismatch',
      findings: expect.arrayContaining([expect.stringContaining('more than twice')]),
    })
    expect(read.text).not.toContain('It calls nothing and moves nothing')
    expect(read.text).toContain('Paid for executing it')
  })

  it('2. a refund below a small payment is red', async () => {
    const pay = { to: worldAccounts[3].address, value: parseEther('0.01') }
    expect(await review(treasury, { ...pay, ...terms, baseGas: 9_000_000n })).toMatchObject({
      verdict: 'mismatch',
    })
  })

  it('3. what calls nothing and pays 900 USDC for it is no rejection', async () => {
    const change = {
      ...{ safeTxGas: 100_000n, baseGas: 1n, gasToken: usdc, refundReceiver: thief },
      gasPrice: parseUnits('900', 6) / 200_000n,
    }
    const read = await review(treasury, change)
    expect(read.verdict).toBe('mismatch')
    expect(read.text).not.toContain('Rejection')
  })

  it('4. a refund in a token is red: nobody here knows what it is worth', async () => {
    const change = { ...terms, gasPrice: 10n, baseGas: 5_000_000n, gasToken: usdc }
    const { verdict, findings } = await review(treasury, change)
    expect(verdict).toBe('mismatch')
    expect(findings.join()).toContain('nobody here can say whether the gas is worth that')
  })

  it('a relayer who wants its gas back at the price of the day is typed, not refused', async () => {
    const change = { safeTxGas: 60_000n, baseGas: 70_000n, gasPrice: 1n, refundReceiver: thief }
    const { verdict, findings } = await review(treasury, change)
    expect([verdict, findings.join()]).toEqual([
      'unchecked',
      expect.stringContaining('is paid back for gas'),
    ])
  })

  it('is no idle warning: what such terms take is gone when it is executed', async () => {
    const safe = await safeOfThree(server.url)
    const before = await getBalance(client, { address: thief })
    const change = { to: safe, value: 0n, ...terms, baseGas: 500_000n }
    await executeElsewhere(client, [adaKey, benKey], { safe, nonce: 0, ...change }, terms.gasPrice)
    const taken = (await getBalance(client, { address: thief })) - before
    expect(taken).toBeGreaterThan(parseEther('0.5'))
  })
})

describe('R-JDG-2 rights, code, guards and digests colour the verdict', () => {
  const settings = (name: string, [who]: readonly [Address]) =>
    encodeFunctionData({ abi: parseAbi([`function ${name}(address)`]) as Abi, args: [who] })
  const approve = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'approve', args: [thief, maxUint256] },
  })
  const forAll = encodeFunctionData({
    abi: parseAbi(['function setApprovalForAll(address,bool)']),
    args: [thief, true],
  })
  const granted = encodeFunctionData({
    abi: parseAbi(['function approve(address,address,uint160,uint48)']),
    args: [usdc, thief, maxUint160, 2 ** 47],
  })
  const digest = encodeFunctionData({
    abi: parseAbi(['function signMessage(bytes)']),
    args: [`0x${'12'.repeat(32)}`],
  })
  const inBatch = (to: Address, data: Hex): Partial<SafeTransaction> => ({
    ...{ to: multiSendCallOnly, operation: 1 },
    data: encodeMultiSend([{ to, value: 0n, data, operation: 0 }]),
  })

  it.each<[string, StorySafe, Partial<SafeTransaction>, string, string]>([
    [
      '11. code of nobody known as the Safe itself',
      founders,
      call(settings('changeMasterCopy', [usdc]), founders.address),
      ...(['mismatch', 'would then be the Safe itself'] as const),
    ],
    [
      '12. any digest signed in the Safe’s name',
      treasury,
      { ...call(digest, signMessageLib), operation: 1 },
      ...(['unchecked', 'signs something in the Safe’s name'] as const),
    ],
    [
      '13. an allowance without an end',
      treasury,
      call(approve, usdc),
      ...(['unchecked', 'any amount of USDC'] as const),
    ],
    [
      '14. the same inside of a batch',
      treasury,
      inBatch(usdc, approve),
      ...(['unchecked', 'any amount of USDC'] as const),
    ],
    [
      '15. all of a collection',
      treasury,
      call(forAll, collectible),
      ...(['unchecked', 'May then take all'] as const),
    ],
    [
      '16. a grant of Permit2',
      treasury,
      call(granted, permit2),
      ...(['unchecked', 'any amount of USDC'] as const),
    ],
    [
      '17. an unknown module',
      treasury,
      call(settings('enableModule', [usdc])),
      ...(['mismatch', '(a module)'] as const),
    ],
    [
      '19. an unknown handler',
      treasury,
      call(settings('setFallbackHandler', [usdc])),
      ...(['mismatch', '(a fallback handler)'] as const),
    ],
    [
      '20. an unknown guard for modules',
      treasury,
      call(settings('setModuleGuard', [usdc])),
      ...(['mismatch', '(a guard for modules)'] as const),
    ],
  ])('%s is not green', async (_, safe, change, verdict, sentence) => {
    const read = await review(safe, change)
    expect({ verdict: read.verdict, findings: read.findings.join('\n') }).toEqual({
      verdict,
      findings: expect.stringContaining(sentence),
    })
  })

  it('18. an unknown guard is not green', async () => {
    const guard = await deployGuard(server.url)
    const read = await review(treasury, call(settings('setGuard', [guard])))
    expect(read.verdict).toBe('mismatch')
    expect(read.findings.join()).toContain('(a guard)')
  })
})

describe('R-JDG-1 every field that is signed stands on the page, in words', () => {
  const dario = worldAccounts[3].address
  const terms = { safeTxGas: 60_000n, baseGas: 70_000n, gasPrice: 1n }
  /** By the type: a new field does not compile without a change of it. */
  const changes: Record<keyof SafeTransaction, Partial<SafeTransaction>> = {
    to: { to: thief },
    value: { value: 6n },
    data: { data: '0x12345678' },
    operation: { operation: 1, to: multiSendCallOnly, data: encodeMultiSend([]) },
    safeTxGas: { safeTxGas: 5_000_000n },
    baseGas: { baseGas: 90_000n },
    gasPrice: { gasPrice: 2n },
    gasToken: { gasToken: usdc },
    refundReceiver: { refundReceiver: thief },
    nonce: { nonce: 700n },
  }
  /** What stands above the signatures, but for times and hashes. */
  const told = ({ text }: ReadPage) =>
    text.split('Who signed')[0]?.replace(/\d+:\d+\s[AP]M|[0-9a-f]{64}|block \d+/g, '')

  it.each(Object.entries(changes))('%s', async (field, change) => {
    const nonce = 600n + BigInt(Object.keys(changes).indexOf(field))
    const payment = { to: dario, value: 5n, nonce, ...terms }
    const before = await review(treasury, payment)
    const after = await review(treasury, { ...payment, ...change })
    expect(told(after)).not.toBe(told(before))
  })
})

it('56. a signature that counts on every network says so', async () => {
  const read = await review(founders, { to: worldAccounts[3].address, value: 1n })
  expect(read.findings.join()).toContain('counts on every network')
})

describe('R-JDG-3 the gateway alone', () => {
  const pay = { to: worldAccounts[3].address, value: 1n }
  const isSafe = (url: URL) => /\/safes\/0x\w+$/.test(url.pathname)
  const isDetails = (url: URL) => /\/transactions\/0x\w{64}$/.test(url.pathname)

  it('an honest payment is green', async () => {
    const { verdict, findings } = await review(treasury, pay)
    expect([verdict, findings]).toEqual(['proven', expect.any(Array)])
  })

  const pays = (amount: bigint) => {
    const args = [thief, amount] as const
    return call(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }), usdc)
  }
  /** What the gateway says that it is. */
  const called =
    (change: (txInfo: { transferInfo: object }) => object): VisitedServer['tamper'] =>
    (answer, { url }) => {
      if (!isDetails(url)) return answer
      const details = answer as { txInfo: { transferInfo: object } }
      return { ...details, txInfo: change(details.txInfo) }
    }

  it('29. “Send 1 USDC to Ben” is not said of bytes that pay a stranger 99', async () => {
    const recipient = { value: benKey.address, name: 'Ben', logoUri: null }
    const lie = called(({ transferInfo, ...rest }) => ({
      ...{ ...rest, recipient, transferInfo: { ...transferInfo, value: '1000000' } },
    }))
    const { text } = await review(treasury, pays(99_000_000n), lie)
    expect(text).toMatch(/Send 99\sUSDC/)
    expect(text).not.toMatch(/Send 1\sUSDC/)
  })

  it('30. nor “Rejection”', async () => {
    const lie = called(() => ({
      ...{ type: 'Custom', humanDescription: null, dataSize: '0', value: '0', methodName: null },
      to: { value: treasury.address, name: null, logoUri: null },
      ...{ isCancellation: true, actionCount: null },
    }))
    const { text } = await review(treasury, pays(98_000_000n), lie)
    expect(text).toMatch(/Send 98\sUSDC/)
    expect(text).not.toContain('Rejection of this nonce')
  })

  it('23. a fake token inside of a batch is flagged by what the batch calls', async () => {
    const args = [thief, 0n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    const moved = [{ to: usdcLookalike, value: 0n, data, operation: 0 as const }]
    const batch = { to: multiSendCallOnly, operation: 1 as const, data: encodeMultiSend(moved) }
    const read = await review(treasury, batch)
    expect([read.verdict, read.findings.join()]).toEqual([
      'mismatch',
      expect.stringContaining('USDC'),
    ])
  })

  it('harmless fields under the hash of others are never remembered for them', async () => {
    const proposed = await propose(treasury, { ...pay, value: 7n })
    const harmless = await propose(treasury, { ...pay, value: 3n })
    const told = await fetch(`${server.url}/v1/chains/31337/transactions/${harmless.id}`)
    const { txData } = await told.json()
    const lie: VisitedServer['tamper'] = (answer, { url }) =>
      isDetails(url) ? { ...(answer as object), txData } : answer
    const first = await readReview({ ...visited, tamper: lie }, proposed)
    expect(first.verdict).toBe('mismatch')
    const second = await readReview(visited, proposed)
    expect(second.verdict).toBe('proven')
    expect(second.text).not.toContain('−0.000000000000000003')
  })

  it('36. a word about unknown code that is left out is amber', async () => {
    const read = await review(treasury, { ...pay, value: 2n }, (answer, { url }) =>
      isSafe(url) ? { ...(answer as object), unknownCode: undefined } : answer,
    )
    expect([read.verdict, read.findings.join()]).toEqual([
      'unchecked',
      expect.stringContaining('Whether this Safe has run unknown code before'),
    ])
  })

  it('37. so is one that does not come', async () => {
    const read = await review(treasury, { ...pay, value: 4n }, (answer, { url }) =>
      isSafe(url) ? new Response('{}', { status: 503 }) : answer,
    )
    expect(read.verdict).toBe('unchecked')
  })

  it('38. “proposed by a delegate” does not make a stranger’s proposal less red', async () => {
    const read = await review(treasury, { ...pay, value: 5n }, (answer, { url }) => {
      if (!isDetails(url)) return answer
      const details = answer as { detailedExecutionInfo: object }
      const delegate = { value: thief, name: null, logoUri: null }
      const info = { confirmations: [], proposer: delegate, proposedByDelegate: delegate }
      return {
        ...details,
        detailedExecutionInfo: { ...details.detailedExecutionInfo, ...info },
      }
    })
    expect([read.verdict, read.findings.join()]).toEqual([
      'mismatch',
      expect.stringContaining('nothing proves it'),
    ])
  })
})

describe('R-JDG-3 one node alone', () => {
  /** What the first node says of the code at an address. */
  const lieAbout =
    (address: Address, code: Hex, node = '1'): NonNullable<VisitedServer['tamper']> =>
    (answer, { url, body }) => {
      if (url.searchParams.get('node') !== node) return answer
      const asked = (Array.isArray(body) ? body : [body]) as { id: number; params: unknown[] }[]
      const isIt = (id: unknown) =>
        asked.some(
          (each) =>
            each.id === id && String(each.params[0]).toLowerCase() === address.toLowerCase(),
        )
      const told = (each: { id: number }) => (isIt(each.id) ? { ...each, result: code } : each)
      return Array.isArray(answer) ? answer.map(told) : told(answer as { id: number })
    }

  it('41. cannot have the code of a delegatecall taken for what it says', async () => {
    const data = encodeMultiSend([{ to: thief, value: 1n, data: '0x', operation: 0 }])
    const batch = { to: multiSendCallOnly, data, operation: 1 as const }
    expect((await review(treasury, batch)).verdict).toBe('proven')
    const read = await review(
      treasury,
      { ...batch, nonce: 400n },
      lieAbout(multiSendCallOnly, '0x6001'),
    )
    expect([read.verdict, read.findings.join()]).toEqual([
      'mismatch',
      expect.stringContaining('bring different code'),
    ])
  })

  it('44. with one node, its word and that of a gateway that reads it are one voice', async () => {
    const read = await review(treasury, { to: thief, value: 6n }, (answer, { url, body }) => {
      if (url.searchParams.get('node') !== '2') return answer
      const missing = (id: unknown) => ({
        jsonrpc: '2.0',
        id,
        error: { code: -32013, message: '' },
      })
      return Array.isArray(body) ? body.map(({ id }) => missing(id)) : missing(null)
    })
    expect([read.verdict, read.findings.join()]).toEqual([
      'unchecked',
      expect.stringContaining('said by one alone'),
    ])
  })
})
