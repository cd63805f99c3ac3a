import { storySafes } from '@countersign/demo/storySafes'
import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { safeActionsAbi } from '@countersign/safe'
import type { VisitedServer } from '@countersign/web/visit'
import {
  type Address,
  encodeFunctionData,
  erc721Abi,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  getBalance,
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { describe, expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { readySafe } from '../../support/readySafe.ts'
import { adaKey, benKey } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import { HARBOUR, LEAVES, SEED_PACKETS } from '../../support/storyAddresses.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const { usdcLookalike } = worldContracts[31337]
const TREASURY = storySafes.treasury.address
const [ADA, BEN] = [adaKey.address, benKey.address]
const SAFE_SEND = `/one:${TREASURY}/send`
const SUBMIT = /^(Sign and propose|Send with wallet)/
const SUMMARY = 'What will happen'
const forged = `${HARBOUR.slice(0, 8)}${'0'.repeat(20)}${HARBOUR.slice(-14)}`.toLowerCase()
const [, , , dario, elodie] = worldAccounts
const wrong = ADA.replace('f39F', 'F39f')
/** What is written as a table, and what of it is said. */
const TABLES = [
  ['Dear team,\nhere is the list.', 'This is no table of payments'],
  [`address,name\n${BEN},Ben`, 'No column says how much.'],
  ['amount,token\n1,USDC', 'No column says who is paid.'],
  [`${BEN},1\n`.repeat(501), 'This table has 501 lines. Up to 500 fit'],
  [`${BEN},"1,234",USDC`, 'could mean two things'],
] as const

const visits = createVisits({ isStoryTold: true })

type Visit = { tamper?: VisitedServer['tamper']; who?: PrivateKeyAccount }

/** Somebody who knows Harbour Press, and proposes nothing without our hearing of it. */
async function visit(path: string, { tamper, who = adaKey }: Visit = {}) {
  const contacts = [{ address: HARBOUR, name: 'Harbour Press', chainId: null }]
  const writes: string[] = []
  const listen: VisitedServer['tamper'] = (answer, asked) => {
    if (asked.url.pathname.endsWith('/propose')) writes.push(asked.url.pathname)
    return tamper ? tamper(answer, asked) : answer
  }
  const kept = { 'countersign.app.contacts': JSON.stringify(contacts) }
  const page = await visits.visit(path, { who, tamper: listen, kept })
  return Object.assign(page, { writes })
}

const isOn = (at: VisitedPage) => expect.poll(() => at.off(SUBMIT)).toBeNull()

describe('R-ERR-4 every bad input is a sentence beside its field, and nothing is asked', () => {
  /** Pressed all the same, it says what is to be done first. */
  async function isRefused(at: Awaited<ReturnType<typeof visit>>) {
    await at.insist(SUBMIT)
    await at.says(SUMMARY, 'first.')
    expect([at.writes, at.wallet.count('eth_signTypedData_v4')]).toEqual([[], 0])
  }

  it('of a payment', async () => {
    const ada = await visit(SAFE_SEND)
    await ada.settled()
    await ada.insist(SUBMIT)
    await ada.reads('Say who is meant.')
    await ada.reads('Say how much.')
    const isWrong = () => ada.find('input', 'To')?.getAttribute('aria-invalid')
    for (const [text, sentence] of [
      [wrong, 'A digit of this address is wrong.'],
      [TREASURY, 'This is the account itself.'],
      [zeroAddress, 'Nobody has this address'],
      [`two:${BEN}`, 'for another network than Demo One'],
      ['0x12', 'This is no address'],
      ['nobody.demo.eth', 'Nobody is called nobody.demo.eth.'],
    ] as const) {
      await ada.fill('To', text)
      await ada.reads(sentence)
      expect(isWrong()).toBe('true')
    }
    await ada.fill('To', 'harbour-press.demo.eth')
    await ada.reads(HARBOUR.slice(2, 6))
    await expect.poll(isWrong).toBe('false')
    for (const [text, sentence] of [
      ['0', 'the amount is zero'],
      ['much', 'This is no amount.'],
      ['1,234', 'This could be 1.234 or 1,234.'],
      [`0.${'0'.repeat(18)}1`, 'ETH has 18 decimals at most.'],
      ['99999999', 'and this would need 99,999,999 ETH.'],
    ] as const) {
      await ada.fill('Amount', text)
      await ada.reads(sentence)
    }
    await ada.choose('Asset', 'Another token…')
    for (const [text, sentence] of [
      ['abc', 'This is no address.'],
      [ADA, 'There is no token at this address.'],
      [usdcLookalike, 'This is not the USDC that is listed here.'],
    ] as const) {
      await ada.fill('Address of the token', text)
      await ada.reads(sentence)
    }
    await isRefused(ada)
  })

  it('of a call, which offers what the contract knows', async () => {
    const ada = await visit(SAFE_SEND)
    await ada.press('Contract call')
    await ada.fill('Contract', usdcLookalike)
    await ada.choose('This contract knows', 'approve(address spender, uint256 amountOrTokenId)')
    await ada.fill('spender (address)', BEN)
    await ada.fill('amountOrTokenId (uint256)', '1.5')
    await ada.reads('A whole number is needed')
    await ada.fill('amountOrTokenId (uint256)', '15')
    await ada.says(SUMMARY, '1 call')
    for (const [text, sentence] of [
      ['[{"type":', 'neither an ABI nor a signature nor calldata'],
      ['[]', 'There is no function in it'],
      ['0xabc', 'These are no whole bytes'],
    ] as const) {
      await ada.fill('ABI, signature or calldata', text)
      await ada.reads(sentence)
      await isRefused(ada)
    }
    await ada.fill('ABI, signature or calldata', '0xdeadbeef')
    await ada.reads('Nobody here knows what this calldata does.')
  })

  it('of a table: which of its lines cannot be used, and what is no table', async () => {
    const ada = await visit(SAFE_SEND)
    await ada.press('Table')
    const lines = [`${BEN},1,USDC`, `${wrong},1,USDC`, `${BEN},2,USDC`, 'x,y,z']
    await ada.fill('Table', ['address,amount,token', ...lines].join('\n'))
    await ada.reads('2 lines cannot be used')
    await ada.reads(/Line 3\s*A digit of this address is wrong\./)
    await ada.reads('Line 5')
    await ada.reads('1 recipient is paid more than once')
    await ada.says(SUMMARY, 'Say who gets what')
    for (const [text, sentence] of TABLES) {
      await ada.fill('Table', text)
      await ada.reads(sentence)
      await isRefused(ada)
    }
    await ada.choose('Numbers are written as', '1,234.5')
    await ada.reads('1,234 USDC')
    // So long that it is not even taken.
    await ada.take('input[type=file]', `${BEN},1\n`.repeat(10_000))
    await ada.reads('This table has 10,000 lines. Up to 500 fit')
    await ada.reads('1,234 USDC')
  })

  it('of the calls of a batch', async () => {
    const ada = await visit('/tools?tool=batch')
    const data = 'Data, if it calls a contract'
    await ada.fill('To', wrong, 'Call 1')
    await ada.says('Call 1', 'A digit of this address is wrong.')
    await ada.fill('To', `two:${BEN}`, 'Call 1')
    await ada.says('Call 1', 'for another network than Demo One')
    await ada.fill('Amount in ETH', '1,000', 'Call 1')
    await ada.fill(data, '0xabc', 'Call 1')
    await ada.press('Add a call')
    await ada.press('Remove call 2')
    await ada.press('Review')
    await ada.says('Call 1', 'nothing between thousands')
    await ada.says('Call 1', 'This is not hex')
    await ada.says('Call 2', 'This is no address')
    await ada.fill('Amount in ETH', '0.0000000000000000001', 'Call 1')
    await ada.says('Call 1', 'ETH has 18 decimals at most.')
    expect(ada.find('section', 'What you will be asked')).toBeUndefined()
  })
})

const ALIKE = 'An address in it only looks like one that is known here:'

describe('an address like a known one', () => {
  it('R-JDG-6 is amber at one end; at both it is red, and no wallet is asked to pay it', async () => {
    const ada = await visit(`/one:${ADA}/send`)
    await ada.fill('Amount', '0.01')
    await ada.fill('To', `${forged.slice(0, 28)}${'7'.repeat(14)}`)
    await ada.reads('Begins like Harbour Press, but is somebody else.')
    await isOn(ada)
    await ada.fill('To', forged)
    await ada.reads('This is not Harbour Press.')
    expect(document.querySelector('main mark')).not.toBeNull()
    await ada.says(SUMMARY, ALIKE)
    expect(await ada.off(SUBMIT)).not.toBeNull()
    await ada.fill('To', HARBOUR)
    await expect.poll(() => ada.text()).not.toContain('somebody else')
    await isOn(ada)
  })

  it('R-JDG-6 is proposed to no Safe, as it would be signed by none of its owners', async () => {
    const ada = await visit(SAFE_SEND)
    await ada.fill('Amount', '0.01')
    await ada.fill('To', HARBOUR)
    await isOn(ada)
    await ada.fill('To', forged)
    await ada.says(SUMMARY, ALIKE)
    await ada.says(SUMMARY, 'Something here is wrong, so it cannot be signed')
    expect(await ada.off(SUBMIT)).not.toBeNull()
  })

  it('R-JDG-6 is as red in a call’s values', async () => {
    const ada = await visit(`/one:${ADA}/send`)
    await ada.press('Contract call')
    await ada.fill('Contract', usdcLookalike)
    await ada.fill('ABI, signature or calldata', 'transfer(address to, uint256 amount)')
    await ada.fill('amount (uint256)', '1')
    await ada.fill('to (address)', forged)
    await ada.reads('This is not Harbour Press.')
    await ada.says(SUMMARY, ALIKE)
    expect(await ada.off(SUBMIT)).not.toBeNull()
  })

  it('R-JDG-6 is sent in no batch either', async () => {
    const ada = await visit('/tools?tool=batch')
    await ada.press('Remove call 2')
    await ada.fill('To', forged, 'Call 1')
    await ada.says('Call 1', 'Harbour Press')
    await ada.fill('Amount in ETH', '1', 'Call 1')
    await ada.press('Review')
    await ada.says('What you will be asked', ALIKE)
    expect(await ada.off('Send')).not.toBeNull()
  })
})

const asks = (body: unknown, ...words: string[]) => {
  const text = JSON.stringify(body ?? '').toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}

describe('R-TX-4 what a draft stands on', () => {
  it('is read before anything is signed; where that fails, it is said', async () => {
    const held = Promise.withResolvers<void>()
    let isOut = true
    const ada = await visit(SAFE_SEND, {
      async tamper(answer, { body }) {
        if (isOut && asks(body, 'eth_getcode', elodie.address))
          return new Response('{}', { status: 503 })
        if (asks(body, 'eth_getcode', dario.address)) await held.promise
        return answer
      },
    })
    await ada.fill('Amount', '0.01')
    await ada.fill('To', HARBOUR)
    await isOn(ada)
    await ada.fill('To', dario.address)
    await ada.says(SUMMARY, 'Still being checked.')
    expect(await ada.off(SUBMIT)).not.toBeNull()
    held.resolve()
    await isOn(ada)
    const unread = 'The network does not answer. Nothing was asked.'
    expect(ada.text()).not.toContain(unread)
    await ada.fill('To', elodie.address)
    await ada.says(SUMMARY, unread)
    expect(await ada.off(SUBMIT)).not.toBeNull()
    isOut = false
    await ada.press('Try again', SUMMARY)
    await isOn(ada)
    await ada.fill('To', HARBOUR)
    await expect.poll(() => ada.text()).not.toContain(unread)
  })

  it('has moved: it is told what, and what is so now can be signed', async () => {
    const { url, client } = visits.server
    const safe = await readySafe({ url, client, owners: [adaKey, benKey], threshold: 1, queue: [] })
    const ada = await visit(`/one:${safe}/send`)
    await ada.fill('To', HARBOUR)
    await ada.fill('Amount', '0.01')
    await isOn(ada)
    const change = { abi: safeActionsAbi, functionName: 'changeThreshold', args: [2n] } as const
    const data = encodeFunctionData(change)
    await executeElsewhere(client, [adaKey], { safe, nonce: 0, to: safe, value: 0n, data })
    await ada.press(SUBMIT)
    await ada.says(SUMMARY, 'Signatures needed: 2 instead of 1.')
    expect(ada.wallet.count('eth_signTypedData_v4')).toBe(0)
    await ada.press(SUBMIT)
    await ada.goes(/\/tx\/0x[0-9a-f]{64}$/)
  })

  it('has moved in Tools, too: nothing is sent, nothing is said to be, and nothing that was written is lost', async () => {
    const { client } = visits.server
    const ada = await visit('/tools?tool=batch')
    await ada.press('Remove call 2')
    await ada.fill('To', HARBOUR, 'Call 1')
    await ada.fill('Amount in ETH', '0.01', 'Call 1')
    await ada.press('Review')
    await expect.poll(() => ada.off('Send')).toBeNull()
    const value = parseEther('0.5')
    const hash = await sendTransaction(client, {
      ...{ account: adaKey, chain: null, to: BEN, value },
    })
    await waitForTransactionReceipt(client, { hash })
    await ada.press('Send')
    await ada.reads('Something has changed since you saw it.')
    expect(ada.wallet.count('eth_sendTransaction')).toBe(0)
    expect(ada.text()).not.toContain('Sent. Its life')
    await ada.says('What you will be asked', HARBOUR)
    await ada.press('Send')
    await ada.reads('Sent. Its life')
  })

  it('is tried; what cannot be is told by its kind, and says so', async () => {
    let isOut = true
    const ada = await visit(SAFE_SEND, {
      tamper: (answer, { url }) =>
        isOut && url.pathname.endsWith('/estimations')
          ? new Response('{}', { status: 503 })
          : answer,
    })
    await ada.fill('To', HARBOUR)
    await ada.fill('Amount', '0.01')
    await ada.reads('It could not be tried out just now', '[data-gas="rough"]')
    isOut = false
    await ada.fill('Amount', '0.02')
    await ada.reads('Signing is free. Whoever executes it pays about', '[data-gas="tried"]')
  })

  it('“Max” leaves what the gas takes, and hardly more', async () => {
    const who = privateKeyToAccount(elodie.privateKey)
    const told = Promise.withResolvers<void>()
    // The price of gas comes last: until then nobody knows what “Max” would be.
    const at = await visit(`/one:${elodie.address}/send`, {
      who,
      async tamper(answer, { body }) {
        if (/eth_(gasPrice|maxPriorityFeePerGas)/.test(JSON.stringify(body ?? ''))) {
          await told.promise
        }
        return answer
      },
    })
    await at.fill('To', dario.address)
    await at.reads('There is')
    expect(at.find('button', /^Max: /)).toBeUndefined()
    told.resolve()
    await at.press(/^Max: /)
    await at.reads('“Max” leaves')
    await at.reads('Your wallet pays about', '[data-gas="tried"]')
    await at.press(SUBMIT)
    await at.goes(/\/activity$/)
    const left = () =>
      getBalance(visits.server.client, { address: elodie.address, blockTag: 'latest' })
    await expect.poll(left).toBeLessThan(parseEther('0.001'))
  })

  it('may be another’s: who may not send finds it off, with the reason', async () => {
    const ada = await visit(`/one:${BEN}/send`)
    await ada.reads('only this account’s own wallet')
    expect(await ada.off(SUBMIT)).not.toBeNull()
    await ada.goTo(`/one:${BEN}`)
    expect(await ada.off(/^Send\. Only this account/)).not.toBeNull()
  })

  it('is in it already: an asset of the page before, and a contact', async () => {
    const ada = await visit(`/one:${TREASURY}/assets`)
    await ada.press('Send USDC')
    await ada.goes(/\/send$/)
    const asset = () => (ada.find('select', 'Asset') as HTMLSelectElement | undefined)?.value
    await expect.poll(asset).toMatch(/^0x/)
    await ada.goTo('/contacts')
    await ada.press('Send to Harbour Press')
    const paid = () =>
      [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value)
    await expect.poll(paid).toContain(HARBOUR)
  })
})

const packets = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])
const ownerOf = (id: bigint) =>
  readContract(visits.server.client, {
    ...{ address: LEAVES, abi: erc721Abi, functionName: 'ownerOf' },
    args: [id],
  })
const packetsOf = (holder: Address) =>
  readContract(visits.server.client, {
    ...{ address: SEED_PACKETS, abi: packets, functionName: 'balanceOf' },
    args: [holder, 1n],
  })
const CONTRACT = 'Contract of the collectible'

describe('R-TX-4 collectibles', () => {
  it('a wallet hands over a leaf and three seed packets', async () => {
    const before = await packetsOf(BEN)
    const ada = await visit(`/one:${ADA}/send`)
    await ada.press('Collectible')
    await ada.fill(CONTRACT, LEAVES)
    await ada.fill('To', BEN)
    await ada.fill('Number', '5')
    await ada.reads('One of a kind (ERC-721)')
    await ada.press('Collectible')
    const seeds = 'Collectible 2'
    await ada.fill('To', BEN, seeds)
    await ada.fill(CONTRACT, SEED_PACKETS, seeds)
    await ada.fill('Number', '1', seeds)
    await ada.says(seeds, 'Of several (ERC-1155)')
    // More than there are, then what somebody else has, then a contract of something else.
    for (const [field, text, sentence] of [
      ['How many', '6', 'There are only 5.'],
      ['How many', '0', 'the amount is zero'],
      ['How many', '3', 'Of several (ERC-1155)'],
      ['Number', '2', 'This account does not have it.'],
      [CONTRACT, BEN, 'There are no collectibles at this address.'],
    ] as const) {
      await ada.fill(field, text, seeds)
      await ada.says(seeds, sentence)
    }
    await ada.fill(CONTRACT, SEED_PACKETS, seeds)
    await ada.fill('Number', '1', seeds)
    await ada.says(SUMMARY, 'Your wallet pays about')
    await ada.press(SUBMIT)
    await ada.goes(/\/activity$/)
    await expect.poll(() => ownerOf(5n)).toBe(BEN)
    await expect.poll(() => packetsOf(BEN)).toBe(before + 3n)
  })

  it('a Safe hands over what the gateway lists, and what only its contract knows', async () => {
    const { url, client } = visits.server
    const safe = await readySafe({ url, client, owners: [adaKey], threshold: 1, queue: [] })
    const given = { account: adaKey, chain: null } as const
    for (const hash of [
      await writeContract(client, {
        ...{ ...given, address: LEAVES, abi: erc721Abi, functionName: 'safeTransferFrom' },
        args: [ADA, safe, 1n],
      }),
      await writeContract(client, {
        ...{ ...given, address: SEED_PACKETS, abi: packets, functionName: 'safeTransferFrom' },
        args: [ADA, safe, 1n, 2n, '0x'],
      }),
    ]) {
      await waitForTransactionReceipt(client, { hash })
    }
    await visits.server.untilRead()
    const ada = await visit(`/one:${safe}/send`)
    await ada.press('Collectible')
    await ada.choose('Choose one of yours', 'Leaf #1')
    await ada.fill('To', ADA)
    await ada.reads('One of a kind (ERC-721)')
    await ada.press('Collectible')
    await ada.fill('To', ADA, 'Collectible 2')
    await ada.fill(CONTRACT, SEED_PACKETS, 'Collectible 2')
    await ada.fill('Number', '1', 'Collectible 2')
    await ada.fill('How many', '2', 'Collectible 2')
    await ada.says(SUMMARY, '2 calls')
    await ada.press(SUBMIT)
    await ada.goes(/\/tx\/0x[0-9a-f]{64}$/)
    await ada.press('Execute', 'What you can do')
    await expect.poll(() => ownerOf(1n)).toBe(ADA)
    expect(await packetsOf(safe)).toBe(0n)
  })
})
