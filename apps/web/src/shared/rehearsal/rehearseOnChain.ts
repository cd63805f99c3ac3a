import {
  type BlockId,
  createProbeStage,
  createSimulateStage,
  type Header,
  isOtherwise,
  type NotRehearsed,
  type Rehearsal,
  rehearse,
  type Script,
} from '@countersign/rehearsal'
import type { Client } from 'viem'
import { openEvmWorker } from './openEvmWorker.ts'
import { askOf, type PreparedRehearsal } from './prepareRehearsal.ts'

export { isOtherwise }

type Known = {
  prepared?: Pick<PreparedRehearsal, 'setting' | 'canSimulate'> | undefined
  /** Which block, if not the newest: then by what every node does in the same way. */
  height?: bigint | undefined
  /** What an earlier one, which it is compared with, was played at. */
  gasPrice?: bigint | undefined
}

/** Rehearses by the node first; an EVM of our own is fetched only when no node can. */
export async function rehearseOnChain(
  client: Client,
  chainId: number,
  script: Script,
  { prepared, height, gasPrice }: Known = {},
): Promise<Rehearsal | NotRehearsed> {
  const request = askOf(client)
  const simulate = {
    rung: 'simulate',
    open: (block: Header) => createSimulateStage(request, block),
  } as const
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
      ...(height !== undefined && { height }),
      ...(gasPrice !== undefined && { gasPrice }),
      ...(prepared && { setting: prepared.setting }),
      stages: [
        // What a node has just said it does not know is not asked of it.
        ...(prepared?.canSimulate === false || height !== undefined ? [] : [simulate]),
        { rung: 'probe', open: () => createProbeStage(request) },
        { rung: 'evm', open: openEvm },
      ],
    })
  } finally {
    for (const { close } of opened) close()
  }
}
