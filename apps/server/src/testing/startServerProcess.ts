import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { StartServerOptions } from '../startServer.ts'
import { bareEnvironment } from './bareEnvironment.ts'
import { giveDatabase } from './giveDatabase.ts'
import { temporaryDirectory } from './testConfig.ts'

export type TestProcess = {
  child: ChildProcess
  /** What it wrote to its log, line by line. */
  lines: string[]
  exit: Promise<number | null>
}

const RUN = new URL('../run.ts', import.meta.url)
/** The embedded database is compiled simply: as a whole and twice it is half of a short life. */
const ARGUMENTS = ['--conditions=source', '--liftoff-only']

/** Starts the server as a process of its own; resolves when it says that it is ready. */
export async function startServerProcess(
  /** TEST_SITE names the directory of the site. */
  env: Record<string, string>,
  timeouts: NonNullable<StartServerOptions['timeouts']> = {},
): Promise<TestProcess> {
  if (env.DATA_DIR && !env.DATABASE_URL) await giveDatabase(env.DATA_DIR)
  // A file and not `-e`, whose options the server's threads would inherit and refuse.
  const script = join(temporaryDirectory(), 'run.mjs')
  writeFileSync(
    script,
    `import { run } from ${JSON.stringify(RUN.href)}
    const timeouts = ${JSON.stringify(timeouts)}
    await run({ env: process.env, site: { root: process.env.TEST_SITE }, timeouts })`,
  )
  const child = spawn(process.execPath, [...ARGUMENTS, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment(), ...env },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void exit.then(() => process.removeListener('exit', kill))
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    void exit.then(() => reject(new Error(`The server ended:\n${lines.join('\n')}`)))
  })
  return { child, lines, exit }
}
