import { testPage } from '@countersign/core/testing'
import { expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

/** A page that says what it is told to say; idle time comes when the test says so. */
function page({ ready = 'complete', visible = true, saveData = false, hasIdle = true } = {}) {
  const target = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    readyState: ready,
    visibilityState: visible ? 'visible' : 'hidden',
  })
  const waiting = new Map<number, () => void>()
  let count = 0
  const wait = (work: () => void) => {
    waiting.set(++count, work)
    return count
  }
  const cancel = (id: number) => void waiting.delete(id)
  const timing = { setTimeout: vi.fn(wait), clearTimeout: cancel }
  const idling = { requestIdleCallback: vi.fn(wait), cancelIdleCallback: cancel }
  const window = Object.assign(target, timing, hasIdle && idling, {
    document,
    navigator: { connection: { saveData } },
  })
  return {
    // Only what is asked of a window here.
    window: window as unknown as Window,
    document,
    idling,
    timing,
    idle() {
      const all = [...waiting.values()]
      waiting.clear()
      for (const work of all) work()
    },
    load() {
      document.readyState = 'complete'
      target.dispatchEvent(new Event('load'))
    },
    show() {
      document.visibilityState = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

it('works in idle time, not before', () => {
  const { window, idle } = page()
  const work = vi.fn()
  whenIdle(window, work)
  expect(work).not.toHaveBeenCalled()
  idle()
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits until the page has loaded', () => {
  const { window, idle, load } = page({ ready: 'interactive' })
  const work = vi.fn()
  whenIdle(window, work)
  idle()
  expect(work).not.toHaveBeenCalled()
  load()
  idle()
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits until somebody looks: a tab in the background fetches nothing', () => {
  const { window, idle, show } = page({ visible: false })
  const work = vi.fn()
  whenIdle(window, work)
  idle()
  expect(work).not.toHaveBeenCalled()
  show()
  idle()
  expect(work).toHaveBeenCalledTimes(1)
})

it('never begins for a visitor who saves data', () => {
  const { window, idle, idling, timing } = page({ saveData: true })
  const work = vi.fn()
  whenIdle(window, work)
  idle()
  expect(work).not.toHaveBeenCalled()
  expect(idling.requestIdleCallback).not.toHaveBeenCalled()
  expect(timing.setTimeout).not.toHaveBeenCalled()
})

it('takes a moment instead, where there is no idle callback (Safari)', () => {
  const { window, idle, timing } = page({ hasIdle: false })
  const work = vi.fn()
  whenIdle(window, work)
  expect(timing.setTimeout).toHaveBeenCalledTimes(1)
  idle()
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  ['while it waits for the load', { ready: 'loading' }],
  ['while it is hidden', { visible: false }],
  ['while it waits for idle time', {}],
  ['while it waits in Safari', { hasIdle: false }],
])('can be called off %s', (_, parameters) => {
  const { window, idle, load, show } = page(parameters)
  const work = vi.fn()
  const stop = whenIdle(window, work)
  stop()
  load()
  show()
  idle()
  expect(work).not.toHaveBeenCalled()
})

it('asks nothing of a window that has no more than the core needs', () => {
  const work = vi.fn()
  const stop = whenIdle(testPage(), work)
  stop()
  expect(work).not.toHaveBeenCalled()
})
