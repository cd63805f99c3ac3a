import { describe, expect, test, vi } from 'vitest'
import { ADD_TWO, harness } from './testing/harness.ts'
import { FIRST, outcome, SECOND } from './testing/protocol.ts'

const TO_TWO = { chainId: '0x7a6a' }
const REVOKE = { eth_accounts: {} }

async function approvingHarness() {
  const wallet = harness()
  await wallet.configure({ answer: 'approve', chains: 'both' })
  return wallet
}

describe('requests', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'eth_accounts'],
    ['no method', { params: [] }],
    ['a method that is no text', { method: 1 }],
    [
      'an object that throws',
      {
        get method() {
          throw new Error('boo')
        },
      },
    ],
  ])('-32600 for %s', async (_, request) => {
    // The types forbid it; pages are not typed.
    expect(await outcome(harness().provider.request(request as never))).toEqual({ code: -32600 })
  })

  const circle: unknown[] = []
  circle.push(circle)
  test.each([
    ['text', 'all'],
    ['null', null],
    ['a function', () => []],
    ['what JSON cannot carry', [1n]],
    ['a circle', circle],
  ])('-32602 for %s instead of parameters', async (_, params) => {
    const result = harness().provider.request({ method: 'eth_blockNumber', params })
    expect(await outcome(result)).toEqual({ code: -32602 })
  })

  test('an error has a code and a sentence', async () => {
    const request = harness().request('eth_sign')
    await expect(request).rejects.toBeInstanceOf(Error)
    await expect(request).rejects.toMatchObject({
      name: 'ProviderRpcError',
      code: 4200,
      message: 'Demo Wallet does not support eth_sign.',
    })
  })

  test('a delayed answer comes when its time has come, approved or rejected', async () => {
    const wallet = harness()
    for (const [answer, expected] of [
      ['reject', { code: 4001 }],
      ['approve', { result: [FIRST] }],
    ] as const) {
      await wallet.configure({ answer, delay: 300 })
      const done = vi.fn()
      const result = outcome(wallet.request('eth_requestAccounts')).finally(done)
      await wallet.clock.advance(299)
      expect(done).not.toHaveBeenCalled()
      await wallet.clock.advance(1)
      expect(await result).toEqual(expected)
    }
  })

  test('a request is pending until its delay is over', async () => {
    const wallet = harness()
    await wallet.configure({ answer: 'approve', delay: 300 })
    wallet.request('eth_requestAccounts').catch(() => {})
    await wallet.clock.advance(100)
    expect(await outcome(wallet.request('eth_requestAccounts'))).toEqual({ code: -32002 })
    await wallet.clock.advance(200)
    expect(await outcome(wallet.request('eth_requestAccounts'))).toEqual({ result: [FIRST] })
  })

  test('after a rejection the next request may ask again', async () => {
    const wallet = harness()
    const first = await wallet.ask('eth_requestAccounts')
    wallet.person.answer(false)
    expect(await outcome(first.result)).toEqual({ code: 4001 })
    const second = await wallet.ask('eth_requestAccounts')
    expect(second.shown).toMatchObject({ kind: 'connect' })
  })
})

describe('events', () => {
  test('connect is emitted when the chain is first reached, and not again', async () => {
    const wallet = harness()
    await wallet.clock.advance(1_000)
    expect(wallet.events).toEqual([])
    await wallet.request('eth_blockNumber')
    await wallet.request('eth_blockNumber')
    expect(wallet.events).toEqual([['connect', { chainId: '0x7a69' }]])
  })

  test('a lost node is a disconnect, told once, and its return a connect', async () => {
    const wallet = harness()
    wallet.node.setReachable(false)
    await outcome(wallet.request('eth_blockNumber'))
    await outcome(wallet.request('eth_blockNumber'))
    expect(wallet.events).toEqual([['disconnect', expect.objectContaining({ code: 1013 })]])
    wallet.node.setReachable(true)
    await wallet.request('eth_blockNumber')
    expect(wallet.events.slice(1)).toEqual([['connect', { chainId: '0x7a69' }]])
  })

  test('the node of another chain says nothing about this one', async () => {
    const wallet = harness()
    wallet.node.setReachable(false)
    expect(await outcome(wallet.request('wallet_addEthereumChain', ADD_TWO))).toEqual({
      code: 4901,
    })
    expect(wallet.events).toEqual([])
  })

  test('an error of the node is no disconnect', async () => {
    const wallet = harness()
    await outcome(wallet.request('eth_call', {}, 'latest'))
    expect(wallet.events).toEqual([['connect', { chainId: '0x7a69' }]])
  })

  test('connecting, locking, unlocking, selecting and revoking change the accounts', async () => {
    const wallet = await approvingHarness()
    await wallet.request('eth_requestAccounts')
    await wallet.configure({ locked: true })
    await wallet.configure({ locked: false })
    await wallet.configure({ account: 1 })
    await wallet.request('wallet_revokePermissions', REVOKE)
    expect(wallet.events).toEqual(
      [[FIRST], [], [FIRST], [SECOND, FIRST], []].map((accounts) => ['accountsChanged', accounts]),
    )
  })

  test('switching and forgetting change the chain', async () => {
    const wallet = await approvingHarness()
    await wallet.request('wallet_switchEthereumChain', TO_TWO)
    await wallet.configure({ chains: 'one' })
    expect(wallet.events).toEqual([
      ['chainChanged', '0x7a6a'],
      ['chainChanged', '0x7a69'],
    ])
  })

  test('nothing changed is nothing said', async () => {
    const wallet = await approvingHarness()
    await wallet.request('eth_requestAccounts')
    wallet.events.length = 0
    await wallet.request('eth_requestAccounts')
    await wallet.request('wallet_requestPermissions', REVOKE)
    await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a69' })
    await wallet.configure({ delay: 1 })
    expect(wallet.events).toEqual([])
  })

  test('a listener that was removed hears nothing', async () => {
    const wallet = await approvingHarness()
    const listener = vi.fn()
    expect(wallet.provider.on('chainChanged', listener)).toBe(wallet.provider)
    wallet.provider.removeListener('chainChanged', listener)
    await wallet.request('wallet_switchEthereumChain', TO_TWO)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('re-entrancy', () => {
  test('a listener that throws neither stops the others nor the request', async () => {
    const wallet = await approvingHarness()
    const later = vi.fn()
    wallet.provider.on('chainChanged', () => {
      throw new Error('boo')
    })
    wallet.provider.on('chainChanged', later)
    expect(await wallet.request('wallet_switchEthereumChain', TO_TWO)).toBeNull()
    expect(later).toHaveBeenCalledWith('0x7a6a')
    expect(wallet.listenerErrors).toHaveLength(1)
  })

  test('a listener may remove itself and add another while it is called', async () => {
    const wallet = await approvingHarness()
    const heard: string[] = []
    const once = () => {
      heard.push('once')
      wallet.provider.removeListener('chainChanged', once)
      wallet.provider.on('chainChanged', () => heard.push('added'))
    }
    wallet.provider.on('chainChanged', once)
    wallet.provider.on('chainChanged', () => heard.push('other'))
    await wallet.request('wallet_switchEthereumChain', TO_TWO)
    expect(heard).toEqual(['once', 'other'])
    await wallet.configure({ chains: 'one' })
    expect(heard).toEqual(['once', 'other', 'other', 'added'])
  })

  test('a listener may make requests, and sees the new state', async () => {
    const wallet = await approvingHarness()
    const seen: unknown[] = []
    wallet.provider.on('accountsChanged', async () => {
      seen.push(await wallet.request('eth_accounts'))
      if (seen.length === 1) await wallet.request('wallet_revokePermissions', REVOKE)
    })
    expect(await wallet.request('eth_requestAccounts')).toEqual([FIRST])
    await wallet.clock.advance(0)
    expect(seen).toEqual([[FIRST], []])
  })

  test('a request made inside an event finds the group free again', async () => {
    const wallet = await approvingHarness()
    const results: unknown[] = []
    wallet.provider.on('chainChanged', (chainId) => {
      if (chainId !== '0x7a6a') return
      // The first switch is still being answered: it is pending by definition.
      results.push(outcome(wallet.request('wallet_switchEthereumChain', { chainId: '0x7a69' })))
    })
    await wallet.request('wallet_switchEthereumChain', TO_TWO)
    expect(await Promise.all(results)).toEqual([{ code: -32002 }])
    expect(await outcome(wallet.request('wallet_addEthereumChain', ADD_TWO))).toEqual({
      result: null,
    })
  })
})

describe('other tabs', () => {
  async function twoTabs() {
    const here = await approvingHarness()
    const there = harness({ storage: here.storage })
    return { here, there }
  }

  test('hear of accounts and chains as if it had happened there', async () => {
    const { here, there } = await twoTabs()
    await here.request('eth_requestAccounts')
    await here.request('wallet_switchEthereumChain', TO_TWO)
    await here.request('wallet_revokePermissions', REVOKE)
    expect(there.events).toEqual(here.events)
    expect(there.events).toHaveLength(3)
  })

  test('answer without a prompt what was permitted elsewhere', async () => {
    const { here, there } = await twoTabs()
    await here.request('eth_requestAccounts')
    expect(await there.request('eth_accounts')).toEqual([FIRST])
    expect(await there.request('eth_requestAccounts')).toEqual([FIRST])
    expect(there.person.log).toEqual([])
  })

  test('a reload finds the same accounts and chain, without a prompt', async () => {
    const before = await approvingHarness()
    await before.request('eth_requestAccounts')
    await before.request('wallet_switchEthereumChain', TO_TWO)
    const after = harness({ storage: before.storage })
    await after.configure({ answer: 'ask' })
    expect(await after.request('eth_accounts')).toEqual([FIRST])
    expect(await after.request('eth_chainId')).toBe('0x7a6a')
    expect(after.events).toEqual([])
    expect(after.person.log).toEqual([])
  })

  test('storage emptied by hand disconnects everywhere', async () => {
    const { here, there } = await twoTabs()
    await here.request('eth_requestAccounts')
    here.storage.clear()
    for (const tab of [here, there]) expect(tab.events.at(-1)).toEqual(['accountsChanged', []])
  })

  test('unlocking elsewhere lets a request go on', async () => {
    const { here, there } = await twoTabs()
    await here.configure({ answer: 'ask' })
    await here.connected()
    await there.configure({ locked: true })
    const { result, shown } = await here.ask('eth_requestAccounts')
    expect(shown).toEqual({ kind: 'unlock' })
    await there.configure({ locked: false })
    expect(await result).toEqual([FIRST])
  })
})
