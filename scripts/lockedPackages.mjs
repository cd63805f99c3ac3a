import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fetchLocked } from './lib/fetchLocked.mjs'
import { listLocked } from './lib/listLocked.mjs'
import { fail, must } from './lib/steps.mjs'
import { lockedApps } from './lib/strangers/lockedApps.mjs'
import { environment, npmCli, root } from './lib/toolchain.mjs'

/** The machines that everything is installed on. */
const MACHINES = ['x64', 'arm64'].map((cpu) => ({ os: 'linux', cpu, libc: 'glibc' }))

/**
 * `npm run locked`: fetches every package of every lock file, for Linux on x64 and on arm64, from the
 * registry that npm uses here, and compares its bytes with what the lock file says.
 */
async function lockedPackages() {
  const files = [join(root, 'package-lock.json'), ...lockedApps().map(({ lockFile }) => lockFile)]
  const locks = files.map((file) => ({
    file: relative(root, file),
    lock: JSON.parse(readFileSync(file, 'utf8')),
  }))
  const ask = [npmCli(), 'config', 'get', 'registry', '--loglevel=silent']
  const env = environment(process.execPath)
  const registry = (await must('`npm config` failed.', process.execPath, ask, { cwd: root, env }))
    .trim()
    .split('\n')
    .at(-1)
  const write = (text) => process.stdout.write(`${text}\n`)
  const counts = MACHINES.map((machine) => listLocked(locks, [machine]).locked.length)
  const { locked, without } = listLocked(locks, MACHINES)
  for (const line of without) write(`not fetched: ${line}`)
  const names = MACHINES.map(({ os, cpu }, index) => `${counts[index]} for ${os}-${cpu}`)
  write(`${locks.length} lock files, ${locked.length} packages (${names.join(', ')})`)
  const { bytes, faults } = await fetchLocked(locked, { registry })
  for (const fault of faults) write(fault)
  const same = locked.length - faults.length
  write(
    `${same} fetched, ${Math.round(bytes / 1e6)} MB, each as its lock file says; ${faults.length} not`,
  )
  process.exit(faults.length > 0 ? 1 : 0)
}

lockedPackages().catch(fail)
