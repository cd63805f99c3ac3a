import { expect, it, vi } from 'vitest'
import { calmRelay, wakeRelay } from './walletConnectRelay.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

function scriptedRelayer({ connected = false } = {}) {
  const relayer = {
    connected,
    request: vi.fn(async (_: { method: string }): Promise<unknown> => 'sent'),
    transportOpen: vi.fn(async () => {
      relayer.connected = true
    }),
    restartTransport: vi.fn(async () => {}),
  }
  const send = relayer.request
  // The relay's manners touch nothing else of a client.
  const client = { core: { relayer } } as unknown as WalletConnectClient
  return { client, relayer, send }
}

const call = { method: 'irn_publish' }

it('R-ERR-4 a request without a line waits for the one that is being opened', async () => {
  const { client, relayer, send } = scriptedRelayer()
  calmRelay(client)
  expect(await relayer.request(call)).toBe('sent')
  expect(relayer.transportOpen).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
})

it('R-ERR-4 a request with a line is sent at once', async () => {
  const { client, relayer } = scriptedRelayer({ connected: true })
  calmRelay(client)
  await relayer.request(call)
  expect(relayer.transportOpen).not.toHaveBeenCalled()
})

it('R-ERR-4 a request that cannot be sent calls nobody and throws at nobody', async () => {
  const { client, relayer, send } = scriptedRelayer()
  relayer.transportOpen.mockRejectedValue(new Error('no relay'))
  calmRelay(client)
  const settled = vi.fn()
  relayer.request(call).then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(send).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})

it('R-ERR-4 what the relay itself refuses is thrown', async () => {
  const { client, relayer, send } = scriptedRelayer({ connected: true })
  send.mockRejectedValue(new Error('too large'))
  calmRelay(client)
  await expect(relayer.request(call)).rejects.toThrow('too large')
})

it('R-WAL-12 coming back while there is no network is no error', async () => {
  const { client, relayer } = scriptedRelayer()
  relayer.restartTransport.mockRejectedValue(new Error('offline'))
  await wakeRelay(client)
  expect(relayer.restartTransport).toHaveBeenCalledOnce()
})
