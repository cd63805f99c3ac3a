import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import {
  findSessions,
  type NewSession,
  openSessions,
  replaceSessions,
  type SessionRow,
} from './store.ts'

const time = new Date(0)
const later = new Date(3_600_000)

function sessionOf(nonce: string): NewSession {
  const row: SessionRow = {
    id: randomUUID(),
    token_hash: randomUUID(),
    previous_hash: null,
    previous_until: null,
    carrier: 'cookie',
    account: '0x01',
    address: '0x01',
    chain_id: 1,
    nonce,
    proof_hash: null,
    proof_signature: null,
    user_agent: 'A "quoted" \\ browser, ünïcode',
    created_at: time,
    last_seen_at: later,
    rotated_at: time,
    checked_at: time,
    expires_at: later,
  }
  return { row, nonceExpiresAt: later }
}

const living = { now: time, idleSince: time }

onBothDatabases((database) => {
  it('opens several at once, and says which nonces were free', async () => {
    const [used, free] = [sessionOf('opens-1'), sessionOf('opens-2')]
    expect(await database().run((db) => openSessions(db, [used]))).toEqual([true])
    const again = sessionOf('opens-1')
    expect(await database().run((db) => openSessions(db, [free, again]))).toEqual([true, false])
    const hashes = [used, free, again].map(({ row }) => row.token_hash)
    const found = await database().run((db) => findSessions(db, hashes, living))
    expect(found.map((row) => row?.id)).toEqual([used.row.id, free.row.id, undefined])
    expect(found[0]).toEqual({ ...used.row, chain_id: found[0]?.chain_id })
  })

  it('ends others only with a nonce that was free', async () => {
    const [first, second] = [sessionOf('ends-1'), sessionOf('ends-2')]
    const lives = async ({ row }: NewSession) =>
      (await database().run((db) => findSessions(db, [row.token_hash], living)))[0] !== undefined
    const replace = (by: NewSession, ended: NewSession) =>
      database().run((db) => replaceSessions(db, by, [ended.row.token_hash]))
    await database().run((db) => openSessions(db, [first]))
    expect(await replace(sessionOf('ends-1'), first)).toBe(false)
    expect(await lives(first)).toBe(true)
    expect(await replace(second, first)).toBe(true)
    expect([await lives(first), await lives(second)]).toEqual([false, true])
  })

  it('gives each nonce to one of several servers that claim them in different orders', async () => {
    for (let round = 0; round < 20; round += 1) {
      const nonces = Array.from({ length: 24 }, (_, index) => `race-${round}-${index}`)
      const servers = [nonces, nonces.toReversed(), nonces, nonces.toReversed()]
      const opened = await Promise.all(
        servers.map((order) => database().run((db) => openSessions(db, order.map(sessionOf)))),
      )
      expect(opened.flat().filter((isOpen) => isOpen)).toHaveLength(nonces.length)
    }
  })
})
