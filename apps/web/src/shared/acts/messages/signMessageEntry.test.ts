import { RpcError } from '@countersign/core/testing'
import { hashSafeMessage, normalizeWalletSignature, recoverSigner } from '@countersign/safe'
import { describe, expect, it, vi } from 'vitest'
import { sayFault } from '../status/sayFault.ts'
import { english } from '../words.en.ts'
import { shareMessage } from './shareMessage.ts'
import { signMessageEntry } from './signMessageEntry.ts'
import { ada, ben, eve, openTab, refuse, type Serve, safe, signData } from './testing/openTab.ts'

const message = 'The orchard stands by its harvest report.'
const typed = {
  domain: { name: 'Orchard market', chainId: 31337 },
  types: { Order: [{ name: 'what', type: 'string' }] },
  primaryType: 'Order',
  message: { what: 'Quinces' },
}
/** Signed by somebody who has named what it is. */
const sign = (
  ports: Parameters<typeof signMessageEntry>[0],
  signing: Omit<Parameters<typeof signMessageEntry>[1], 'asked'>,
) => signMessageEntry(ports, { asked: { asker: null, meant: ['unknownType'] }, ...signing })
/** How it ended, with the hash of the message. */
const ended = (status: string, messageHash: string = hash) => ({
  status,
  entry: { message: { hash: messageHash } },
})
const { safeMessageHash: hash } = hashSafeMessage(safe, message)
const PROPOSE = `POST safes/${safe.address}/messages`
const CONFIRM = `POST messages/${hash}/signatures`
const LOOK = `GET messages/${hash}`

const refused: Serve = () => ({ status: 422, json: { code: 422, message: 'Not today' } })
/** Of acts.words: nothing here ends without one of its own. */
const sentence = (kind: string) => sayFault((key) => english[key], { kind })

describe('a message that is signed', () => {
  it.each([message, typed])('R-GW-4 is shared, and nothing of it stays behind', async (each) => {
    const tab = openTab()
    const { safeMessageHash } = hashSafeMessage(safe, each)
    expect(await sign(tab.ports, { safe, message: each })).toMatchObject(
      ended('done', safeMessageHash),
    )
    expect(tab.told).toEqual([PROPOSE])
    expect(tab.kept()).toEqual([])
  })

  it.each<[string, Serve, string]>([
    ['is down', () => 'down', 'gateway.down'],
    ['fails', () => ({ status: 503 }), 'gateway.down'],
    ['refuses', refused, 'gateway.refused'],
  ])('R-ERR-4 is lost by nobody while the gateway %s, nor by a reload', async (_, serve, kind) => {
    const tab = openTab({ serve })
    const signing = { safe, message }
    expect(await sign(tab.ports, signing)).toMatchObject({
      ...ended('kept'),
      fault: { kind },
    })

    const later = openTab({ storage: tab.storage })
    const [kept, ...others] = later.kept()
    expect(others).toEqual([])
    expect(kept).toMatchObject({
      ...{ chainId: 31337, account: safe.address, message: { hash, content: message } },
    })
    if (!kept) return
    const [by] = kept.signatures
    const signer = await recoverSigner(hash, normalizeWalletSignature(by?.signature ?? '0x'))
    expect([signer, by?.signer]).toEqual([ada.address, ada.address])

    expect(await shareMessage(later.ports, kept)).toMatchObject(ended('done'))
    expect(later.told).toEqual([PROPOSE])
    expect(openTab({ storage: tab.storage }).kept()).toEqual([])
  })

  it('R-ERR-4 is not asked for again while it is kept', async () => {
    const tab = openTab({ serve: () => 'down' })
    await sign(tab.ports, { safe, message })
    const later = openTab({ storage: tab.storage })
    expect(await sign(later.ports, { safe, message })).toMatchObject(ended('done'))
    expect([tab.asked(), later.asked()]).toEqual([1, 0])
  })

  it('R-ERR-4 is kept though the node went out while the wallet was asked', async () => {
    const node = () => Promise.reject(new Error('out'))
    const tab = openTab({ serve: () => 'down', node })
    expect(await sign(tab.ports, { safe, message })).toMatchObject({ status: 'kept' })
    expect(tab.kept()).toHaveLength(1)
  })

  it('R-ERR-4 is one of several: what cannot be read takes none of the others with it', async () => {
    const tab = openTab({ serve: () => 'down' })
    await sign(tab.ports, { safe, message })
    await sign(tab.ports, { safe, message: typed })
    const key = 'countersign.app.acts'
    const [first, second] = JSON.parse(tab.storage.getItem(key) ?? '')
    tab.storage.setItem(key, JSON.stringify([{ ...first, signatures: 'x' }, second]))
    expect(openTab({ storage: tab.storage }).kept()).toMatchObject([{ id: second.id }])
  })

  it('R-GW-4 counts by a wallet that knows no typed data', async () => {
    const wallet = {
      signTypedData: () => Promise.reject(new RpcError(4200, 'Unsupported method')),
      signHash: (_: string, raw: `0x${string}`) => ada.signMessage({ message: { raw } }),
    }
    const tab = openTab({ wallet, serve: () => 'down' })
    expect(await sign(tab.ports, { safe, message })).toMatchObject({ status: 'kept' })
    expect(tab.kept()[0]?.signatures[0]?.signature).toMatch(/(1f|20)$/)
  })
})

type Wallet = NonNullable<Parameters<typeof openTab>[0]>['wallet']

describe('whatever a wallet does with a message', () => {
  it.each<[string, Wallet, string]>([
    [
      'signs other data',
      { signTypedData: (_, data) => signData(ada, data, otherText) },
      'otherData',
    ],
    [
      'signs for another Safe',
      { signTypedData: (_, data) => signData(ada, data, otherSafe) },
      'otherData',
    ],
    [
      'signs for another network',
      { signTypedData: (_, data) => signData(ada, data, otherChain) },
      'otherData',
    ],
    [
      'answers for another owner',
      { signTypedData: (_, data) => signData(ben, data) },
      'otherAccount',
    ],
    ['answers for a stranger', { signTypedData: (_, data) => signData(eve, data) }, 'otherData'],
    ['answers with a few bytes', { signTypedData: async () => '0x1234' }, 'otherData'],
    ['answers with noise', { signTypedData: async () => `0x${'ff'.repeat(65)}` }, 'otherData'],
    ['changes its account meanwhile', changing(), 'otherAccount'],
    ['refuses', { signTypedData: refuse }, 'wallet.rejected'],
    ['is asking already', { signTypedData: busy }, 'wallet.pending'],
    ['is gone', { account: () => undefined }, 'wallet.notConnected'],
    ['is no owner’s', { account: () => eve.address }, 'notOwner'],
    ['stays on another network', { chainId: async () => 1 }, 'wallet.chainNotSwitched'],
  ])('R-ERR-4 %s: a sentence, and nothing is kept or shared', async (_, wallet, kind) => {
    const tab = openTab({ wallet })
    const result = await sign(tab.ports, { safe, message })
    expect(result).toMatchObject({ status: 'refused', fault: { kind } })
    expect(tab.kept()).toEqual([])
    expect(tab.told).toEqual([])
    expect([english['fault.unknown'], english['fault.wallet.other']]).not.toContain(sentence(kind))
    // The way is open again.
    const again = openTab({ storage: tab.storage, locks: tab.locks })
    expect(await sign(again.ports, { safe, message })).toMatchObject({ status: 'done' })
  })

  it('R-ERR-4 is not asked any more once somebody has stopped waiting', async () => {
    const tab = openTab()
    const stop = AbortSignal.abort()
    expect(await sign(tab.ports, { safe, message, stop })).toMatchObject({
      status: 'refused',
      fault: { kind: 'gaveUp' },
    })
    expect(tab.told).toEqual([])
    expect(tab.kept()).toEqual([])
  })

  it('R-ERR-4 never answers: somebody stops waiting, and what it answers late is kept', async () => {
    const late = Promise.withResolvers<`0x${string}`>()
    const tab = openTab({ wallet: { signTypedData: () => late.promise } })
    const stop = new AbortController()
    const signing = sign(tab.ports, { safe, message, stop: stop.signal })
    await expect.poll(tab.asked).toBe(1)
    stop.abort()
    expect(await signing).toMatchObject({ status: 'refused', fault: { kind: 'gaveUp' } })
    expect([tab.kept(), [...tab.locks]]).toEqual([[], []])

    late.resolve(await ada.sign({ hash }))
    await expect.poll(() => tab.kept()).toMatchObject([{ message: { hash } }])
    // Nobody waits for it: it is shared when somebody says so.
    expect(tab.told).toEqual([])
  })

  it('R-ERR-4 answers late with something else: that is nothing', async () => {
    const late = Promise.withResolvers<`0x${string}`>()
    const node = vi.fn(async () => '0x')
    const tab = openTab({ wallet: { signTypedData: () => late.promise }, node })
    const stop = new AbortController()
    const signing = sign(tab.ports, { safe, message, stop: stop.signal })
    await expect.poll(tab.asked).toBe(1)
    stop.abort()
    await signing
    late.resolve(await eve.sign({ hash }))
    // It has been judged once the node was asked what its owner is.
    await expect.poll(() => node).toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve))
    expect(tab.kept()).toEqual([])
  })

  it('R-ERR-4 is asked by one tab: another one says so, and asks nothing', async () => {
    const late = Promise.withResolvers<`0x${string}`>()
    const one = openTab({ wallet: { signTypedData: () => late.promise } })
    const other = openTab({ storage: one.storage, locks: one.locks })
    const first = sign(one.ports, { safe, message })
    await expect.poll(one.asked).toBe(1)
    expect(await sign(other.ports, { safe, message })).toMatchObject({
      status: 'refused',
      fault: { kind: 'otherTab' },
    })
    // Another message is another question.
    expect(await sign(other.ports, { safe, message: typed })).toMatchObject({
      status: 'done',
    })
    late.resolve(await ada.sign({ hash }))
    expect(await first).toMatchObject(ended('done'))
    expect([one.asked(), other.asked()]).toEqual([1, 1])
  })
})

describe('a message that the gateway has', () => {
  const has = (...owners: string[]) => ({
    status: 200,
    json: {
      messageHash: hash,
      status: 'NEEDS_CONFIRMATION',
      message,
      creationTimestamp: 1,
      modifiedTimestamp: 1,
      confirmationsSubmitted: owners.length,
      confirmationsRequired: 2,
      proposedBy: { value: ben.address },
      confirmations: owners.map((value) => ({ owner: { value }, signature: '0x12' })),
    },
  })

  it('R-GW-4 gets one more signature', async () => {
    const tab = openTab()
    const result = await sign(tab.ports, { safe, message, known: hash })
    expect([result.status, tab.told]).toEqual(['done', [CONFIRM]])
  })

  it('R-GW-1 is not signed under the name of another', async () => {
    const tab = openTab()
    const result = await sign(tab.ports, {
      safe,
      message: `${message} Or not.`,
      known: hash,
    })
    expect(result).toMatchObject({ status: 'refused', fault: { kind: 'otherMessage' } })
    expect(sentence('otherMessage')).not.toBe(english['fault.unknown'])
    expect([tab.asked(), tab.told, tab.kept()]).toEqual([0, [], []])
  })

  it.each<[string, object, string[], string]>([
    [
      'and this signature: it was not heard',
      has(ben.address, ada.address),
      [PROPOSE, LOOK],
      'done',
    ],
    ['from another owner', has(ben.address), [PROPOSE, LOOK, CONFIRM], 'done'],
    ['not at all', { status: 404, json: {} }, [PROPOSE, LOOK], 'kept'],
  ])(
    'R-ERR-4 %s: a second proposal that it refuses is told otherwise',
    async (_, found, told, status) => {
      const serve: Serve = (name, body) => {
        if (name === PROPOSE) return refused(name, body)
        return name === LOOK ? (found as ReturnType<Serve>) : { status: 201 }
      }
      const tab = openTab({ serve })
      const result = await sign(tab.ports, { safe, message })
      expect([result.status, tab.told]).toEqual([status, told])
      expect(tab.kept()).toHaveLength(status === 'kept' ? 1 : 0)
    },
  )
})

const otherText = (text: string) => text.replace(/"message":"0x.{8}/, '"message":"0x00000000')
const otherSafe = (text: string) => text.replace(safe.address, eve.address)
const otherChain = (text: string) => text.replace('"chainId":31337', '"chainId":1')
function busy(): Promise<never> {
  return Promise.reject(new RpcError(-32002, 'Request already pending.'))
}

/** Ada when it is asked, Ben by the time it signs. */
function changing(): Wallet {
  let account = ada
  return {
    account: () => account.address,
    signTypedData: (_, data) => {
      account = ben
      return signData(account, data)
    },
  }
}
