import { parentPort } from 'node:worker_threads'
import type { Hex } from 'viem'
import { recoverAddress } from './recoverAddress.ts'

/** What the pool sends and gets back. */
export type RecoveryTask = { message: string; signature: Hex }
export type RecoveryResult = { address: Hex | undefined }

parentPort?.on('message', async ({ message, signature }: RecoveryTask) => {
  const result: RecoveryResult = { address: await recoverAddress(message, signature) }
  parentPort?.postMessage(result)
})
