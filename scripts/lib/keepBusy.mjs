import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Looks up now and then whether whoever started it is still there: nobody else would end it. */
const SPIN = 'while (process.ppid === Number(process.argv[1])) for (let i = 0; i < 1e7; i++);'

/**
 * Keeps every core busy until it is told to stop, or until this process ends.
 * @returns {{ pids: number[], stop: () => void }}
 */
export function keepBusy(cores = availableParallelism()) {
  const children = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', SPIN, String(process.pid)], { stdio: 'ignore' }),
  )
  const stop = () => {
    process.off('exit', stop)
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', stop)
  return { pids: children.map(({ pid }) => pid), stop }
}
