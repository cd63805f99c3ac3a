import { parentPort } from 'node:worker_threads'
import type { Hex } from 'viem'
import { recoverSigner } from './recoverAddress.ts'

/** What the pool sends and gets back. */
export type RecoveryTask = { hash: Hex; signature: Hex }
export type RecoveryResult = { address: Hex | undefined }

parentPort?.on('message', async ({ hash, signature }: RecoveryTask) => {
  const result: RecoveryResult = { address: await recoverSigner(hash, signature) }
  parentPort?.postMessage(result)
})
