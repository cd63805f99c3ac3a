import {
  type BlockId,
  type Played,
  RehearsalError,
  type Request,
  type Stage,
} from '@countersign/rehearsal'
import { type Fault, type FromWorker, type ToWorker, toFault } from './evmMessages.ts'

/** Longer is not waited for: what is played there may be a stranger's. */
const PATIENCE_MS = 45_000

type Options = {
  request: Request
  chainId: number
  block: BlockId
  start?: () => Worker
}

/** The third rung: an EVM in a worker, whose code is fetched now. It is ended by `close`, in any case. */
export function openEvmWorker({ request, chainId, block, start = startWorker }: Options) {
  const worker = start()
  const playing = new Map<number, { resolve: (p: Played) => void; reject: (e: Error) => void }>()
  let plays = 0
  let ended: RehearsalError | undefined
  const say = (message: ToWorker) => worker.postMessage(message)
  const end = (words: string) => {
    ended ??= new RehearsalError('failed', words)
    clearTimeout(timer)
    worker.terminate()
    for (const { reject } of playing.values()) reject(ended)
    playing.clear()
  }
  const timer = setTimeout(() => end('It took too long.'), PATIENCE_MS)
  worker.addEventListener('error', () => end('The EVM could not be fetched.'))
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'ask') {
      const { id, method, params } = data
      request(method, params).then(
        (result) => say({ type: 'answer', id, result, fault: null }),
        (error: unknown) => say({ type: 'answer', id, result: null, fault: toFault(error) }),
      )
      return
    }
    const player = playing.get(data.id)
    playing.delete(data.id)
    if (data.type === 'played') player?.resolve(data.played)
    else player?.reject(toError(data.fault))
  })
  say({ type: 'open', chainId, block })
  const stage: Stage = {
    rung: 'evm',
    play: (scene) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        plays += 1
        playing.set(plays, { resolve, reject })
        say({ type: 'play', id: plays, scene })
      }),
  }
  return { stage, close: () => end('It was ended.') }
}

const startWorker = () =>
  new Worker(new URL('./evmWorker.ts', import.meta.url), { type: 'module', name: 'evm' })

function toError({ message, code, kind }: Fault): Error {
  if (kind === 'unsupported' || kind === 'failed') return new RehearsalError(kind, message)
  return Object.assign(new Error(message), { code })
}
