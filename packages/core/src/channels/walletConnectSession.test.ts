import { describe, expect, it, vi } from 'vitest'
import { endSession, isUsable } from './walletConnectSession.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

function scriptedClient({ expiry = Number.MAX_SAFE_INTEGER, key = true } = {}) {
  const sessions = new Map([['topic', { expiry }]])
  const disconnect = vi.fn(async ({ topic }: { topic: string }) => void sessions.delete(topic))
  const client = {
    disconnect,
    session: {
      get keys() {
        return [...sessions.keys()]
      },
      get: (topic: string) => sessions.get(topic),
      delete: async (topic: string) => void sessions.delete(topic),
    },
    core: { crypto: { keychain: { has: () => key } } },
  }
  // These functions touch nothing else of a client.
  return { client: client as unknown as WalletConnectClient, disconnect, sessions }
}

describe('a session', () => {
  it('R-CON-2 with its key and its time is usable', () => {
    expect(isUsable(scriptedClient().client, 'topic')).toBe(true)
  })

  it.each([
    ['that is not there', scriptedClient(), 'another'],
    ['without its key', scriptedClient({ key: false }), 'topic'],
    ['whose time is over', scriptedClient({ expiry: 1 }), 'topic'],
  ])('R-CON-2 %s is not', (_, { client }, topic) => {
    expect(isUsable(client, topic)).toBe(false)
  })
})

describe('ending', () => {
  it('R-CON-5 tells the wallet', async () => {
    const { client, disconnect, sessions } = scriptedClient()
    await endSession(client, 'topic')
    expect(disconnect).toHaveBeenCalledOnce()
    expect(sessions.size).toBe(0)
  })

  it('R-CON-5 forgets the session when the wallet cannot be told', async () => {
    const { client, disconnect, sessions } = scriptedClient()
    disconnect.mockRejectedValue(new Error('Failed to publish'))
    await endSession(client, 'topic')
    expect(sessions.size).toBe(0)
  })

  it('R-CON-5 is nothing when it is over already', async () => {
    const { client, disconnect } = scriptedClient()
    await endSession(client, 'another')
    expect(disconnect).not.toHaveBeenCalled()
  })
})
