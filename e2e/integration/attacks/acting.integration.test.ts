import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { hashSafeMessage, readSignedFields } from '@countersign/safe'
import { createSignInMessage } from '@countersign/siwe'
import { readArtifact } from '@countersign/testbed'
import type { VisitedServer } from '@countersign/web/visit'
import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint160,
  parseAbi,
  parseEther,
  parseGwei,
  zeroAddress,
} from 'viem'
import {
  deployContract,
  getBalance,
  readContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { describe, expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { readReview } from '../../support/readReview.ts'
import { resembling } from '../../support/resembling.ts'
import { safeOf, safeOfSafe } from '../../support/safeOfSafe.ts'
import { adaKey, benKey, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere, safeTxOf } from '../../support/safeTx.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const { usdc, usdcLookalike, permit2 } = worldContracts[31337]
const SIGN = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'
const OWN = 'Sign as owner'
const BAR = 'What you can do'
const TREE = 'Owners that are Safes'
const CONTACTS = 'countersign.app.contacts'
const both = [adaKey, benKey] as const
const ben = { address: benKey.address, name: 'Ben', chainId: null }
const kept = { [CONTACTS]: JSON.stringify([ben]) }

const visits = createVisits()

/** Ada, who knows Ben. */
async function visit(path: string, tamper?: VisitedServer['tamper']): Promise<VisitedPage> {
  const page = await visits.visit(path, { tamper, kept })
  await page.settled()
  return page
}

const coinsOf = (address: Address) =>
  getBalance(visits.server.client, { address, blockTag: 'latest' })
const fakesOf = (owner: Address) =>
  readContract(visits.server.client, {
    ...{ address: usdcLookalike, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
  })
const nonceOf = (address: Address) =>
  readContract(visits.server.client, {
    ...{ address, abi: parseAbi(['function nonce() view returns (uint256)']) },
    functionName: 'nonce',
  })
const verdict = () =>
  document.querySelector('[data-verdict]:not([data-proof-row])')?.getAttribute('data-verdict')

it('R-JDG-4 5. refund terms in the approval of an owner Safe are not signed from the page of what it approves', async () => {
  const parent = await safeOf(visits.server.url, adaKey, [benKey])
  const child = await safeOfSafe(visits.server.url, parent)
  const thief = worldAccounts[9].address
  const { safeTxHash } = safeTxOf(child, 0, { to: worldAccounts[3].address, value: 1n })
  const approving = {
    ...{ to: child, value: 0n, safeTxGas: 100_000n, baseGas: 400_000n },
    ...{ gasPrice: parseGwei('1000'), refundReceiver: thief },
    data: encodeFunctionData({
      ...{ abi: parseAbi(['function approveHash(bytes32)']), args: [safeTxHash] },
    }),
  }
  const proposed = { ...approving, nonce: 0, signers: [benKey] }
  await proposeElsewhere(visits.server.url, parent, proposed)
  const ada = await visit(`/one:${child}/tx/${safeTxHash}`)
  await ada.says(TREE, '1 of 2 signed')
  expect(ada.find('button', /./, TREE)).toBeUndefined()
  await ada.press('Review and sign its confirmation', TREE)
  await ada.goes(new RegExp(`${parent}/tx/`))
  await expect.poll(verdict).toBe('mismatch')
  expect(await ada.off('Confirm', BAR)).not.toBeNull()
  expect(ada.wallet.count(SIGN)).toBe(0)

  // What one click would have been worth.
  const before = await coinsOf(thief)
  const signed = { safe: parent, nonce: 0, ...approving }
  await executeElsewhere(visits.server.client, both, signed, parseGwei('1000'))
  expect((await coinsOf(thief)) - before).toBeGreaterThan(parseEther('0.4'))
})

describe('R-JDG-8 what its page blocks, the queue does not send', () => {
  const forged = getAddress(resembling(benKey.address))
  const fake = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'transfer', args: [worldAccounts[3].address, 5n] },
  })
  const waiting = {
    lookAlike: { to: forged, value: 5n },
    fakeToken: { to: usdcLookalike, value: 0n, data: fake },
    // With gas of its own a Safe's transaction fails without being undone: its nonce is used.
    failing: { to: worldAccounts[3].address, value: parseEther('7'), safeTxGas: 100_000n },
    payment: { to: worldAccounts[3].address, value: 5n },
  }

  async function queueOf(...calls: (typeof waiting)[keyof typeof waiting][]) {
    const safe = await safeOfThree(visits.server.url)
    const { client, url } = visits.server
    const hash = await writeContract(client, {
      ...{ account: adaKey, chain: null, address: usdcLookalike, abi: erc20Abi },
      ...{ functionName: 'transfer', args: [safe, 5n] },
    })
    await waitForTransactionReceipt(client, { hash })
    for (const [nonce, call] of calls.entries()) {
      await proposeElsewhere(url, safe, { ...call, nonce, signers: both })
    }
    const ada = await visit(`/one:${safe}/queue`)
    // What an owner can do in a row is drawn.
    await ada.reads('Reject')
    return { safe, ada }
  }

  it.each([
    ['6. a look-alike', waiting.lookAlike],
    ['7. a fake token', waiting.fakeToken],
    ['8. one that would fail', waiting.failing],
  ])('%s', async (_, call) => {
    const { safe, ada } = await queueOf(call)
    const held = async () => [await coinsOf(safe), await fakesOf(safe), await nonceOf(safe)]
    const before = await held()
    // It is judged where it stands, and what is not green is opened.
    await ada.press('Execute')
    await ada.goes(/\/tx\//)
    await expect.poll(() => ada.off('Execute', BAR)).not.toBe('Still being checked.')
    expect(await ada.off('Execute', BAR)).not.toBeNull()
    expect([ada.wallet.count(SEND), await held()]).toEqual([0, before])
  })

  it('9. several in order, of which the second pays a look-alike', async () => {
    const { safe, ada } = await queueOf(waiting.payment, waiting.lookAlike)
    const paid = await coinsOf(forged)
    await ada.press('Execute 2 in order')
    await ada.reads('Stopped before nonce 1: something about it has to be looked at.')
    expect([ada.wallet.count(SEND), await nonceOf(safe), await coinsOf(forged)]).toEqual([
      ...[1, 1n, paid],
    ])
    const { safeTxHash } = safeTxOf(safe, 1, waiting.lookAlike)
    const next = await visit(`/one:${safe}/tx/${safeTxHash}`)
    await expect.poll(verdict).toBe('mismatch')
    expect(await next.off('Execute', BAR)).not.toBeNull()
    expect([next.wallet.count(SEND), await coinsOf(forged)]).toEqual([0, paid])
  })

  it('several in order, of which each alone would go through, and the third not after those before it', async () => {
    const half = { to: worldAccounts[3].address, value: parseEther('0.45') }
    const { safe, ada } = await queueOf(half, half, half, waiting.payment)
    await ada.press('Execute 4 in order')
    await ada.reads('Stopped before nonce 2: it would not go through after those before it.')
    expect([ada.wallet.count(SEND), await nonceOf(safe)]).toEqual([2, 2n])
  })

  it('several in order, of which not even the first would go through', async () => {
    const most = { to: worldAccounts[3].address, value: parseEther('7') }
    const { safe, ada } = await queueOf(most, waiting.payment)
    await ada.press('Execute 2 in order')
    await ada.reads('Stopped before nonce 0: it would not go through after those before it.')
    expect([ada.wallet.count(SEND), await nonceOf(safe)]).toEqual([0, 0n])
  })
})

describe('R-MSG-1 what is more than a text is not signed with one click', () => {
  const granted = {
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: permit2 },
    types: {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    },
    primaryType: 'PermitSingle',
    message: {
      details: {
        ...{ token: usdc, amount: String(maxUint160), nonce: '0' },
        expiration: String(2n ** 48n - 1n),
      },
      ...{ spender: worldAccounts[9].address, sigDeadline: String(2n ** 48n - 1n) },
    },
  }

  it('25. a Permit2 grant, unlimited, for ever, to a stranger', async () => {
    const ada = await visit(`/one:${await safeOfThree(visits.server.url)}/messages`)
    await ada.check('Typed data (EIP-712)')
    await ada.fill('Typed data as JSON', JSON.stringify(granted))
    await ada.reads('PermitSingle')
    await ada.settled()
    await ada.reads('Signing this gives somebody a right over tokens')
    await ada.reads('Without a limit: all there is, and all that comes')
    expect(await ada.off(OWN)).not.toBeNull()
    expect(ada.wallet.count(SIGN)).toBe(0)
    await ada.fill('To sign all the same, type: right', 'right')
    await ada.press(OWN)
    await expect.poll(() => ada.wallet.count(SIGN)).toBe(1)
  })

  /** Ben has signed it, and the gateway has it. */
  async function post(address: Address, message: string | typeof granted, origin: string | null) {
    const account = { chainId: 31337, address, version: '1.4.1' }
    const readable = typeof message === 'string' ? message : readSignedFields(message).typedData
    const { safeMessageHash: hash } = hashSafeMessage(account, readable)
    const signature = await benKey.sign({ hash })
    const of = `${visits.server.url}/v1/chains/31337/safes/${address}/messages`
    const posted = await fetch(of, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ message, safeAppId: null, signature, origin }),
    })
    expect(posted.ok).toBe(true)
    return hash
  }

  it('26. what would be signed in part', async () => {
    const address = await safeOfThree(visits.server.url)
    const hash = await post(address, granted, null)
    const ada = await visit(`/one:${address}/msg/${hash}`, (answer, { url }) => {
      if (!url.pathname.endsWith(hash)) return answer
      const message = { ...granted, message: { ...granted.message, note: 'for free' } }
      return { ...(answer as object), message }
    })
    await ada.reads('Part of this would not be signed')
    await ada.settled()
    expect(await ada.off(OWN)).not.toBeNull()
    await ada.reads('It says more than would be signed, so it is not signed')
    expect(ada.wallet.count(SIGN)).toBe(0)
  })

  it('R-MSG-3 a text with letters that nobody sees says which, and is named', async () => {
    const ada = await visit(`/one:${await safeOfThree(visits.server.url)}/messages`)
    await ada.fill('What the Safe is to stand by', 'Pay \u202e0001\u202c to A\u200bda')
    await ada.reads('Pay [U+202E]0001[U+202C] to A[U+200B]da')
    await ada.reads('There are letters in it that nobody sees')
    expect(await ada.off(OWN)).not.toBeNull()
    await ada.fill('To sign all the same, type: unseen', 'unseen')
    await ada.press(OWN)
    await expect.poll(() => ada.wallet.count(SIGN)).toBe(1)
  })

  it('R-MSG-3 typed data says what nobody sees in it, and for which network it is', async () => {
    const ada = await visit(`/one:${await safeOfThree(visits.server.url)}/messages`)
    await ada.check('Typed data (EIP-712)')
    const odd = {
      domain: { name: 'Orchard\u2066', chainId: 1 },
      ...{ types: { Order: [{ name: 'what', type: 'string' }] }, primaryType: 'Order' },
      message: { what: 'Quin\u00adces' },
    }
    await ada.fill('Typed data as JSON', JSON.stringify(odd))
    await ada.reads('Quin[U+00AD]ces')
    await ada.reads('Orchard[U+2066]')
    await ada.reads('This is for another network (number 1)')
    await ada.fill(/type: unknown elsewhere unseen/, 'unknown elsewhere')
    expect(await ada.off(OWN)).not.toBeNull()
    const named = 'permitted,address spender'
    const swallowing = { ...odd, types: { Order: [{ name: named, type: 'string' }] } }
    await ada.fill(
      'Typed data as JSON',
      JSON.stringify({ ...swallowing, message: { [named]: '' } }),
    )
    await ada.reads('This is no typed data that a wallet could sign.')
    expect([await ada.off(OWN), ada.wallet.count(SIGN)]).not.toContain(null)
  })

  it('a sign-in that another site asked for', async () => {
    const address = await safeOfThree(visits.server.url)
    const text = createSignInMessage({
      ...{ domain: 'desk.example', address, uri: 'https://desk.example', chainId: 31337 },
      ...{ nonce: 'dC9qsXoR2vZb4LhTn7Ey', issuedAt: '2026-10-28T09:26:14Z' },
    })
    const asker = JSON.stringify({ url: 'https://evil.example', name: 'Nice app' })
    const ada = await visit(`/one:${address}/msg/${await post(address, text, asker)}`)
    await ada.reads('Asked for by evil.example, but signs in to desk.example')
    await ada.reads('Another site asked for this sign-in than the one it signs in to')
    expect([await ada.off(OWN), await ada.off('Sign on the chain')]).not.toContain(null)
    expect(ada.wallet.count(SIGN)).toBe(0)

    const other = await safeOfThree(visits.server.url)
    const honest = text.replace(address, other)
    const again = await visit(`/one:${other}/msg/${await post(other, honest, null)}`)
    await again.reads('Nobody says which site asked')
    await again.press(OWN)
    await expect.poll(() => again.wallet.count(SIGN)).toBe(1)
  })
})

it.each([
  ['enableModule', worldAccounts[9].address],
  ['changeThreshold', 1n],
] as const)(
  'R-JDG-6 27. several calls of a Safe carry no %s that was not named',
  async (name, value) => {
    const safe = await safeOfThree(visits.server.url)
    const type = typeof value === 'bigint' ? 'uint256' : 'address'
    const abi = parseAbi([`function ${name}(${type})`] as readonly string[])
    const data = encodeFunctionData({ abi, functionName: name, args: [value] } as never) // as the two say
    // A wallet whose account is the Safe.
    const who = { ...adaKey, address: safe }
    const at = await visits.visit('/tools?tool=batch', { who })
    await at.press('Remove call 2')
    await at.fill('To', safe, 'Call 1')
    await at.fill('Amount in ETH', '0', 'Call 1')
    await at.fill('Data, if it calls a contract', data, 'Call 1')
    await at.press('Review')
    await at.reads('What you will be asked')
    await at.settled()
    await at.reads('First type what is asked for.')
    expect(await at.off('Send')).not.toBeNull()
    await at.insist('Send')
    expect(at.wallet.count(SEND)).toBe(0)
  },
)

it('R-TX-4 28. the composer signs no payment that would fail', async () => {
  const safe = await safeOfThree(visits.server.url)
  const ada = await visit(`/one:${safe}/send`)
  // A token takes no coins.
  await ada.fill('To', usdc)
  await ada.fill('Amount', '0.01')
  await ada.reads('It would fail now')
  expect(await ada.off(/^Sign and propose/)).not.toBeNull()
  await ada.insist(/^Sign and propose/)
  expect(ada.wallet.count(SIGN)).toBe(0)
})

describe('R-JDG-3 what was seen of other bytes under a hash is not said of it', () => {
  const to = worldAccounts[3].address
  const taken = { to, value: parseEther('0.7') }

  /** What the gateway calls a payment of almost nothing, at first. */
  async function beginHarmless() {
    const safe = await safeOfThree(visits.server.url)
    const harmless = { to, value: 1n }
    for (const call of [taken, harmless]) {
      await proposeElsewhere(visits.server.url, safe, { ...call, nonce: 0, signers: [benKey] })
    }
    const [{ safeTxHash }, other] = [safeTxOf(safe, 0, taken), safeTxOf(safe, 0, harmless)]
    const of = `${visits.server.url}/v1/chains/31337/transactions`
    const { txData, txInfo } = await (await fetch(`${of}/${other.safeTxHash}`)).json()
    const liar = { isLying: true }
    const ada = await visit(`/one:${safe}/tx/${safeTxHash}`, (answer, { url }) =>
      liar.isLying && url.pathname.endsWith(safeTxHash)
        ? { ...(answer as object), txData, txInfo }
        : answer,
    )
    await expect.poll(verdict).toBe('mismatch')
    return { safe, ada, path: `/one:${safe}/tx/${safeTxHash}`, liar }
  }

  /** What it takes stands on the page, by the rehearsal, too. */
  async function saysAll(ada: VisitedPage) {
    await ada.settled()
    await expect.poll(verdict).toBe('proven')
    await ada.says('What changes', '−0.7')
  }

  it('34. after a reload', async () => {
    const { ada, safe, liar } = await beginHarmless()
    // What is kept of a visit is written once a second.
    await expect.poll(() => localStorage.getItem('cache') ?? '').toContain(safe)
    liar.isLying = false
    await ada.reload()
    await saysAll(ada)
  })

  it('35. within one visit', async () => {
    const { ada, safe, path, liar } = await beginHarmless()
    await ada.goTo(`/one:${safe}/queue`)
    await ada.reads('Queue', 'h1')
    liar.isLying = false
    await ada.goTo(path)
    await ada.reads('Transaction', 'h1')
    await saysAll(ada)
  })
})

it('R-NAME-3 50. letters that nobody sees do not stay in notes', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
  const { safeTxHash } = safeTxOf(safe, 0, { to: worldAccounts[3].address, value: 1n })
  const ada = await visit(`/one:${safe}/tx/${safeTxHash}`, (answer, { url }) =>
    url.pathname.endsWith(safeTxHash)
      ? { ...(answer as object), note: 'For \u202eneB\u202c, inv\u200boice' }
      : answer,
  )
  await ada.reads('oice')
  expect(ada.text()).not.toMatch(/[\u200b\u202c\u202e]/)
  expect(ada.text()).toContain('without letters that cannot be seen')
})

it('R-NAME-3 a stranger’s note is not repeated where another takes its place', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
  const ada = await visit(`/one:${safe}/send`, (answer, { url }) => {
    if (!url.pathname.endsWith('/transactions/queued')) return answer
    return JSON.parse(JSON.stringify(answer), (_, value) =>
      value?.txInfo ? { ...value, note: 'Nothing at all' } : value,
    )
  })
  await ada.choose('Place in the queue', '0')
  await ada.reads('Takes the place of this')
  expect(ada.text()).not.toContain('Nothing at all')
})

it('R-JDG-2 20. an unknown guard for modules is not green, of a Safe that takes one', async () => {
  const { client, url } = visits.server
  const deploy = async (contract: { abi: Abi; bytecode: Hex }) => {
    const hash = await deployContract(client, { account: adaKey, chain: null, ...contract })
    const { contractAddress } = await waitForTransactionReceipt(client, { hash })
    return contractAddress ?? zeroAddress
  }
  const safe = await safeOfThree(url, [], await deploy(readArtifact('1.5.0', 'SafeL2')))
  // It says yes to whatever it is asked.
  const guard = await deploy({ abi: [], bytecode: '0x69600160005260206000f3600052600a6016f3' })
  const abi = parseAbi(['function setModuleGuard(address)'])
  const call = { to: safe, value: 0n, data: encodeFunctionData({ abi, args: [guard] }) }
  await proposeElsewhere(url, safe, { ...call, nonce: 0, signers: [benKey] })
  await visits.server.untilRead()
  const id = safeTxOf(safe, 0, call).safeTxHash
  const read = await readReview(visits.server.visited, { safe, id })
  expect([read.verdict, read.findings.join()]).toEqual([
    'mismatch',
    expect.stringContaining('(a guard for modules)'),
  ])
  expect(read.findings.join()).not.toContain('would fail')
})

describe('R-TOK-1 a gateway does not say how a token counts', () => {
  /** It says so many decimals of a token. */
  const counting =
    (token: Address, decimals: number): NonNullable<VisitedServer['tamper']> =>
    (answer, { url }) => {
      if (!url.pathname.includes('/balances/')) return answer
      const { items, ...rest } = answer as { items: { tokenInfo: { address: string } }[] }
      const told = items.map((item) =>
        item.tokenInfo.address.toLowerCase() === token.toLowerCase()
          ? { ...item, tokenInfo: { ...item.tokenInfo, decimals } }
          : item,
      )
      return { ...rest, items: told }
    }
  const held = (owner: Address) =>
    readContract(visits.server.client, {
      ...{ address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
    })

  async function give(token: Address, to: Address, amount: bigint) {
    const { client } = visits.server
    const hash = await writeContract(client, {
      ...{ account: adaKey, chain: null, address: token, abi: erc20Abi },
      ...{ functionName: 'transfer', args: [to, amount] },
    })
    await waitForTransactionReceipt(client, { hash })
  }

  /** Ada types that Ben gets one USDC, and does what the page offers. */
  async function payOne(from: Address): Promise<VisitedPage> {
    const ada = await visit(`/one:${from}/send`, counting(usdc, 8))
    await ada.choose('Asset', usdc)
    await ada.fill('To', benKey.address)
    await ada.fill('Amount', '1')
    await ada.press(/^(Sign and propose|Send with wallet)/)
    return ada
  }

  it('31. a Safe signs 1 USDC for a typed 1', async () => {
    const safe = await safeOfThree(visits.server.url)
    await give(usdc, safe, 200_000_000n)
    const ada = await payOne(safe)
    const [, id] = await ada.goes(/\/tx\/(0x[0-9a-f]{64})/)
    const of = `${visits.server.url}/v1/chains/31337/transactions/${id}`
    const { txData } = await (await fetch(of)).json()
    const before = await held(benKey.address)
    await executeElsewhere(visits.server.client, both, {
      ...{ safe, nonce: 0, to: txData.to.value, value: 0n, data: txData.hexData },
    })
    expect((await held(benKey.address)) - before).toBe(1_000_000n)
  })

  it('32. a plain wallet sends 1 USDC for a typed 1', async () => {
    const before = await held(benKey.address)
    const ada = await payOne(adaKey.address)
    await ada.goes(/\/activity$/)
    await expect.poll(async () => (await held(benKey.address)) > before).toBe(true)
    expect((await held(benKey.address)) - before).toBe(1_000_000n)
  })

  it('33. nor of one that nobody lists', async () => {
    const safe = await safeOfThree(visits.server.url)
    await give(usdcLookalike, safe, 250_000_000n)
    await visits.server.untilRead()
    const ada = await visit(`/one:${safe}/assets`, counting(usdcLookalike, 12))
    await ada.reads(/250 USD/)
    expect(ada.text()).not.toContain('0.0002')
  })
})

it('R-NAME-4 43. one node that gives a name another address is not paid', async () => {
  const { universalResolver } = worldContracts[31337]
  const thief = worldAccounts[9].address
  const lie = encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'address' }],
    [encodeAbiParameters([{ type: 'address' }], [thief]), universalResolver],
  )
  const safe = await safeOfThree(visits.server.url)
  const ada = await visit(`/one:${safe}/send`, (answer, { url, body }) => {
    if (!url.pathname.startsWith('/api/rpc/') || url.searchParams.get('node') === '2') return answer
    const asked = (Array.isArray(body) ? body : [body]) as { id: number; params: unknown }[]
    const isIt = (id: number) =>
      asked.some(
        (each) =>
          each.id === id &&
          JSON.stringify(each.params).toLowerCase().includes(universalResolver.toLowerCase()),
      )
    const told = (each: { id: number }) => (isIt(each.id) ? { ...each, result: lie } : each)
    return Array.isArray(answer) ? answer.map(told) : told(answer as { id: number })
  })
  await ada.fill('Amount', '0.01')
  await ada.fill('To', 'ben.demo.eth')
  await ada.reads('Our nodes name different addresses for this name')
  expect(ada.text()).not.toContain(thief)
  await ada.insist(/^Sign and propose/)
  await ada.says('What will happen', 'first.')
  expect(ada.wallet.count(SIGN)).toBe(0)
})
