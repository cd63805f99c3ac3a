import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../testing/createVisitor.ts'
import { freePort } from '../testing/freePort.ts'
import { startServerProcess } from '../testing/startServerProcess.ts'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { testSite } from '../testing/testSite.ts'
import { openEmbedded } from './openEmbedded.ts'

const open = (dataDir: string) => openEmbedded({ dataDir, deadlineMs: 30_000, lockMs: 0 })
const backup = temporaryDirectory()
/** The files of one table of ours, and nothing else. */
let ofTheTable: string

beforeAll(async () => {
  const database = await open(backup)
  const expires_at = new Date(0)
  await database.run((db) =>
    db.insertInto('claimed_nonces').values({ nonce: 'kept', expires_at }).execute(),
  )
  const { rows } = await database.run((db) =>
    sql<{ path: string }>`select pg_relation_filepath('claimed_nonces') path`.execute(db),
  )
  ofTheTable = rows[0]?.path ?? ''
  await database.close()
})

const read = async (dataDir: string) => {
  const database = await open(dataDir)
  try {
    return await database.run((db) => db.selectFrom('claimed_nonces').selectAll().execute())
  } finally {
    await database.close()
  }
}

function restored(): string {
  const dataDir = temporaryDirectory()
  cpSync(backup, dataDir, { recursive: true })
  return dataDir
}

/** Every file of the database under a folder. */
function filesIn(dataDir: string, folder = ''): string[] {
  const root = join(dataDir, 'database')
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, folder, name))
    .filter((path) => statSync(path).isFile())
}

function garble(file: string): void {
  writeFileSync(
    file,
    readFileSync(file).map((byte, index) => byte * 31 + index * 17 + 7),
  )
}
const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))

const at = (dataDir: string, path: string) => join(dataDir, 'database', path)
const damages: Record<string, (dataDir: string) => void> = {
  'the control file cut short': (dir) => truncateSync(at(dir, 'global/pg_control'), 100),
  'the version file gone': (dir) => rmSync(at(dir, 'PG_VERSION')),
  'the journal emptied': (dir) => {
    for (const file of filesIn(dir, 'pg_wal')) truncateSync(file, 0)
  },
  'which transactions were kept garbled': (dir) => filesIn(dir, 'pg_xact').forEach(garble),
  'every table cut in half': (dir) => filesIn(dir, 'base').forEach(halve),
  'every table garbled': (dir) => filesIn(dir, 'base').forEach(garble),
  'one table garbled': (dir) => garble(at(dir, ofTheTable)),
  'everything emptied': (dir) => {
    for (const file of filesIn(dir)) truncateSync(file, 0)
  },
}

describe('a damaged data directory', () => {
  it.each(Object.keys(damages))(
    '%s: one sentence names it and the way, and nothing is deleted',
    async (name) => {
      const dataDir = restored()
      damages[name]?.(dataDir)
      const before = filesIn(dataDir)
      const failed = read(dataDir)
      await expect(failed).rejects.toMatchObject({
        name: 'ServerError',
        message: expect.stringMatching(
          /^DATA_DIR: the database in \S+ cannot be used, its files are damaged\. Nothing was deleted: put a backup .*$/,
        ),
      })
      await expect(failed).rejects.toThrow(dataDir)
      // Postgres itself throws a cache of it away at each start.
      const gone = before.filter((file) => !existsSync(file))
      expect(gone.filter((file) => basename(file) !== 'pg_internal.init')).toEqual([])
    },
  )

  it('a backup in its place restores it', async () => {
    const dataDir = restored()
    damages['everything emptied']?.(dataDir)
    await expect(read(dataDir)).rejects.toMatchObject({ name: 'ServerError' })
    rmSync(dataDir, { recursive: true })
    cpSync(backup, dataDir, { recursive: true })
    expect(await read(dataDir)).toMatchObject([{ nonce: 'kept' }])
  })

  it('what is left without its version file is not written over', async () => {
    const dataDir = restored()
    rmSync(at(dataDir, 'PG_VERSION'))
    const bytes = () => filesIn(dataDir).map((file) => readFileSync(file).toString('base64'))
    const before = bytes()
    await expect(open(dataDir)).rejects.toMatchObject({ name: 'ServerError' })
    expect(bytes()).toEqual(before)
  })

  it('a damaged lock is told apart: nothing is kept in it', async () => {
    const dataDir = restored()
    const lock = join(dataDir, 'database.lock')
    writeFileSync(lock, 'no lock at all '.repeat(100))
    const sentence = `DATA_DIR: ${lock} is damaged; delete it while no server runs, nothing is kept in it.`
    await expect(open(dataDir)).rejects.toMatchObject({ name: 'ServerError', message: sentence })
    rmSync(lock)
    expect(await read(dataDir)).toMatchObject([{ nonce: 'kept' }])
  })
})

it('the server says so in one line and ends; with the backup in its place visitors are still signed in', async () => {
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain()]))
  const [dataDir, copy] = [join(directory, 'data'), join(directory, 'backup')]
  const port = await freePort()
  const env = { CHAINS_FILE: chains, DATA_DIR: dataDir, PORT: `${port}`, TEST_SITE: testSite() }
  const start = () => startServerProcess({ ...env, LOG_LEVEL: 'error', ROLES: 'web' })
  const stop = async ({ child, exit }: Awaited<ReturnType<typeof start>>) => {
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  }
  const visitor = createVisitor({
    origin: `http://localhost:${port}`,
    send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
  })
  const first = await start()
  expect((await visitor.signIn()).status).toBe(200)
  await stop(first)
  // As docs/operations.md says: stopped, then copied.
  cpSync(dataDir, copy, { recursive: true })
  filesIn(dataDir, 'base').forEach(halve)
  await expect(start()).rejects.toThrow(
    /^The server ended:\nDATA_DIR: the database in \S+ cannot be used, its files are damaged\. .*$/,
  )
  rmSync(dataDir, { recursive: true })
  cpSync(copy, dataDir, { recursive: true })
  const again = await start()
  expect((await visitor.get('session')).status).toBe(200)
  await stop(again)
})
