import { randomUUID } from 'node:crypto'
import { type Address, getAddress, type Hex } from 'viem'
import { createBatcher } from '../../database/createBatcher.ts'
import type { Database } from '../../database/types.ts'
import {
  deleteByAccount,
  deleteByTokens,
  deleteExpired,
  deleteSession,
  findSessions,
  listSessions,
  type NewSession,
  openSessions,
  replaceSessions,
  type SessionRow,
  updateSession,
} from './store.ts'
import { createToken, hashToken, isToken } from './tokens.ts'

const DAY_MS = 24 * 3600_000
/** A session that nobody uses for so long is over. */
const IDLE_MS = DAY_MS
/** Written down at most so often. */
const TOUCH_MS = 5 * 60_000
const ROTATE_MS = DAY_MS
/** Requests that were on their way with the old token while the new one arrived. */
const GRACE_MS = 60_000
/** A frame that gets no cookies keeps its token in memory, where scripts can reach it. */
const BEARER_MS = 3600_000
/** Clocks of servers differ: a used nonce is kept longer than anybody would accept it. */
const NONCE_MARGIN_MS = 3600_000
const SWEEP_ROWS = 1_000
const MAX_USER_AGENT = 256

export type Carrier = SessionRow['carrier']
/** A token as it came in. */
export type Presented = { carrier: Carrier; token: string }
type Proof = { hash: Hex; signature: Hex }

export type Session = { address: Address; chainId: number; expiresAt: Date }
export type SessionEntry = Session & {
  id: string
  createdAt: Date
  lastSeenAt: Date
  userAgent: string | null
  current: boolean
}

export type OpenParameters = {
  address: Address
  chainId: number
  nonce: string
  nonceExpiresAt: Date
  /** Of a contract: what it said yes to. */
  proof?: Proof | undefined
  carrier: Carrier
  userAgent: string | undefined
  /** Sessions that the visitor had before: they end. */
  presented: readonly Presented[]
}

type CreateSessionsParameters = { database: Database; ttlSeconds: number; now: () => number }

/** Sessions: opened once for each nonce, kept alive by use, ended by time or by their owner. */
export function createSessions({ database, ttlSeconds, now }: CreateSessionsParameters) {
  const times = () => ({ now: new Date(now()), idleSince: new Date(now() - IDLE_MS) })

  const openBatched = createBatcher<NewSession, boolean>({
    run: (batch) => database.run((db) => openSessions(db, batch)),
    keyOf: ({ row }) => row.nonce,
  })
  const findBatched = createBatcher<string, SessionRow | undefined>({
    run: (wanted) => database.run((db) => findSessions(db, wanted, times())),
  })

  function write(session: NewSession, endedHashes: readonly string[]): Promise<boolean> {
    // What a contract's owners signed over days must not be used up by an answer that came too
    // late: a transaction takes it back. Whoever holds a key signs again.
    const isContract = session.row.proof_hash !== null
    if (!isContract && endedHashes.length === 0) return openBatched(session)
    const run = isContract ? database.transaction : database.run
    return run((db) => replaceSessions(db, session, endedHashes))
  }

  /** `undefined`: somebody else was first with this nonce. */
  async function open(parameters: OpenParameters) {
    const { address, chainId, nonce, nonceExpiresAt, proof, carrier } = parameters
    const token = createToken()
    const time = new Date(now())
    const life = ttlSeconds * 1000
    const row: SessionRow = {
      id: randomUUID(),
      token_hash: hashToken(token),
      previous_hash: null,
      previous_until: null,
      carrier,
      account: accountOf({ address, chainId, isContract: proof !== undefined }),
      address: address.toLowerCase(),
      chain_id: chainId,
      nonce,
      proof_hash: proof?.hash ?? null,
      proof_signature: proof?.signature ?? null,
      user_agent: parameters.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      created_at: time,
      last_seen_at: time,
      rotated_at: time,
      checked_at: time,
      expires_at: new Date(now() + (carrier === 'bearer' ? Math.min(BEARER_MS, life) : life)),
    }
    const opened = await write({ row, nonceExpiresAt }, hashes(parameters.presented))
    return opened ? { token, session: toSession(row), expiresAt: row.expires_at } : undefined
  }

  /** The first of the tokens that opens a session. */
  async function find(presented: readonly Presented[]): Promise<SessionRow | undefined> {
    for (const { carrier, token } of presented) {
      if (!isToken(token)) continue
      const row = await findBatched(hashToken(token))
      // A token that left in a cookie counts in a cookie only.
      if (row?.carrier === carrier) return row
    }
    return undefined
  }

  /** Notes that a session is in use. @returns a new token when it is time for one */
  async function use(
    row: SessionRow,
    presented: readonly Presented[],
  ): Promise<{ token?: string; lastSeenAt: Date }> {
    const time = new Date(now())
    const isCurrent = hashes(presented).includes(row.token_hash)
    const confirmed = isCurrent && row.previous_hash !== null && row.previous_until === null
    const age = now() - row.rotated_at.getTime()
    // The answer with the new token may have been lost: then the old one gets another.
    const lost = !isCurrent && row.previous_until === null && age > GRACE_MS
    const rotate = row.carrier === 'cookie' && (lost || (isCurrent && age > ROTATE_MS))
    if (rotate) {
      const token = createToken()
      const changed = await database.run((db) =>
        updateSession(db, row, {
          token_hash: hashToken(token),
          ...(isCurrent && { previous_hash: row.token_hash, previous_until: null }),
          rotated_at: time,
          last_seen_at: time,
        }),
      )
      return changed ? { token, lastSeenAt: time } : { lastSeenAt: row.last_seen_at }
    }
    if (confirmed || now() - row.last_seen_at.getTime() > TOUCH_MS) {
      await database.run((db) =>
        updateSession(db, row, {
          last_seen_at: time,
          ...(confirmed && { previous_until: new Date(now() + GRACE_MS) }),
        }),
      )
      return { lastSeenAt: time }
    }
    return { lastSeenAt: row.last_seen_at }
  }

  return {
    open,
    find,
    use,
    async list(row: SessionRow): Promise<SessionEntry[]> {
      const rows = await database.run((db) =>
        listSessions(db, { account: row.account, ...times() }),
      )
      return rows.map((each) => ({
        ...toSession(each),
        id: each.id,
        createdAt: each.created_at,
        lastSeenAt: each.last_seen_at,
        userAgent: each.user_agent,
        current: each.id === row.id,
      }))
    },
    end: (presented: readonly Presented[]) =>
      database.run((db) => deleteByTokens(db, hashes(presented))),
    endAll: (row: SessionRow) => database.run((db) => deleteByAccount(db, row.account)),
    endOne: (row: SessionRow) => database.run((db) => deleteSession(db, row.id)),
    /** @returns whether it is ours to check again: of several who want to, one may */
    beginCheck: (row: SessionRow) =>
      database.run((db) => updateSession(db, row, { checked_at: new Date(now()) })),
    /** @returns how many rows went */
    async sweep(): Promise<number> {
      const noncesBefore = new Date(now() - NONCE_MARGIN_MS)
      let total = 0
      for (;;) {
        const gone = await database.run((db) =>
          deleteExpired(db, { ...times(), noncesBefore, limit: SWEEP_ROWS }),
        )
        total += gone
        if (gone < SWEEP_ROWS) return total
      }
    },
  }
}

/**
 * A key opens its address on every chain; a contract's address can belong to somebody else on
 * another chain, so there the chain is part of the name.
 */
function accountOf(of: { address: Address; chainId: number; isContract: boolean }): string {
  const address = of.address.toLowerCase()
  return of.isContract ? `${of.chainId}:${address}` : address
}

export function toSession(row: SessionRow): Session {
  const idle = row.last_seen_at.getTime() + IDLE_MS
  return {
    address: getAddress(row.address),
    chainId: Number(row.chain_id),
    expiresAt: new Date(Math.min(row.expires_at.getTime(), idle)),
  }
}

function hashes(presented: readonly Presented[]): string[] {
  return presented.filter(({ token }) => isToken(token)).map(({ token }) => hashToken(token))
}
