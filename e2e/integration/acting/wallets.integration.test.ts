import { safeAbi } from '@countersign/safe'
import type { VisitedServer } from '@countersign/web/visit'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { readContract, sendTransaction } from 'viem/actions'
import { describe, expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import {
  type Answer,
  letItBatch,
  never,
  refuse,
  signData,
  WalletError,
} from '../../support/oddWallet.ts'
import { adaKey, benKey, chiomaKey, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const SIGN = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'
const BAR = 'section[aria-label="What you can do"]'
const REFUSED = 'Refused in the wallet. Nothing was sent.'

const visits = createVisits()

/** Ada, somewhere, with a wallet that does as a test wants. */
async function visit(path: string, tamper?: VisitedServer['tamper']): Promise<VisitedPage> {
  const page = await visits.visit(path, { tamper })
  await page.settled()
  return page
}

/** Opens what waits at a nonce, from the queue. */
async function openFirst(safe: Address, nonce = 0, tamper?: VisitedServer['tamper']) {
  const ada = await visit(`/one:${safe}/queue`, tamper)
  await ada.press(/^Send/, `Nonce ${nonce}`)
  await ada.settled()
  return ada
}

const isOn = (ada: VisitedPage, name: string) => expect.poll(() => ada.off(name)).toBeNull()

describe('R-ERR-4 whatever a wallet does with a signature ends in a sentence and a way on', () => {
  const answers: [string, Answer, string, 'of another'?][] = [
    ['refuses', refuse, REFUSED],
    [
      'is asking something',
      () => {
        throw new WalletError(-32002, 'Request already pending.')
      },
      'The wallet is already asking something.',
    ],
    [
      'signs something else',
      ([, data]) => signData(adaKey, data, (text) => text.replace('"value":"1"', '"value":"2"')),
      'The wallet signed something else than it was asked.',
      'of another',
    ],
    [
      'signs for somebody else',
      ([, data]) => signData(chiomaKey, data),
      'The wallet answered for another account.',
      'of another',
    ],
    ['answers nonsense', () => '0x1234', 'The wallet signed something else'],
  ]

  it('of a transaction', async () => {
    const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
    const ada = await openFirst(safe)
    for (const [, answer, sentence, isOther] of answers) {
      ada.wallet.set(SIGN, answer)
      await ada.press('Confirm')
      await ada.reads(sentence, BAR)
      if (isOther) {
        // Whose it is stands among the witnesses, and nothing is signed until somebody has seen it.
        const signer = () => document.querySelector('[data-witness-row="signer"]')
        await expect.poll(() => signer()?.getAttribute('data-told-verdict')).toBe('mismatch')
        expect(await ada.off('Confirm')).not.toBeNull()
        await ada.press('Try again', 'What you can do')
      }
      await isOn(ada, 'Confirm')
    }

    // It does not answer: somebody stops waiting, and somebody goes away.
    ada.wallet.set(SIGN, never)
    await ada.press('Confirm')
    await ada.reads('Your wallet is asked', BAR)
    await ada.press('Stop waiting')
    await ada.reads('You stopped waiting for the wallet.', BAR)
    await ada.press('Confirm')
    await ada.reads('Your wallet is asked', BAR)
    await ada.reload()
    await ada.reads('The page was left before the wallet answered.', BAR)
    await isOn(ada, 'Confirm')

    // It is elsewhere and stays there; then it comes when asked, and leaves again while it signs.
    await ada.wallet.moveTo(31338)
    ada.wallet.set('wallet_switchEthereumChain', refuse)
    await ada.press('Confirm')
    await ada.reads(REFUSED, BAR)
    ada.wallet.set('wallet_switchEthereumChain')
    ada.wallet.set(SIGN, async ([, data]) => {
      await ada.wallet.moveTo(31338)
      return signData(adaKey, data)
    })
    const switched = ada.wallet.count('wallet_switchEthereumChain')
    await ada.press('Confirm')
    await expect.poll(() => ada.off('Confirm')).toBe('You have signed it.')
    expect(ada.wallet.count('wallet_switchEthereumChain')).toBe(switched + 1)
  })

  it('of a message', async () => {
    const safe = await safeOfThree(visits.server.url)
    const ada = await visit(`/one:${safe}/messages`)
    await ada.fill('What the Safe is to stand by', 'The orchard stands by its harvest report.')
    for (const [name, answer, sentence] of answers) {
      const isElse = name === 'signs something else'
      const other: Answer = ([, data]) =>
        signData(adaKey, data, (text) => text.replace(/"message":"0x.{8}/, '"message":"0x00000000'))
      ada.wallet.set(SIGN, isElse ? other : answer)
      await ada.press('Sign as owner')
      await ada.reads(sentence)
      await isOn(ada, 'Sign as owner')
      expect(ada.find('section', 'Signed here, and not shared yet')).toBeUndefined()
    }
    ada.wallet.set(SIGN, never)
    await ada.press('Sign as owner')
    await ada.press('Stop waiting')
    await ada.reads('You stopped waiting for the wallet.')
    ada.wallet.set(SIGN)
    await ada.press('Sign as owner')
    await ada.goes(/\/msg\/0x/)
    await ada.reads('1 valid of 2 needed')
  })
})

it('R-TX-4 whatever a wallet does with an execution, it is sent once', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey, chiomaKey] }])
  const ada = await openFirst(safe)
  ada.wallet.set(SEND, refuse)
  await ada.press('Execute')
  await ada.reads(REFUSED, BAR)

  ada.wallet.set(SEND, never)
  await ada.press('Execute')
  await ada.reads('Your wallet is asked', BAR)
  await ada.reload()
  await ada.reads('not known whether it was sent', BAR)
  expect(await ada.off('Execute')).toBe('It may have been sent already.')
  await ada.press('It was not sent')

  // It goes to another network while it is asked, and sends there.
  ada.wallet.set(SEND, async () => {
    await ada.wallet.moveTo(31338)
    return `0x${'5e'.repeat(32)}`
  })
  await ada.press('Execute')
  await ada.reads('Your wallet changed its network while it was asked', BAR)
  await ada.press('It was not sent')

  ada.wallet.set(SEND)
  const sent = ada.wallet.count(SEND)
  await ada.press('Execute')
  await ada.reads('Indexed', BAR)
  expect(ada.wallet.count(SEND)).toBe(sent + 1)
})

describe('R-TX-4 what is pressed twice before the page is drawn anew is asked for once', () => {
  it('a payment: it repeats nothing while it is asked for, and refused it can be pressed again', async () => {
    const ada = await visit(`/one:${adaKey.address}/send`)
    await ada.fill('To', benKey.address)
    await ada.fill('Amount', '0.0123')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    ada.wallet.set(SEND, async (params) => {
      await answered
      return refuse(params)
    })
    await ada.press('Send with wallet', undefined, 2)
    await ada.reads('Look at your wallet')
    await expect.poll(() => ada.wallet.count(SEND)).toBe(1)
    expect(ada.text()).not.toContain('Something like this')
    answer()
    await ada.reads(REFUSED)
    await isOn(ada, 'Send with wallet')
    ada.wallet.set(SEND)
    await ada.press('Send with wallet', undefined, 2)
    await ada.goes(/\/activity$/)
    expect(ada.wallet.count(SEND)).toBe(2)
  })

  it('a confirmation and an execution, of which no other tab is said to be asking', async () => {
    const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
    const ada = await openFirst(safe)
    await ada.press('Confirm', undefined, 2)
    await ada.press('Execute', undefined, 2)
    await ada.reads('Indexed', BAR)
    expect([ada.wallet.count(SIGN), ada.wallet.count(SEND)]).toEqual([1, 1])
    expect(ada.text()).not.toContain('Another tab')
  })

  /** Every other button that asks a wallet, but for revoking (`rights`): where it stands, what it is called, and what it asks for. */
  type Button = [
    what: string,
    open: () => Promise<VisitedPage>,
    name: string,
    method: string,
    /** What is pressed once it was refused, if not the same. */
    again?: (page: VisitedPage) => Promise<string>,
  ]
  const BUTTONS: Button[] = [
    [
      'a proposal',
      async () => {
        const safe = await safeOfThree(visits.server.url)
        const ada = await visit(`/one:${safe}/send`)
        await ada.fill('To', benKey.address)
        await ada.fill('Amount', '0.0001')
        return ada
      },
      'Sign and propose',
      SIGN,
    ],
    [
      'a rejection, from the list',
      async () => {
        const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
        return visit(`/one:${safe}/queue`)
      },
      'Reject',
      SIGN,
    ],
    [
      'one’s own proposal, taken back',
      async () =>
        openFirst(await safeOfThree(visits.server.url, [{ value: 1n, signers: [adaKey] }])),
      'Take back',
      SIGN,
    ],
    [
      'a new Safe',
      async () => {
        const ada = await visit('/accounts/new')
        await ada.press('Add my wallet')
        await ada.press(/^Create/, 'What will be made')
        return ada
      },
      'Send with wallet',
      SEND,
    ],
    [
      'a call of Tools',
      async () => {
        const ada = await visit('/tools?tool=batch')
        await ada.press('Remove call 2')
        await ada.fill('To', benKey.address, 'Call 1')
        await ada.fill('Amount in ETH', '0.0001', 'Call 1')
        await ada.press('Review')
        return ada
      },
      'Send',
      SEND,
      // What was begun goes on where it stands.
      async (page) => {
        await page.press('Go on with the rest')
        return 'Send with wallet'
      },
    ],
    [
      'a text',
      async () => {
        const ada = await visit('/tools?tool=sign')
        await ada.fill('Text', 'Hello')
        return ada
      },
      'Sign with wallet',
      'personal_sign',
    ],
    [
      'a message of a Safe',
      async () => {
        const ada = await visit(`/one:${await safeOfThree(visits.server.url)}/messages`)
        await ada.fill('What the Safe is to stand by', 'Hello')
        return ada
      },
      'Sign as owner',
      SIGN,
    ],
  ]

  it.each(BUTTONS)('%s; and refused, it can be pressed again', async (...given) => {
    const [, open, name, method, again = async () => name] = given
    const page = await open()
    const asked = () => page.wallet.count(method)
    page.wallet.set(method, refuse)
    await page.press(name, undefined, 2)
    await page.reads(/Refused in the wallet|You declined/)
    expect(asked()).toBe(1)
    const button = await again(page)
    await page.press(button, undefined, 2)
    await expect.poll(asked).toBe(2)
    await isOn(page, button)
    expect(asked()).toBe(2)
  })
})

/** Sends what it is asked for, as wallets do. */
const send: Answer = ([given]) => {
  const { to, value = '0x0', data } = given as { to: Address; value?: Hex; data: Hex } // as the page asks
  const { client } = visits.server
  return sendTransaction(client, { account: adaKey, chain: null, to, data, value: BigInt(value) })
}

const abi = parseAbi([
  'function changeThreshold(uint256)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
])
const FIRST = '0x0000000000000000000000000000000000000001'

it('R-TX-4 what other owners change while the page is open is said before anything is asked', async () => {
  const one = { value: 1n, signers: [benKey] }
  const safe = await safeOfThree(visits.server.url, [one, one, one, one])
  const change = (nonce: number, data: `0x${string}`) =>
    executeElsewhere(visits.server.client, [benKey, chiomaKey], {
      safe,
      nonce,
      to: safe,
      value: 0n,
      data,
    })
  const want = (count: bigint) =>
    encodeFunctionData({ abi, functionName: 'changeThreshold', args: [count] })
  // What the page is told by its own polling would be no surprise any more.
  let isPolled = true
  const tamper: VisitedServer['tamper'] = (answer, { url }) =>
    !isPolled && url.pathname.endsWith(`/safes/${safe}`)
      ? new Response('{}', { status: 503 })
      : answer

  // From the list.
  const ada = await visit(`/one:${safe}/queue`, tamper)
  const asked = () => ada.wallet.count(SIGN)
  await expect.poll(() => ada.off('Reject', 'Nonce 3')).toBeNull()
  isPolled = false
  await change(0, want(1n))
  await ada.press('Reject', 'Nonce 3')
  await ada.reads('Signatures needed: 1 instead of 2.', 'main [role="alert"]')
  expect(asked()).toBe(0)

  // On its page.
  isPolled = true
  await visits.server.untilRead()
  const again = await openFirst(safe, 3, tamper)
  await isOn(again, 'Confirm')
  isPolled = false
  await change(1, want(2n))
  await again.press('Confirm')
  await again.reads('Signatures needed: 2 instead of 1.', `${BAR} [role="alert"]`)
  expect(again.wallet.count(SIGN)).toBe(0)
  // Told, it may be asked.
  again.wallet.set(SIGN, refuse)
  await again.press('Confirm')
  await again.reads('Refused in the wallet.', BAR)
  expect(again.wallet.count(SIGN)).toBe(1)

  // After each answer the page reads the chain again: what it finds then is no surprise, either.
  await again.settled()
  const removal = [FIRST, adaKey.address, 1n] as const
  await change(2, encodeFunctionData({ abi, functionName: 'removeOwner', args: removal }))
  await again.press('Confirm')
  await again.reads('0 added, 1 removed', `${BAR} [role="alert"]`)
  expect(await again.off('Confirm')).toBe('The connected account is no owner.')
  expect(again.wallet.count(SIGN)).toBe(1)
})

it('R-JDG-8 10. a wallet that batches is asked for each of several in order by itself, once the one before is executed', async () => {
  const signers = [adaKey, benKey]
  const safe = await safeOfThree(
    visits.server.url,
    [1n, 2n, 3n].map((value) => ({ value, signers })),
  )
  const ada = await visit(`/one:${safe}/queue`)
  letItBatch(ada.wallet, visits.server.client, adaKey)
  const readNonce = () =>
    readContract(visits.server.client, { address: safe, abi: safeAbi, functionName: 'nonce' })
  /** Where the Safe stood whenever the wallet was asked. */
  const at: bigint[] = []
  ada.wallet.set(SEND, async (params) => {
    at.push(await readNonce())
    return send(params)
  })
  await ada.press('Execute 3 in order')
  await ada.reads('All of them are executed.')
  expect([ada.wallet.count('wallet_sendCalls'), ada.wallet.count(SEND)]).toEqual([0, 3])
  expect([at, await readNonce()]).toEqual([[0n, 1n, 2n], 3n])
})

it('R-JDG-8 where the wallet says no to the second of several, the third is not asked for', async () => {
  const signers = [adaKey, benKey]
  const safe = await safeOfThree(
    visits.server.url,
    [1n, 2n, 3n].map((value) => ({ value, signers })),
  )
  const ada = await visit(`/one:${safe}/queue`)
  let count = 0
  ada.wallet.set(SEND, (params) => {
    count += 1
    return count === 2 ? refuse(params) : send(params)
  })
  await ada.press('Execute 3 in order')
  await ada.reads('Stopped at nonce 1.')
  await ada.reads('Refused in the wallet. Nothing was sent.')
  expect(ada.wallet.count(SEND)).toBe(2)
  // It can be gone on with, from there.
  await ada.press('Close')
  await ada.press('Execute 2 in order')
  await ada.reads('All of them are executed.')
  expect(ada.wallet.count(SEND)).toBe(4)
})

it('R-JDG-8 one that is green is executed from the queue where it stands, and a refusal is said there', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [adaKey, benKey] }])
  const ada = await visit(`/one:${safe}/queue`)
  ada.wallet.set(SEND, refuse)
  await ada.press('Execute')
  await ada.reads('Refused in the wallet. Nothing was sent.')
  ada.wallet.set(SEND)
  await ada.press('Execute')
  await ada.reads('Nothing waiting. Last executed nonce 0.')
  expect(ada.wallet.count(SEND)).toBe(2)
  expect(window.location.pathname).toMatch(/\/queue$/)
  // In the wallet's own list it is said whose nonce that is.
  const short = `${safe.slice(0, 6)}…${safe.slice(-4)}`
  const listed = () => window.localStorage.getItem('countersign.transactions')
  await expect.poll(listed).toContain(`Nonce 0 of Safe ${short}`)
})
