import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort.ts'
import { prepareOnce } from './prepareOnce.ts'

export type TestPostgres = {
  /** An empty database of its own. */
  createDatabase: () => Promise<string>
  /** Stops every process of it where it is: connections stay open and nothing answers. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
}

/** A real Postgres from the system's packages, in a directory and on a port of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = process.env.POSTGRES_BIN
  // Set by the tests' own setup (scripts/lib/provide.mjs).
  if (!bin) throw new Error('Set POSTGRES_BIN to the folder of initdb.')
  const directory = mkdtempSync(join(tmpdir(), 'countersign-postgres-'))
  // It refuses to run as root; the package brings a user for it.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const prepared = await prepareOnce('postgres', (folder) => {
    const made = join(folder, 'data')
    const init = ['-D', made, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
    execFileSync(join(bin, 'initdb'), init, { ...user, cwd: folder, stdio: 'ignore' })
  })
  cpSync(join(prepared, 'data'), data, { recursive: true })
  // Postgres starts only where nobody else may look, and a copied folder is open.
  chmodSync(data, 0o700)
  if (user.uid !== undefined) giveTo(data, user.uid, user.gid)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 100,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGQUIT')
  process.once('exit', kill)
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  await waitUntilReady(url('postgres'))
  let databases = 0

  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) process.kill(pid, signal)
  }
  return {
    async createDatabase() {
      const name = `test_${++databases}`
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return url(name)
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      process.removeListener('exit', kill)
      child.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function giveTo(folder: string, uid: number, gid: number): void {
  lchownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), uid, gid)
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

function childrenOf(pid: number): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child ?? 0)
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
