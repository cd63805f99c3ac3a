import { expect, it } from 'vitest'
import { awaitSignature } from './awaitSignature.ts'

const hash = `0x${'ab'.repeat(32)}` as const

it('asks until all have signed', async () => {
  const answers = [undefined, undefined, '0x12' as const]
  let asked = 0
  const calls = { getOffChainSignature: async () => answers[asked++] }
  const wait = async () => {}
  expect(await awaitSignature(calls, hash, { patience: 60_000, wait })).toBe('0x12')
  expect(asked).toBe(3)
})

it('gives up after its patience', async () => {
  let asked = 0
  const calls = { getOffChainSignature: async () => void asked++ }
  const options = { patience: 9_000, pause: 3_000, wait: async () => {} }
  await expect(awaitSignature(calls, hash, options)).rejects.toMatchObject({
    name: 'WalletTimeoutError',
  })
  expect(asked).toBe(3)
})

it('stops when nobody waits any more', async () => {
  const abort = new AbortController()
  const calls = { getOffChainSignature: async () => undefined }
  const options = { patience: 9_000, signal: abort.signal, wait: async () => abort.abort() }
  await expect(awaitSignature(calls, hash, options)).rejects.toMatchObject({
    name: 'AttemptCancelledError',
  })
})
