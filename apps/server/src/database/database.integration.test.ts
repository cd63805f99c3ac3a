import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log/createLogger.ts'
import { freePort } from '../testing/freePort.ts'
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts'
import { temporaryDirectory } from '../testing/testConfig.ts'
import { openDatabase } from './openDatabase.ts'
import type { Database } from './types.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
const PATIENT = { databaseMs: 30_000, lockMs: 0 }

const embedded = (dataDir: string, timeouts = PATIENT) =>
  openDatabase({ config: { databaseUrl: null, dataDir }, logger, timeouts })
const postgresAt = (databaseUrl: string, timeouts = {}) =>
  openDatabase({
    config: { databaseUrl, dataDir: '' },
    logger,
    timeouts: { databaseStartMs: 30_000, ...PATIENT, ...timeouts },
  })

const add = (database: Database, nonce: string) =>
  database.run((db) =>
    db
      .insertInto('claimed_nonces')
      .values({ nonce, expires_at: new Date(0) })
      .execute(),
  )
const nonces = async (database: Database) => {
  const rows = await database.run((db) => db.selectFrom('claimed_nonces').selectAll().execute())
  return rows.map(({ nonce }) => nonce).sort()
}

describe('the embedded database', () => {
  it('keeps what was written, through closing and opening', async () => {
    const dataDir = temporaryDirectory()
    const first = await embedded(dataDir)
    await add(first, 'kept')
    await first.close()
    const second = await embedded(dataDir)
    expect(await nonces(second)).toEqual(['kept'])
    await second.close()
  })

  it('begins from the packed directory of the PGlite that is installed', async () => {
    const manifest = import.meta
      .resolve('@electric-sql/pglite')
      .replace(/dist\/.*$/, 'package.json')
    const { version } = JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8'))
    const templates = readdirSync(new URL('./template/', import.meta.url))
    expect(templates.filter((name) => name.endsWith('.br'))).toEqual([`pglite-${version}.br`])
  })

  it('cleans up after a start that was killed while unpacking', async () => {
    const dataDir = temporaryDirectory()
    const draft = join(dataDir, 'database.new-1234')
    mkdirSync(draft)
    writeFileSync(join(draft, 'PG_VERSION'), 'half')
    const database = await embedded(dataDir)
    await add(database, 'works')
    await database.close()
    expect(existsSync(draft)).toBe(false)
  })

  it('refuses a directory that is in use, in the same process and in another', async () => {
    const dataDir = temporaryDirectory()
    const database = await embedded(dataDir)
    const refusal = {
      name: 'ServerError',
      message: `DATA_DIR: ${dataDir} is in use by another server. Stop that one, or give this one its own.`,
    }
    await expect(embedded(dataDir)).rejects.toMatchObject(refusal)
    expect(await holdElsewhere(dataDir)).toEqual({ held: false })
    await database.close()
    const again = await embedded(dataDir)
    await again.close()
  })

  it('is free again at once when its process was killed', async () => {
    const dataDir = temporaryDirectory()
    const holder = await holdElsewhere(dataDir)
    if (!holder.held) throw new Error('The other process did not get the lock.')
    await expect(embedded(dataDir)).rejects.toMatchObject({ name: 'ServerError' })
    await holder.kill()
    const database = await embedded(dataDir)
    expect(await nonces(database)).toEqual([])
    await database.close()
  })

  it('runs what comes at once one after the other: no transaction sees into another', async () => {
    const database = await embedded(temporaryDirectory())
    const failed = database.transaction(async (db) => {
      await db.insertInto('claimed_nonces').values({ nonce: 'a', expires_at: new Date() }).execute()
      await sql`select pg_sleep(0.05)`.execute(db)
      await sql`select 1 / 0`.execute(db)
    })
    const written = add(database, 'b')
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    await written
    expect(await nonces(database)).toEqual(['b'])
    await database.close()
  })
})

describe('Postgres', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  it('eight servers that start at once migrate it once', async () => {
    for (let round = 0; round < 3; round++) {
      const url = await postgres.createDatabase()
      const all = await Promise.all(Array.from({ length: 8 }, () => postgresAt(url)))
      const [first] = all
      const rows = await first?.run((db) => sql`select name from migrations`.execute(db))
      const names = [
        ...['001-sessions', '002-gateway', '003-identity', '004-reindex', '005-bounds'],
        '006-taken-back',
        '007-delegations',
      ]
      expect(rows?.rows).toEqual(names.map((name) => ({ name })))
      await Promise.all(all.map((database, index) => add(database, String(index))))
      expect(await nonces(all[0] as Database)).toHaveLength(8)
      await Promise.all(all.map((database) => database.close()))
    }
  })

  it('a database of a newer version is left alone', async () => {
    const url = await postgres.createDatabase()
    const database = await postgresAt(url)
    await database.run((db) =>
      sql`insert into migrations (name, timestamp) values ('999-future', '')`.execute(db),
    )
    await database.close()
    await expect(postgresAt(url)).rejects.toMatchObject({
      name: 'ServerError',
      message: 'The database belongs to a newer version of this server. Upgrade first.',
    })
  })

  it('one that is not there is named in one sentence, without its password', async () => {
    const url = `postgres://user:canary@127.0.0.1:${await freePort()}/none`
    const lines: string[] = []
    const failed = openDatabase({
      config: { databaseUrl: url, dataDir: '' },
      logger: createLogger(
        { logLevel: 'info', secrets: [] },
        { write: (line) => lines.push(line) },
      ),
      timeouts: { ...PATIENT, databaseStartMs: 600 },
    })
    await expect(failed).rejects.toMatchObject({
      name: 'ServerError',
      message: expect.stringMatching(/^DATABASE_URL: the database cannot be used \(.*\)$/),
    })
    await expect(failed).rejects.not.toThrow(/canary/)
    // And at once that it is waited for.
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('waiting for it')
    expect(lines[0]).toContain(new URL(url).host)
    expect(lines[0]).not.toContain('canary')
  })

  it('one that does not exist is named without waiting', async () => {
    const url = (await postgres.createDatabase()).replace(/[^/]+$/, 'nowhere')
    await expect(postgresAt(url, { databaseStartMs: 3_600_000 })).rejects.toThrow(/nowhere/)
  })

  it('one that comes up later is waited for', async () => {
    const url = await postgres.createDatabase()
    postgres.pause()
    const opening = postgresAt(url)
    await new Promise((resolve) => setTimeout(resolve, 300))
    postgres.resume()
    await (await opening).close()
  })

  it('while it is paused every question ends soon as unavailable; afterwards all is as before', async () => {
    const database = await postgresAt(await postgres.createDatabase(), { databaseMs: 3_000 })
    await add(database, 'before')
    postgres.pause()
    try {
      // More than there are connections.
      const answers = await Promise.allSettled(Array.from({ length: 30 }, () => nonces(database)))
      const reasons = answers.map((answer) => answer.status === 'rejected' && answer.reason.name)
      expect(new Set(reasons)).toEqual(new Set(['DatabaseUnavailableError']))
      const insert = add(database, 'during')
      await expect(insert).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    } finally {
      postgres.resume()
    }
    await expect
      .poll(() => nonces(database).catch(() => []), { timeout: 20_000 })
      .toContain('before')
    await add(database, 'after')
    expect(await nonces(database)).toEqual(expect.arrayContaining(['after', 'before']))
    await database.close()
  })

  it('connections into nowhere are given up, and new ones made', async () => {
    const url = new URL(await postgres.createDatabase())
    const proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    const database = await postgresAt(url.href, { databaseMs: 2_000 })
    await add(database, 'kept')
    proxy.freeze()
    await expect(nonces(database)).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    await expect.poll(() => nonces(database).catch(() => []), { timeout: 20_000 }).toEqual(['kept'])
    await database.close()
    proxy.close()
  })

  it('a transaction that comes too late does not happen', async () => {
    const database = await postgresAt(await postgres.createDatabase(), { databaseMs: 3_000 })
    const ended = Promise.withResolvers<void>()
    const slow = database.transaction(async (db) => {
      await db.insertInto('claimed_nonces').values({ nonce: 'a', expires_at: new Date() }).execute()
      // Our side is slow: the database would still commit.
      await new Promise((resolve) => setTimeout(resolve, 3_500))
      ended.resolve()
    })
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    await ended.promise
    // Waits for the row, should it still be on its way.
    await add(database, 'a')
    await database.close()
  })

  it('a connection that is cut in the middle of a transaction takes nothing with it', async () => {
    const database = await postgresAt(await postgres.createDatabase())
    const cut = database.transaction(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(db)
      await database.run((other) =>
        sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other),
      )
      // Nothing is asked of it when it ends.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await sql`select 1`.execute(db)
    })
    await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    await add(database, 'works')
    await database.close()
  })

  it('a wrong statement is our fault, not the database’s', async () => {
    const database = await postgresAt(await postgres.createDatabase())
    const asked = database.run((db) => sql`select nothing from nowhere`.execute(db))
    await expect(asked).rejects.toMatchObject({ code: '42P01' })
    await database.close()
  })

  it('connections that are cut are replaced', async () => {
    const database = await postgresAt(await postgres.createDatabase())
    await add(database, 'one')
    const kill = database.run((db) =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
    )
    await expect(kill).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    await expect.poll(() => nonces(database).catch(() => []), { timeout: 20_000 }).toEqual(['one'])
    await database.close()
  })
})

/** Another process that opens the same directory and keeps it, if it gets it. */
async function holdElsewhere(
  dataDir: string,
): Promise<{ held: false } | { held: true; kill: () => Promise<void> }> {
  const module = new URL('./openEmbedded.ts', import.meta.url)
  const script = `import { openEmbedded } from ${JSON.stringify(module.href)}
    const dataDir = ${JSON.stringify(dataDir)}
    try {
      await openEmbedded({ dataDir, deadlineMs: 30_000, lockMs: 0 })
      process.stdout.write('held')
      setInterval(() => {}, 1_000)
    } catch { process.exit(0) }`
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const held = await Promise.race([
    new Promise<boolean>((resolve) => child.stdout.once('data', () => resolve(true))),
    text(child.stdout).then((output) => output !== ''),
  ])
  if (!held) return { held: false }
  return {
    held: true,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A way to the database on which connections can be made to lead nowhere, without an end. */
async function startProxy(target: number) {
  const pairs: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    pairs.push([near, far])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  return {
    port,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    close() {
      server.close()
      for (const socket of pairs.flat()) socket.destroy()
    },
  }
}
