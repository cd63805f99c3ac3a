import { describe, expect, it, vi } from 'vitest'
import type { ChainRequest } from '../../chains/createFailover.ts'
import type { Database } from '../../database/types.ts'
import { UpstreamFailure } from '../../errors/chainErrors.ts'
import {
  createVisitor,
  type Send,
  type SignInFields,
  type Visitor,
} from '../../testing/createVisitor.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { testApp } from '../../testing/testApp.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YES = `0x1626ba7e${'00'.repeat(28)}`
const NO = '0x'
const SAFE = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** A server on two chains; `nodes.answer` is what both say about every contract. */
async function open(database: Database) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const nodes: { answer: ChainRequest } = { answer: async () => YES }
  const request: ChainRequest = (...call) => nodes.answer(...call)
  const chains = [testChain(undefined, 31337), testChain(undefined, 31338)]
  const config = testConfig({ RATE_LIMIT: 'off' }, { chains })
  const { app } = await testApp({ config, database, request, now: () => clock.now })
  const send: Send = (path, init) => app.request(path, init)
  const visit = (account?: Visitor['account']) =>
    createVisitor({ send, ...(account && { account }) })
  return { visit, clock, nodes }
}

const safeMessage = (visitor: Visitor, fields: SignInFields = {}) =>
  visitor.prepare({ address: SAFE, ...fields })
const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code]
}

onBothDatabases((database) => {
  describe('R-AUTH-6 contract accounts', () => {
    it('sign in when their contract says so, with any signature or none', async () => {
      const { visit } = await open(database())
      for (const signature of ['0x', '0x1234', `0x${'ab'.repeat(130)}`]) {
        const visitor = visit()
        const response = await visitor.verify(await safeMessage(visitor), signature)
        expect(response.status).toBe(200)
        expect(await (await visitor.get('session')).json()).toMatchObject({ address: SAFE })
      }
    })

    it('are refused when it says no', async () => {
      const { visit, nodes } = await open(database())
      nodes.answer = async () => NO
      const visitor = visit()
      const response = await visitor.verify(await safeMessage(visitor), '0x1234')
      expect(await codeOf(response)).toEqual([401, 'signature_invalid'])
    })

    it('node outage: 503, never a yes, and the nonce can still be used', async () => {
      const { visit, nodes } = await open(database())
      const visitor = visit()
      const message = await safeMessage(visitor)
      nodes.answer = () => Promise.reject(new UpstreamFailure('timeout'))
      for (let tries = 0; tries < 3; tries++) {
        const response = await visitor.verify(message, '0x1234')
        expect(response.headers.get('Retry-After')).toBe('2')
        expect(response.headers.getSetCookie()).toEqual([])
        expect(await codeOf(response)).toEqual([503, 'chain_unavailable'])
      }
      nodes.answer = async () => YES
      expect((await visitor.verify(message, '0x1234')).status).toBe(200)
      expect(await codeOf(await visitor.verify(message, '0x1234'))).toEqual([401, 'nonce_used'])
    })

    it('a plain account signs in during the outage', async () => {
      const { visit, nodes } = await open(database())
      nodes.answer = () => Promise.reject(new UpstreamFailure('timeout'))
      expect((await visit().signIn()).status).toBe(200)
    })

    it('co-signers may take days, until the message expires', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      const message = await safeMessage(visitor)
      const short = await safeMessage(visitor, {
        expirationTime: new Date(clock.now + 2 * DAY).toISOString(),
      })
      clock.now += 6 * DAY
      expect(await codeOf(await visitor.verify(short, '0x'))).toEqual([401, 'message_expired'])
      expect((await visitor.verify(message, '0x')).status).toBe(200)
    })

    it('a plain account may not', async () => {
      const { visit, clock, nodes } = await open(database())
      const visitor = visit()
      const message = await visitor.prepare()
      clock.now += 6 * DAY
      nodes.answer = async () => NO
      const response = await visitor.verify(message, await visitor.sign(message))
      expect(await codeOf(response)).toEqual([401, 'message_too_old'])
    })

    it('nobody may sign a message that is older than any nonce', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      const at = (days: number) => ({ issuedAt: new Date(clock.now - days * DAY).toISOString() })
      const old = await safeMessage(visitor, at(8))
      expect(await codeOf(await visitor.verify(old, '0x'))).toEqual([401, 'message_too_old'])
      expect((await visitor.verify(await safeMessage(visitor, at(6)), '0x')).status).toBe(200)
    })

    it('the chain of the message is asked, and no other', async () => {
      const { visit, nodes } = await open(database())
      let calls = 0
      nodes.answer = async () => {
        calls++
        return YES
      }
      const visitor = visit()
      const unknown = await safeMessage(visitor, { chainId: 1 })
      expect(await codeOf(await visitor.verify(unknown, '0x'))).toEqual([401, 'chain_not_allowed'])
      expect(calls).toBe(0)
      const known = await safeMessage(visitor, { chainId: 31338 })
      expect(await (await visitor.verify(known, '0x')).json()).toMatchObject({ chainId: 31338 })
    })

    it('the same contract on another chain is another account', async () => {
      const { visit } = await open(database())
      const [one, two] = [visit(), visit()]
      await one.verify(await safeMessage(one, { chainId: 31337 }), '0x')
      await two.verify(await safeMessage(two, { chainId: 31338 }), '0x')
      const list = async (visitor: Visitor) => {
        const { sessions } = (await (await visitor.get('sessions')).json()) as {
          sessions: { chainId: number }[]
        }
        return new Set(sessions.map(({ chainId }) => chainId))
      }
      expect(await list(one)).toEqual(new Set([31337]))
      await one.post('logout-everywhere')
      expect((await two.get('session')).status).toBe(200)
    })

    it('a key is the same account on every chain', async () => {
      const { visit } = await open(database())
      const one = visit()
      const two = visit(one.account)
      await one.signIn({ chainId: 31337 })
      await two.signIn({ chainId: 31338 })
      const { sessions } = (await (await two.get('sessions')).json()) as {
        sessions: { chainId: number }[]
      }
      expect(sessions.map(({ chainId }) => chainId).sort()).toEqual([31337, 31338])
    })

    it('are asked again later, and signed out when they take their word back', async () => {
      const { visit, clock, nodes } = await open(database())
      const visitor = visit()
      await visitor.verify(await safeMessage(visitor), '0x1234')
      let calls = 0
      nodes.answer = async () => {
        calls++
        return NO
      }
      clock.now += 14 * MINUTE
      expect((await visitor.get('session')).status).toBe(200)
      expect(calls).toBe(0)
      clock.now += 2 * MINUTE
      await vi.waitFor(async () => expect((await visitor.get('session')).status).toBe(401), {
        timeout: 20_000,
      })
      expect(calls).toBe(1)
    })

    it('stay signed in while they cannot be asked', async () => {
      const { visit, clock, nodes } = await open(database())
      const visitor = visit()
      await visitor.verify(await safeMessage(visitor), '0x1234')
      let calls = 0
      nodes.answer = async () => {
        calls++
        throw new UpstreamFailure('timeout')
      }
      clock.now += 16 * MINUTE
      await visitor.get('session')
      await vi.waitFor(() => expect(calls).toBe(1), { timeout: 20_000 })
      expect((await visitor.get('session')).status).toBe(200)
    })
  })
})
