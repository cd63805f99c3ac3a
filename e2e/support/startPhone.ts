import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../fixtures/phone.ts', import.meta.url))

/** A phone with a real WalletConnect wallet, and the relay between it and the page. */
export async function startPhone() {
  const child = spawn(process.execPath, ['--conditions=source', ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // WalletConnect then calls nobody else (telemetry, verification).
    env: { PATH: process.env.PATH, IS_VITEST: 'true' },
  })
  const text = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()))
    child.once('exit', () => reject(new Error('The phone ended.')))
  })
  const walletConnect: { relayUrl: string; projectId: string } = JSON.parse(text)
  return {
    walletConnect,
    /** Scans a code, or follows a link, and approves. */
    async approve(uri: string): Promise<void> {
      child.send(uri)
      await once(child, 'message')
    },
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
