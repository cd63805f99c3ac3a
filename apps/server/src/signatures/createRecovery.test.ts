import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe.each(['wasm', 'javascript'])('recovering with %s', (engine) => {
  const cases = [
    ['too short', `0x${'11'.repeat(63)}`],
    ['too long', `0x${'11'.repeat(66)}`],
    ['empty', '0x'],
    ['zero', `0x${'00'.repeat(64)}1b`],
    ['beyond the curve', `0x${'ff'.repeat(64)}1b`],
    ['with a parity that is none', `0x${'11'.repeat(64)}1d`],
    ['with another parity that is none', `0x${'11'.repeat(64)}02`],
  ] as const

  async function load() {
    vi.resetModules()
    vi.stubEnv('COUNTERSIGN_NO_WASM', engine === 'wasm' ? '' : '1')
    const module = await import('./recoverAddress.ts')
    vi.unstubAllEnvs()
    expect(module.recoveryEngine).toBe(engine)
    return module.recoverAddress
  }

  it('finds the signer', async () => {
    const recover = await load()
    const message = 'text with ümlaut'
    expect(await recover(message, await account.signMessage({ message }))).toBe(account.address)
  })

  it.each(cases)('finds nobody in bytes that are %s', async (_title, signature) => {
    const recover = await load()
    expect(await recover('text', signature)).toBeUndefined()
  })
})
