import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Hex } from 'viem'
import { RecoveryBusyError } from '../errors/recoveryBusyError.ts'
import type { Signed } from './recoverAddress.ts'
import type { RecoveryResult, RecoveryTask } from './recoveryWorker.ts'

export type Recovery = {
  /** The address that signed a text (ERC-191), if any. @throws RecoveryBusyError */
  recover: (message: string, signature: Hex) => Promise<Hex | undefined>
  /** The same for 32 bytes that were signed as they are. */
  recoverHash: (hash: Hex, signature: Hex) => Promise<Hex | undefined>
  close: () => Promise<void>
}

export type CreateRecoveryParameters = {
  threads?: number | undefined
  /** Whether to start the first thread now, not with the first signature. */
  eager?: boolean | undefined
  /** Longest queue; whoever comes after is told to come back. */
  maxWaiting?: number | undefined
}

type Job = RecoveryTask & {
  resolve: (address: Hex | undefined) => void
  reject: (error: Error) => void
}
type Thread = { worker: Worker; jobs: Job[]; failed: boolean }

/** To cross into a thread and back costs as much as a recovery: under load, several go together. */
const MAX_TOGETHER = 8

/**
 * More than load shedding lets in at once: whoever has come this far has cost most of the work,
 * and is refused only when something is wrong.
 */
const MAX_WAITING = 320

const WORKER = new URL('./recoveryWorker.ts', import.meta.url)

/**
 * Recovers signers in threads of their own: a recovery takes milliseconds, in which nobody's
 * session could be read.
 */
export function createRecovery(parameters: CreateRecoveryParameters = {}): Recovery {
  const { threads: size = Math.min(4, availableParallelism()), maxWaiting = MAX_WAITING } =
    parameters
  const { eager = false } = parameters
  const threads: Thread[] = []
  const waiting: Job[] = []
  let closed = false

  function start(): Thread {
    // Not with our own options, of which a thread refuses some.
    const worker = new Worker(WORKER, { execArgv: ['--disable-warning=ExperimentalWarning'] })
    const thread: Thread = { worker, jobs: [], failed: false }
    // An idle thread keeps no process alive.
    worker.unref()
    worker.on('message', (results: RecoveryResult[]) => {
      const done = thread.jobs.splice(0)
      for (const [index, job] of done.entries()) job.resolve(results[index])
      assign()
    })
    const fail = (error?: unknown) => {
      if (thread.failed) return
      thread.failed = true
      threads.splice(threads.indexOf(thread), 1)
      for (const job of thread.jobs) job.reject(new RecoveryBusyError(error))
      if (!closed) assign()
    }
    worker.on('error', fail)
    worker.on('exit', fail)
    threads.push(thread)
    return thread
  }

  function assign(): void {
    while (waiting.length > 0) {
      const idle =
        threads.find(({ jobs }) => jobs.length === 0) ??
        (threads.length < size ? start() : undefined)
      if (!idle) return
      const share = Math.min(MAX_TOGETHER, Math.ceil(waiting.length / size))
      idle.jobs = waiting.splice(0, share)
      const tasks = idle.jobs.map(({ signed, signature }): RecoveryTask => ({ signed, signature }))
      idle.worker.postMessage(tasks)
    }
  }

  function recover(signed: Signed, signature: Hex): Promise<Hex | undefined> {
    return new Promise((resolve, reject) => {
      if (closed || waiting.length >= maxWaiting) {
        reject(new RecoveryBusyError())
        return
      }
      waiting.push({ signed, signature, resolve, reject })
      assign()
    })
  }

  if (eager) start()
  return {
    recover: (text, signature) => recover({ text }, signature),
    recoverHash: (hash, signature) => recover({ hash }, signature),
    async close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new RecoveryBusyError())
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
