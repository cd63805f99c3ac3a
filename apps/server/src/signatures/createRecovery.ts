import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Hex } from 'viem'
import { hashMessage } from 'viem/utils'
import type { RecoveryResult, RecoveryTask } from './recoveryWorker.ts'

/** Everybody who may wait is waiting already. */
export class RecoveryBusyError extends Error {
  override readonly name = 'RecoveryBusyError'

  constructor(cause?: unknown) {
    super('There are too many signatures to check right now.', { cause })
  }
}

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

type Job = {
  hash: Hex
  signature: Hex
  resolve: (address: Hex | undefined) => void
  reject: (error: Error) => void
}
type Thread = { worker: Worker; job: Job | undefined; failed: boolean }

const WORKER = new URL('./recoveryWorker.ts', import.meta.url)

/**
 * Recovers signers in threads of their own: a recovery takes milliseconds, in which nobody's
 * session could be read. A thread does one job at a time, so what it dies of is known.
 */
export function createRecovery(parameters: CreateRecoveryParameters = {}): Recovery {
  const { threads: size = Math.min(4, availableParallelism()), maxWaiting = 64 } = parameters
  const { eager = false } = parameters
  const threads: Thread[] = []
  const waiting: Job[] = []
  let closed = false

  function start(): Thread {
    // Not with our own options, of which a thread refuses some.
    const worker = new Worker(WORKER, { execArgv: ['--disable-warning=ExperimentalWarning'] })
    const thread: Thread = { worker, job: undefined, failed: false }
    // An idle thread keeps no process alive.
    worker.unref()
    worker.on('message', ({ address }: RecoveryResult) => {
      const { job } = thread
      thread.job = undefined
      job?.resolve(address)
      assign()
    })
    const fail = (error?: unknown) => {
      if (thread.failed) return
      thread.failed = true
      threads.splice(threads.indexOf(thread), 1)
      thread.job?.reject(new RecoveryBusyError(error))
      if (!closed) assign()
    }
    worker.on('error', fail)
    worker.on('exit', fail)
    threads.push(thread)
    return thread
  }

  function assign(): void {
    while (waiting.length > 0) {
      const idle = threads.find(({ job }) => !job) ?? (threads.length < size ? start() : undefined)
      if (!idle) return
      const job = waiting.shift()
      if (!job) return
      idle.job = job
      const { hash, signature } = job
      const task: RecoveryTask = { hash, signature }
      idle.worker.postMessage(task)
    }
  }

  function recoverHash(hash: Hex, signature: Hex): Promise<Hex | undefined> {
    return new Promise((resolve, reject) => {
      if (closed || waiting.length >= maxWaiting) {
        reject(new RecoveryBusyError())
        return
      }
      waiting.push({ hash, signature, resolve, reject })
      assign()
    })
  }

  if (eager) start()
  return {
    recover: (message, signature) => recoverHash(hashMessage(message), signature),
    recoverHash,
    async close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new RecoveryBusyError())
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
