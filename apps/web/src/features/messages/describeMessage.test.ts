import { describe, expect, it } from 'vitest'
import { describeMessage } from './describeMessage.ts'

describe('R-GW-4 a message in one line', () => {
  it('says where somebody signs in', () => {
    const text = 'https://desk.example wants you to sign in with your Ethereum account:\n0x…'
    expect(describeMessage(text)).toEqual({ kind: 'signIn', domain: 'desk.example' })
  })

  it('says what typed data is', () => {
    const types = { Delivery: [] }
    const data = { domain: { name: 'Notes' }, types, primaryType: 'Delivery', message: {} }
    expect(describeMessage(data)).toEqual({ kind: 'typed', type: 'Delivery', name: 'Notes' })
    expect(describeMessage({ ...data, domain: { name: 5 } })).toMatchObject({ name: null })
    expect(describeMessage({ ...data, primaryType: '' })).toMatchObject({ type: 'Delivery' })
  })

  it('does not name a domain that is not signed', () => {
    const types = { Delivery: [], EIP712Domain: [] }
    const data = { domain: { name: 'Notes' }, types, primaryType: 'Delivery', message: {} }
    expect(describeMessage(data)).toEqual({ kind: 'typed', type: 'Delivery', name: null })
  })

  it('R-MSG-3 says what nobody would see in it', () => {
    expect(describeMessage('pay \u202eneB')).toEqual({ kind: 'text', excerpt: 'pay [U+202E]neB' })
    expect(
      describeMessage('a\u200b.example wants you to sign in with your Ethereum account:\n0x…'),
    ).toEqual({ kind: 'signIn', domain: 'a[U+200B].example' })
    const types = { Delivery: [] }
    const data = { domain: { name: 'No\u00adtes' }, types, primaryType: 'Delivery', message: {} }
    expect(describeMessage(data)).toMatchObject({ name: 'No[U+00AD]tes' })
    expect(describeMessage({ ...data, primaryType: 'Deli\u202every' })).toMatchObject({
      type: 'Deli[U+202E]very',
    })
  })

  it('shortens a text to its first line, between letters', () => {
    expect(describeMessage('one\ntwo')).toEqual({ kind: 'text', excerpt: 'one' })
    expect(describeMessage('😀'.repeat(100))).toEqual({
      kind: 'text',
      excerpt: `${'😀'.repeat(90)}…`,
    })
  })
})
