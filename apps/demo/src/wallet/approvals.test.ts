import { describe, expect, test } from 'vitest'
import { type Harness, harness } from './testing/harness.ts'
import { FIRST, outcome } from './testing/protocol.ts'

async function connectedHarness() {
  const wallet = harness()
  await wallet.connected()
  return wallet
}

const sign = (wallet: Harness, message = '0x01') => wallet.ask('personal_sign', message, FIRST)
const opened = ({ person }: Harness) => person.log.filter((entry) => entry === 'open').length

describe('the approval window', () => {
  test('opens for a request and closes half a second after the answer', async () => {
    const wallet = await connectedHarness()
    const { result } = await sign(wallet)
    expect(wallet.person.log).toEqual(['open'])
    wallet.person.answer(true)
    await result
    await wallet.clock.advance(499)
    expect(wallet.person.isOpen()).toBe(true)
    await wallet.clock.advance(1)
    expect(wallet.person.isOpen()).toBe(false)
  })

  test('shows a follow-up that comes in time', async () => {
    const wallet = await connectedHarness()
    await sign(wallet)
    wallet.person.answer(true)
    await wallet.clock.advance(400)
    const { shown } = await sign(wallet, '0x02')
    expect(shown).toMatchObject({ message: '0x02' })
    await wallet.clock.advance(10_000)
    expect(wallet.person.isOpen()).toBe(true)
    expect(opened(wallet)).toBe(1)
  })

  test('lingers anew after each answer', async () => {
    const wallet = await connectedHarness()
    await sign(wallet)
    wallet.person.answer(true)
    await wallet.clock.advance(400)
    await sign(wallet, '0x02')
    wallet.person.answer(true)
    await wallet.clock.advance(400)
    expect(wallet.person.isOpen()).toBe(true)
    await wallet.clock.advance(100)
    expect(wallet.person.isOpen()).toBe(false)
  })

  test('closed by hand, rejects what it showed', async () => {
    const wallet = await connectedHarness()
    const { result } = await sign(wallet)
    wallet.person.closeByHand()
    await wallet.clock.advance(250)
    expect(await outcome(result)).toEqual({ code: 4001 })
    expect(wallet.person.note()).toBeUndefined()
  })

  test('closed by hand with more waiting, leaves the rest to the note', async () => {
    const wallet = await connectedHarness()
    const first = await sign(wallet)
    const second = await sign(wallet, '0x02')
    wallet.person.closeByHand()
    await wallet.clock.advance(250)
    expect(await outcome(first.result)).toEqual({ code: 4001 })
    wallet.person.note()?.onOpen()
    await wallet.clock.advance(0)
    expect(wallet.person.shown()).toMatchObject({ message: '0x02' })
    wallet.person.answer(true)
    expect(await outcome(second.result)).toHaveProperty('result')
  })

  test('answers for another page are not taken', async () => {
    const wallet = await connectedHarness()
    const { result } = await sign(wallet)
    const id = wallet.person.requests()[0]?.id ?? 0
    wallet.person.say({ type: 'demo-wallet:answer', page: 'other', id, approved: true })
    wallet.person.answer(false)
    expect(await outcome(result)).toEqual({ code: 4001 })
  })

  test('that was reloaded is told again', async () => {
    const wallet = await connectedHarness()
    await sign(wallet)
    const before = wallet.person.requests()
    wallet.person.say({ type: 'demo-wallet:hello' })
    expect(wallet.person.requests()).toEqual(before)
    expect(opened(wallet)).toBe(1)
  })

  test('goes with its page', async () => {
    const wallet = await connectedHarness()
    await sign(wallet)
    wallet.approvals.leave()
    expect(wallet.person.isOpen()).toBe(false)
    expect(wallet.broadcasts.at(-1)).toMatchObject({ requests: [] })
  })
})

describe('the note', () => {
  test('takes over when the window is blocked, and opens it on a click', async () => {
    const wallet = await connectedHarness()
    wallet.person.setBlocked(true)
    const result = wallet.request('personal_sign', '0x01', FIRST)
    await wallet.clock.advance(0)
    expect(wallet.person.log).toEqual(['blocked', 'note'])
    // Nothing watches a window that never was.
    expect(wallet.clock.pending()).toBe(0)
    wallet.person.setBlocked(false)
    wallet.person.note()?.onOpen()
    await wallet.clock.advance(0)
    expect(wallet.person.note()).toBeUndefined()
    wallet.person.answer(true)
    expect(await outcome(result)).toHaveProperty('result')
  })

  test('comes back when even the click is blocked', async () => {
    const wallet = await connectedHarness()
    wallet.person.setBlocked(true)
    wallet.request('personal_sign', '0x01', FIRST).catch(() => {})
    await wallet.clock.advance(0)
    wallet.person.note()?.onOpen()
    await wallet.clock.advance(0)
    expect(wallet.person.note()).toBeDefined()
  })

  test('can reject', async () => {
    const wallet = await connectedHarness()
    wallet.person.setBlocked(true)
    const result = wallet.request('personal_sign', '0x01', FIRST)
    await wallet.clock.advance(0)
    wallet.person.note()?.onReject()
    expect(await outcome(result)).toEqual({ code: 4001 })
    expect(wallet.person.note()).toBeUndefined()
  })

  test('takes over from a window that never reports', async () => {
    const wallet = await connectedHarness()
    wallet.person.setSilent(true)
    wallet.request('personal_sign', '0x01', FIRST).catch(() => {})
    await wallet.clock.advance(4_999)
    expect(wallet.person.note()).toBeUndefined()
    await wallet.clock.advance(1)
    expect(wallet.person.note()).toBeDefined()
    wallet.person.say({ type: 'demo-wallet:hello' })
    expect(wallet.person.note()).toBeUndefined()
    expect(wallet.person.shown()).toBeDefined()
  })

  test('takes over from a window cut off before it reported', async () => {
    const wallet = await connectedHarness()
    wallet.person.setSilent(true)
    wallet.request('personal_sign', '0x01', FIRST).catch(() => {})
    wallet.person.closeByHand()
    await wallet.clock.advance(250)
    expect(wallet.person.note()).toBeDefined()
  })
})

describe('the settings window', () => {
  async function held() {
    const wallet = await connectedHarness()
    await wallet.configure({ hold: true })
    const result = wallet.request('personal_sign', '0x01', FIRST)
    result.catch(() => {})
    await wallet.clock.advance(0)
    return { wallet, result }
  }

  test('hears of held requests, which open no window', async () => {
    const { wallet } = await held()
    expect(wallet.person.log).toEqual([])
    expect(wallet.broadcasts.at(-1)).toMatchObject({
      page: 'page',
      requests: [{ held: true, ask: { kind: 'signMessage' } }],
    })
  })

  test('asks what is waiting, and is told without opening anything', async () => {
    const { wallet } = await held()
    wallet.broadcasts.length = 0
    wallet.approvals.receive({ type: 'demo-wallet:hello' })
    expect(wallet.broadcasts).toHaveLength(1)
    expect(wallet.person.log).toEqual([])
  })

  test('answers held requests', async () => {
    const { wallet, result } = await held()
    const id = wallet.broadcasts.at(-1)?.requests[0]?.id ?? 0
    wallet.approvals.receive({ type: 'demo-wallet:answer', page: 'page', id, approved: true })
    expect(await outcome(result)).toHaveProperty('result')
  })

  test('the end of hold shows what was held', async () => {
    const { wallet } = await held()
    await wallet.configure({ hold: false })
    await wallet.clock.advance(0)
    expect(wallet.person.shown()).toMatchObject({ kind: 'signMessage' })
  })
})
