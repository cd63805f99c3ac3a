import { describe, expect, it, vi } from 'vitest'
import { browserTabs } from '../testing/browserTabs.ts'
import { scriptedLocks } from '../testing/scriptedLocks.ts'
import { scriptedPage } from '../testing/scriptedPage.ts'
import { leadOneTab } from './leadOneTab.ts'

/** The names of the tabs that lead, in the order in which they began. */
function leaders(locks: LockManager, name: string) {
  const tabs = browserTabs({ locks })
  const leading: string[] = []
  const open = (tab: string, options?: { visible: boolean }) => {
    const page = tabs.open(options)
    const close = leadOneTab({
      window: page.window,
      name,
      lead() {
        leading.push(tab)
        return () => void leading.splice(leading.indexOf(tab), 1)
      },
    })
    return { ...page, close }
  }
  return { leading, open }
}

// Node has Web Locks of its own, which keeps the scripted ones honest.
describe.each([
  { kind: 'scripted', locks: scriptedLocks() },
  { kind: 'real', locks: navigator.locks },
])('R-TX-4 one tab leads, with $kind locks:', ({ kind, locks }) => {
  const settle = (leading: string[], expected: string[]) =>
    vi.waitFor(() => expect(leading).toEqual(expected), { timeout: 20_000, interval: 1 })
  /** Long enough for a lock to be granted wrongly. */
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('the next one when it closes', async () => {
    const { leading, open } = leaders(locks, `${kind}.closes`)
    const [one, two, three] = ['one', 'two', 'three'].map((name) => open(name, { visible: false }))
    await settle(leading, ['one'])
    await turn()
    expect(leading).toEqual(['one'])
    two?.close()
    one?.close()
    await settle(leading, ['three'])
    three?.close()
    expect(leading).toEqual([])
  })

  it('the one that the visitor looks at', async () => {
    const { leading, open } = leaders(locks, `${kind}.visible`)
    const one = open('one')
    await settle(leading, ['one'])
    one.setVisible(false)
    const two = open('two')
    await settle(leading, ['two'])
    two.setVisible(false)
    await turn()
    expect(leading).toEqual(['two'])
    one.setVisible(true)
    await settle(leading, ['one'])
    one.close()
    await settle(leading, ['two'])
    two.close()
    await turn()
    expect(leading).toEqual([])
  })

  it('the later of two that are both looked at, without quarrel', async () => {
    const { leading, open } = leaders(locks, `${kind}.both`)
    const one = open('one')
    const two = open('two')
    await settle(leading, ['two'])
    for (let round = 0; round < 5; round += 1) {
      two.setVisible(true)
      await turn()
      expect(leading).toEqual(['two'])
    }
    one.setVisible(false)
    await turn()
    expect(leading).toEqual(['two'])
    two.close()
    await settle(leading, ['one'])
    one.close()
  })

  it('none that closed, before its turn or when it is looked at again', async () => {
    const { leading, open } = leaders(locks, `${kind}.early`)
    const one = open('one')
    one.close()
    open('two', { visible: false }).close()
    await turn()
    expect(leading).toEqual([])
    one.setVisible(true)
    await turn()
    expect(leading).toEqual([])
    const three = open('three', { visible: false })
    await settle(leading, ['three'])
    three.close()
  })

  it('a tab that shows and hides many times holds one turn', async () => {
    const { leading, open } = leaders(locks, `${kind}.flicker`)
    const one = open('one')
    const two = open('two', { visible: false })
    for (let round = 0; round < 10; round += 1) {
      two.setVisible(round % 2 === 0)
      one.setVisible(round % 2 === 1)
    }
    await settle(leading, ['one'])
    two.close()
    one.close()
    await turn()
    expect(leading).toEqual([])
  })
})

describe('R-TX-4 every tab leads', () => {
  it.each([
    { where: 'on a server', window: undefined },
    { where: 'where there are no locks', window: scriptedPage() },
  ])('$where', ({ window }) => {
    const end = vi.fn()
    const lead = vi.fn(() => end)
    const stop = leadOneTab({ window, name: 'any', lead })
    expect(lead).toHaveBeenCalledTimes(1)
    stop()
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('where locks are refused', async () => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    // Only what is asked of locks here.
    const locks = { request } as unknown as LockManager
    const { leading, open } = leaders(locks, 'refused')
    const [one, two] = [open('one'), open('two')]
    await vi.waitFor(() => expect(leading).toEqual(['one', 'two']), {
      timeout: 20_000,
      interval: 1,
    })
    one.close()
    two.close()
    expect(leading).toEqual([])
  })
})
