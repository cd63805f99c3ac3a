import { memoryStorage } from '@countersign/core/testing'
import { followOutbox } from '@countersign/outbox'
import { hashSafeMessage } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { signMessageEntry } from './signMessageEntry.ts'
import { ada, openTab, POINTS, type Point, type Serve, safe, signData } from './testing/openTab.ts'

const message = 'The orchard stands by its harvest report.'
const { safeMessageHash: hash } = hashSafeMessage(safe, message)
const asked = { asker: null, meant: [] }

/** What happens to the page, or to the browser, at a point. */
const HAPPENINGS = [
  'reload',
  'second tab',
  'gives up',
  'full storage',
  'damaged storage',
  'clock goes back',
] as const
type Happening = (typeof HAPPENINGS)[number]

/** A gateway that keeps what it is told; the first time nobody hears its answer. */
function gateway() {
  const signatures: string[] = []
  let isHeard = false
  const serve: Serve = (name, body) => {
    if (name.startsWith('GET')) return { status: 404, json: {} }
    const { signature } = JSON.parse(String(body))
    if (signatures.includes(signature)) return { status: 201 }
    signatures.push(signature)
    const wasHeard = isHeard
    isHeard = true
    return wasHeard ? { status: 201 } : 'down'
  }
  return { serve, signatures }
}

describe('R-TX-4 a message that is being signed', () => {
  const cells = POINTS.flatMap((point) =>
    HAPPENINGS.map((happening): [Point, Happening] => [point, happening]),
  )

  it(`is tried in ${POINTS.length * HAPPENINGS.length} places`, () => {
    expect(cells).toHaveLength(24)
  })

  it.each(cells)('%s: %s: is signed once at a time, shared, and never lost', async (at, what) => {
    const storage = memoryStorage()
    const locks = new Set<string>()
    const { serve, signatures } = gateway()
    const stop = new AbortController()
    let [open, most, hasHappened, hasRoom, shift] = [0, 0, false, true, 0]
    const happened = Promise.withResolvers<void>()
    const wallet: Parameters<typeof openTab>[0] = {
      ...{ storage, locks, serve, hasRoom: () => hasRoom, now: () => 1_000_000 + shift },
      wallet: {
        async signTypedData(_, data) {
          open += 1
          most = Math.max(most, open)
          await Promise.resolve()
          open -= 1
          return signData(ada, data)
        },
      },
    }
    const press = (tab: ReturnType<typeof openTab>, signal?: AbortSignal) =>
      signMessageEntry(tab.ports, { safe, message, asked, ...(signal && { stop: signal }) })
    const onPoint = async (point: Point) => {
      if (point !== at || hasHappened) return
      hasHappened = true
      if (what === 'reload') first.close()
      if (what === 'second tab') await press(openTab(wallet))
      if (what === 'gives up') stop.abort()
      if (what === 'full storage') hasRoom = false
      if (what === 'damaged storage') storage.setItem('countersign.app.acts', '{"half":')
      if (what === 'clock goes back') shift = -900_000
      happened.resolve()
    }
    const first = openTab({ ...wallet, onPoint })
    const begun = press(first, stop.signal)
    await happened.promise
    if (what !== 'reload') await begun
    hasRoom = true

    // The visitor comes back, and presses as often as it takes; what a page that is gone asked is let go.
    const back = openTab(wallet)
    const unfollow = followOutbox(back.ports, { name: 'test' })
    await expect.poll(async () => (await press(back)).status).toBe('done')
    unfollow()
    expect(back.kept()).toEqual([])
    expect(new Set(signatures)).toEqual(new Set([await ada.sign({ hash })]))
    expect(most).toBe(1)
    expect(locks.size).toBe(0)
  })
})
