import { parentPort } from 'node:worker_threads'
import type { Hex } from 'viem'
import { loadEngine } from './engines.ts'
import { recoverAddress, type Signed } from './recoverAddress.ts'

/** What the pool sends, some at a time, and gets back in the same order. */
export type RecoveryTask = { signed: Signed; signature: Hex }
export type RecoveryResult = Hex | undefined

const engine = await loadEngine()

parentPort?.on('message', async (tasks: RecoveryTask[]) => {
  const results: RecoveryResult[] = []
  for (const { signed, signature } of tasks) {
    results.push(await recoverAddress(signed, signature, engine))
  }
  parentPort?.postMessage(results)
})
