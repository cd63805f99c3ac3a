import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../scripts/lib/findProgram.mjs'
import { freePort } from '../freePort.ts'

export type WebKit = {
  /** One command of W3C WebDriver, below the session. */
  call<value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<value>
  stop(): Promise<void>
}

/** WebKitGTK with a screen of its own: it has no way to run without one. */
export async function startWebKit(): Promise<WebKit> {
  const xvfb = findProgram('Xvfb')
  const webKitDriver = findProgram('WebKitWebDriver')
  if (!xvfb || !webKitDriver) throw new Error('WebKit, or its screen, is not on this machine.')
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  const port = await freePort()
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root has no user namespace to put a page into, and every page here is ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // A message bus would only be asked whether somebody uses a screen reader.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/status`)
  const binary = findProgram('MiniBrowser')
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })
  const session = `${origin}/session/${sessionId}`
  return {
    call: (method, path, body) => ask(method, `${session}${path}`, body),
    async stop() {
      await ask('DELETE', session)
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function ask<value>(method: string, address: string, body?: unknown): Promise<value> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${answer.value.error}: ${answer.value.message}`)
  return answer.value
}

/** Waits until somebody listens there. */
async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nobody answers at ${address}.`)
}
