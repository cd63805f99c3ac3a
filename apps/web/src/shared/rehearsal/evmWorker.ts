import { RehearsalError, type Stage } from '@countersign/rehearsal'
import { createEvmStage, merkleVerifier } from '@countersign/rehearsal/evm'
import { type FromWorker, type ToWorker, toFault } from './evmMessages.ts'

/** The EVM of our own, in a thread of its own: whatever it has to play, the page stays alive. */
const waiting = new Map<
  number,
  { resolve: (result: unknown) => void; reject: (e: Error) => void }
>()
let asked = 0
let stage: Promise<Stage> | undefined

const say = (message: FromWorker) => globalThis.postMessage(message)

const request = (method: string, params: readonly unknown[]) =>
  new Promise<unknown>((resolve, reject) => {
    asked += 1
    waiting.set(asked, { resolve, reject })
    say({ type: 'ask', id: asked, method, params })
  })

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    const { chainId, block } = data
    stage = createEvmStage({ request, chainId, block, verifier: merkleVerifier })
    // Who plays hears of it.
    stage.catch(() => undefined)
  } else if (data.type === 'answer') {
    const { id, result, fault } = data
    const asker = waiting.get(id)
    waiting.delete(id)
    if (fault) asker?.reject(Object.assign(new Error(fault.message), { code: fault.code }))
    else asker?.resolve(result)
  } else {
    play(data)
  }
})

async function play({ id, scene }: Extract<ToWorker, { type: 'play' }>) {
  try {
    if (!stage) throw new RehearsalError('failed', 'There is no stage.')
    say({ type: 'played', id, played: await (await stage).play(scene) })
  } catch (error) {
    say({ type: 'failed', id, fault: toFault(error) })
  }
}
