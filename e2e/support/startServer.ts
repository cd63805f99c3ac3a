import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'

const ENTRY = fileURLToPath(new URL('../fixtures/server.ts', import.meta.url))

/** The demo's pages on chains of one's own choice; a process, because it runs from source. */
export async function startServer(chains: readonly unknown[]) {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  const CHAINS_FILE = join(directory, 'chains.json')
  writeFileSync(CHAINS_FILE, JSON.stringify(chains))
  const child = spawn(process.execPath, ['--conditions=source', ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: await freePort(),
      CHAINS_FILE,
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ROLES: 'web',
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error('The server ended.')))
  })
  const close = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.disconnect()
    })
  return { url, close }
}
