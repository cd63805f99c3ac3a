import { createClient, custom, type Hex, numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { followOutbox } from '../follow/followOutbox.ts'
import type { OutboxEntry, WalletPrompt } from '../model/entry.ts'
import type { OutboxEvent } from '../model/entryReducer.ts'
import { newEntry } from '../model/newEntry.ts'
import { PROMPTS } from '../model/storedEntry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { createOutboxStore } from '../store/createOutboxStore.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { OutboxError, toFault } from './outboxError.ts'
import { promptWallet } from './promptWallet.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
const signed = [{ signer: ada, signature: '0x12', isShared: true } as const]

type What = WalletPrompt['what']

/** How each kind of prompt begins, and what the wallet's answer makes of it. */
const KINDS: Readonly<
  Record<What, { entry: Partial<OutboxEntry>; answer: (token: string, nth: number) => OutboxEvent }>
> = {
  signature: {
    entry: { kind: 'safe' },
    answer: (token) => ({ type: 'signed', token, signer: ada, signature: '0x12' }),
  },
  send: {
    entry: { kind: 'wallet', call: { to: ada, value: '1', data: '0x' } },
    answer: (token, nth) => ({ type: 'sent', token, hash: hashOf(nth) }),
  },
  replacement: {
    entry: { kind: 'wallet', stage: 'sent', hashes: [hashOf(99)], sentNonce: 3 },
    answer: (token, nth) => ({ type: 'sent', token, hash: hashOf(nth) }),
  },
  deletion: {
    entry: { kind: 'safe', stage: 'shared', signatures: signed },
    answer: () => ({ type: 'deleted' }),
  },
  renewal: {
    entry: { kind: 'safe', stage: 'signed', signatures: [{ signer: ada, signature: '0x12' }] },
    answer: () => ({ type: 'shared', signers: [ada] }),
  },
  handOver: {
    entry: { kind: 'safe' },
    answer: (token, nth) => ({ type: 'handedOver', token, safeTxHash: hashOf(nth) }),
  },
}

const POINTS = ['before', 'asked', 'answered'] as const
type Point = (typeof POINTS)[number]
const HAPPENINGS = [
  ...(['reload', 'second tab', 'gives up', 'refuses'] as const),
  ...(['full storage', 'damaged storage', 'cleared storage', 'clock goes back'] as const),
]
type Happening = (typeof HAPPENINGS)[number]

/** Whether nothing more is wanted of the wallet. */
const isDone: Readonly<Record<What, (entry: OutboxEntry) => boolean>> = {
  signature: ({ signatures }) => signatures.length === 1,
  send: ({ hashes }) => hashes.length === 1,
  replacement: ({ hashes }) => hashes.length === 2,
  deletion: ({ stage }) => stage === 'deleted',
  renewal: ({ signatures: [one] }) => one?.isShared === true,
  handOver: ({ stage, safeTxHash }) => stage === 'indexed' && safeTxHash !== null,
}

/** A browser whose tabs share what is written down, and one wallet, which counts what it has done. */
function openBrowser(what: What) {
  const storage = memoryStorage()
  const held = new Map<string, object>()
  let [tabs, done, openWindows, mostWindows, hasRoom, shift] = [0, 0, 0, 0, true, 0]
  const client = createClient({
    transport: custom({ request: async () => numberToHex(3) }),
  })
  const open = (onPoint: (point: Point) => unknown = () => {}) => {
    const tab = {}
    let [isOpen, tokens] = [true, 0]
    tabs += 1
    const name = tabs
    const at = async (point: Point) => {
      await onPoint(point)
      if (!isOpen) await new Promise<never>(() => {})
    }
    const setItem = (key: string, text: string) => {
      if (isOpen && hasRoom) storage.setItem(key, text)
    }
    const store = createOutboxStore({
      ...{ key: 'outbox', storage: { ...storage, setItem }, now: () => 1_000_000 + shift },
      window: { addEventListener: () => {}, removeEventListener: () => {} },
    })
    const ports = {
      ...{ store, clientOf: () => client, now: () => 1_000_000 + shift },
      newToken() {
        tokens += 1
        return `tab ${name}, prompt ${tokens}`
      },
      walletFault: (thrown: unknown) =>
        thrown instanceof OutboxError ? thrown.fault : toFault('unknown', String(thrown)),
      locks: {
        async hold<value>(lock: string, run: () => Promise<value>): Promise<value | 'taken'> {
          if (held.has(lock)) return 'taken'
          held.set(lock, tab)
          try {
            return await run()
          } finally {
            if (held.get(lock) === tab) held.delete(lock)
          }
        },
      },
      wallet: {
        account: () => ada,
        async chainId() {
          await at('before')
          return 1
        },
      },
      // Nobody looks at a chain here.
      safes: { findQueued: async () => null, nonceOf: async () => 0n },
    } as unknown as OutboxPorts
    const find = () => store.get()[0]
    const press = async (isRefused = () => false) => {
      const entry = find()
      if (!entry) throw new Error('It is lost.')
      return promptWallet(ports, {
        entry,
        what,
        async ask(_, { token }) {
          openWindows += 1
          mostWindows = Math.max(mostWindows, openWindows)
          await at('asked').finally(() => (openWindows -= 1))
          if (isRefused()) throw new OutboxError('wallet.rejected')
          done += 1
          const event = KINDS[what].answer(token, done)
          await at('answered')
          return event
        },
      })
    }
    const close = () => {
      isOpen = false
      for (const [lock, holder] of held) if (holder === tab) held.delete(lock)
    }
    return { store, ports, find, press, close }
  }
  return {
    ...{ open, storage },
    done: () => done,
    most: () => mostWindows,
    /** Also of a page that is gone: its window closes with it. */
    forgetWindows: () => (openWindows = 0),
    setRoom: (room: boolean) => (hasRoom = room),
    setBack: () => (shift = -900_000),
  }
}

describe('R-TX-4 whatever happens while a wallet is asked', () => {
  const cells = PROMPTS.flatMap((what) =>
    POINTS.flatMap((point) =>
      HAPPENINGS.map((happening): [What, Point, Happening] => [what, point, happening]),
    ),
  )

  it('is tried for every kind of prompt, at every point', () => {
    expect(cells).toHaveLength(PROMPTS.length * 3 * 8)
  })

  it.each(cells)(
    '%s, %s: %s: it is done once, and nothing is lost',
    async (what, point, happens) => {
      const browser = openBrowser(what)
      let hasHappened = false
      let isRefused = false
      let hear = () => {}
      const happened = new Promise<void>((resolve) => {
        hear = resolve
      })
      const first = browser.open(async (at) => {
        if (at !== point || hasHappened) return
        hasHappened = true
        if (happens === 'reload') first.close()
        if (happens === 'second tab') await browser.open().press()
        if (happens === 'gives up') {
          const prompt = first.find()?.prompt
          if (prompt) first.store.dispatch('one', { type: 'abandoned', token: prompt.token })
        }
        if (happens === 'refuses') isRefused = true
        if (happens === 'full storage') browser.setRoom(false)
        if (happens === 'damaged storage') browser.storage.setItem('outbox', '{"half":')
        if (happens === 'cleared storage' && at === 'answered') browser.storage.removeItem('outbox')
        if (happens === 'clock goes back') browser.setBack()
        hear()
      })
      first.store.add([
        newEntry({
          ...{ id: 'one', chainId: 1, account: ada, description: 'Pay', createdAt: 0 },
          kind: 'safe',
          ...KINDS[what].entry,
        }),
      ])
      const begun = first.press(() => isRefused)
      await happened
      if (happens === 'reload') browser.forgetWindows()
      else await begun
      browser.setRoom(true)
      isRefused = false

      // What a page knows that is still there counts before what a new one reads.
      const back = happens === 'reload' || happens === 'second tab' ? browser.open() : first
      const unfollow = followOutbox(back.ports, { name: 'test' })
      const doneBefore = browser.done()
      const goOn = async () => {
        const entry = back.find()
        if (!entry) throw new Error('It is lost.')
        if (isDone[what](entry)) return true
        if (entry.unresolvedSend) {
          // What was sent the chain shows; only what was not, the visitor gives up.
          const { token } = entry.unresolvedSend
          const known: OutboxEvent =
            what === 'handOver'
              ? KINDS.handOver.answer(token, doneBefore)
              : { type: 'found', hash: hashOf(doneBefore) }
          const event: OutboxEvent = doneBefore > 0 ? known : { type: 'notSent' }
          back.store.dispatch('one', event)
          return false
        }
        await back.press()
        return false
      }
      await expect.poll(goOn, { interval: 1 }).toBe(true)
      unfollow()
      expect(browser.most()).toBeLessThanOrEqual(1)
      // As its follower does.
      back.store.flush()
      // A signature that nobody heard of costs nothing; what costs is done once.
      if (what === 'send' || what === 'replacement') expect(browser.done()).toBe(1)
      const entry = browser.open().find()
      expect(entry && isDone[what](entry)).toBe(true)
    },
  )
})
