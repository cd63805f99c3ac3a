import { describe, expect, it } from 'vitest'
import { scriptedLocks } from '../testing/scriptedLocks.ts'
import { createLocks } from './createLocks.ts'

const run = async () => 'done'

describe('R-TX-4 of two tabs one asks the wallet', () => {
  it('by a lock of the browser, which the other hears of', async () => {
    const locks = scriptedLocks()
    const [one, other] = [createLocks('outbox', locks), createLocks('outbox', locks)]
    const inside = await one.hold('a', async () => [
      await other.hold('a', run),
      await other.hold('b', run),
    ])
    expect(inside).toEqual(['taken', 'done'])
    expect(await other.hold('a', run)).toBe('done')
  })

  it('and never twice in the same tab', async () => {
    const tab = createLocks('outbox', undefined)
    expect(await tab.hold('a', () => tab.hold('a', run))).toBe('taken')
  })

  it('also in a frame that may have no locks', async () => {
    const request = () => Promise.reject(new Error('Access to the Locks API is denied.'))
    const tab = createLocks('outbox', { request } as Pick<LockManager, 'request'>)
    expect(await tab.hold('a', run)).toBe('done')
    expect(await tab.hold('a', () => tab.hold('a', run))).toBe('taken')
  })

  it('but does nothing again that failed while the lock was held', async () => {
    const tab = createLocks('outbox', scriptedLocks())
    let runs = 0
    const failing = tab.hold('a', () => {
      runs += 1
      return Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    expect(runs).toBe(1)
  })
})
