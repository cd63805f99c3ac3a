import { messageEntryId, toMessageFile } from '@countersign/outbox'
import { hashSafeMessage } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { sayFault } from '../status/sayFault.ts'
import { english } from '../words.en.ts'
import { newMessageEntry } from './newMessageEntry.ts'
import { receiveMessage } from './receiveMessage.ts'
import { ada, ben, eve, openTab, safe } from './testing/openTab.ts'

const message = 'The orchard stands by its harvest report.'
const { safeMessageHash: hash } = hashSafeMessage(safe, message)
const place = { chainId: safe.chainId, address: safe.address }
const signer = ada.address
const signed = {
  ...newMessageEntry({ safe: place, message, hash, signer, createdAt: 0 }),
  signatures: [{ signer, signature: await ada.sign({ hash }) }],
}
const file = toMessageFile(signed)
const change = (more: object) => JSON.stringify({ ...JSON.parse(file), ...more })
const by = async (owner: typeof ada, name = owner.address) => ({
  signer: name,
  signature: await owner.sign({ hash }),
})

const strangers = [await by(eve)]
const forged = [await by(eve, ada.address)]

describe('a message that was saved as a file', () => {
  it('R-ERR-4 is taken in and shared', async () => {
    const tab = openTab()
    expect(await receiveMessage(tab.ports, safe, file)).toMatchObject({
      status: 'done',
      entry: { message: { hash } },
    })
    expect(tab.told).toEqual([`POST safes/${safe.address}/messages`])
    expect(tab.kept()).toEqual([])
  })

  it('R-ERR-4 is kept while the gateway is down, with every owner’s signature that counts', async () => {
    const tab = openTab({ serve: () => 'down' })
    const signatures = [await by(ada), await by(eve), await by(ben)]
    const result = await receiveMessage(tab.ports, safe, change({ signatures }))
    expect(result).toMatchObject({ status: 'kept', fault: { kind: 'gateway.down' } })
    const kept = openTab({ storage: tab.storage }).kept()
    expect(kept.map(({ id }) => id)).toEqual(
      [ada, ben].map(({ address }) => messageEntryId(safe, hash, address)),
    )
    expect(kept[0]).toMatchObject({ message: signed.message, signatures: signed.signatures })
  })

  it.each([
    ['is any text', 'Dear Ada', 'file.unreadable'],
    ['is a transaction’s', change({ kind: 'safe-tx' }), 'file.unreadable'],
    ['is endless', change({ note: 'x'.repeat(600_000) }), 'file.unreadable'],
    ['holds what nobody could sign', change({ message: noTypes() }), 'file.unreadable'],
    ['is for another network', change({ chainId: 1 }), 'file.otherChain'],
    ['is for another Safe', change({ safe: eve.address }), 'file.otherSafe'],
    ['holds another text', change({ message: 'Eve may have it' }), 'file.otherMessageHash'],
    ['names another hash', change({ messageHash: `0x${'1'.repeat(64)}` }), 'file.otherMessageHash'],
    ['is a stranger’s', change({ signatures: strangers }), 'file.noMessageOwner'],
    ['is a stranger’s in Ada’s name', change({ signatures: forged }), 'file.noMessageOwner'],
    ['holds no signature', change({ signatures: [] }), 'file.noMessageOwner'],
  ])('R-ERR-4 %s: a sentence, and nothing is kept or shared', async (_, text, kind) => {
    const tab = openTab()
    const result = await receiveMessage(tab.ports, safe, text)
    expect(result).toMatchObject({ status: 'refused', fault: { kind } })
    expect([tab.told, tab.kept()]).toEqual([[], []])
    expect(sayFault((key) => english[key], { kind })).not.toBe(english['fault.unknown'])
  })
})

function noTypes() {
  return { domain: {}, types: {}, primaryType: 'Order', message: { what: 'Quinces' } }
}
