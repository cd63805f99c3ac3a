import {
  type BlockId,
  createProbeStage,
  createSimulateStage,
  isOtherwise,
  type NotRehearsed,
  type Rehearsal,
  type Request,
  rehearse,
  type Script,
} from '@countersign/rehearsal'
import type { Client } from 'viem'
import { openEvmWorker } from './openEvmWorker.ts'

export { isOtherwise }

/** Rehearses by the node first; an EVM of our own is fetched only when no node can. */
export async function rehearseOnChain(
  client: Client,
  chainId: number,
  script: Script,
): Promise<Rehearsal | NotRehearsed> {
  const request: Request = (method, params) =>
    // Any method may be asked; what comes back is looked at by whoever asks.
    client.request({ method, params } as never)
  const opened: { close: () => void }[] = []
  const openEvm = (block: BlockId) => {
    const worker = openEvmWorker({ request, chainId, block })
    opened.push(worker)
    return worker.stage
  }
  try {
    return await rehearse({
      request,
      script,
      stages: [
        { rung: 'simulate', open: () => createSimulateStage(request) },
        { rung: 'probe', open: () => createProbeStage(request) },
        { rung: 'evm', open: openEvm },
      ],
    })
  } finally {
    for (const { close } of opened) close()
  }
}
