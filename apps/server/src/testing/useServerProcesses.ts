import { afterAll } from 'vitest'
import { freePort } from './freePort.ts'
import { startServerProcess, type TestProcess } from './startServerProcess.ts'
import { testSite } from './testSite.ts'

export type ServerProcess = TestProcess & { url: string }

/** Servers as processes of their own; none of them is left when the file's tests are over. */
export function useServerProcesses() {
  const started: ServerProcess[] = []
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await Promise.all(started.map(({ exit }) => exit))
  })
  return {
    async start(env: Record<string, string>): Promise<ServerProcess> {
      const PORT = String(await freePort())
      const common = { PORT, TEST_SITE: testSite(), RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
      const server = {
        ...(await startServerProcess({ ...common, ...env })),
        url: `http://localhost:${PORT}`,
      }
      started.push(server)
      return server
    },
    async end({ child, exit }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
      child.kill(signal)
      await exit
    },
  }
}
