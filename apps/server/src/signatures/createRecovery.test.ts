import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecovery, type Recovery } from './createRecovery.ts'

const account = privateKeyToAccount(generatePrivateKey())
const open: Recovery[] = []

afterEach(async () => {
  for (const recovery of open.splice(0)) await recovery.close()
})

function start(parameters: Parameters<typeof createRecovery>[0] = {}): Recovery {
  const recovery = createRecovery(parameters)
  open.push(recovery)
  return recovery
}

describe('signature recovery in threads', () => {
  it('finds the signer of each of many texts', async () => {
    const { recover } = start({ threads: 2 })
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`)
    const signatures = await Promise.all(texts.map((message) => account.signMessage({ message })))
    const found = await Promise.all(
      texts.map((text, index) => recover(text, signatures[index] ?? '0x')),
    )
    expect(new Set(found)).toEqual(new Set([account.address]))
  })

  it('leaves the main thread to others', async () => {
    const { recover } = start({ threads: 1 })
    const signature = await account.signMessage({ message: 'text' })
    await recover('text', signature)
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    await Promise.all(Array.from({ length: 60 }, () => recover('text', signature)))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })

  it('refuses when the queue is full, and goes on afterwards', async () => {
    const { recover } = start({ threads: 1, maxWaiting: 3 })
    const signature = await account.signMessage({ message: 'text' })
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => recover('text', signature)),
    )
    const kinds = all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.name))
    expect(kinds).toEqual([
      ...Array(4).fill(account.address),
      ...Array(6).fill('RecoveryBusyError'),
    ])
    expect(await recover('text', signature)).toBe(account.address)
  })

  it('refuses after it was closed', async () => {
    const recovery = start()
    await recovery.close()
    await expect(recovery.recover('text', '0x')).rejects.toMatchObject({
      name: 'RecoveryBusyError',
    })
  })
})
