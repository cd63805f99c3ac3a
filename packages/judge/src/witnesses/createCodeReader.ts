import { identifyCode } from '@countersign/safe'
import { type Address, type Hex, isHex } from 'viem'
import type { CodeReader, SeenCode } from '../delegates/seenCode.ts'
import type { Askers, Reply, RpcCall } from './asker.ts'

/** So many are asked for at once: each may be 24 kB long. */
const MOST_AT_ONCE = 20

/** Reads code by the word of all: what is asked for in one breath goes out as one request to each. */
export function createCodeReader(openAskers: () => Askers): CodeReader {
  let waiting: { address: Address; resolve: (seen: SeenCode) => void }[] = []
  const flush = async () => {
    const asked = waiting
    waiting = []
    for (let start = 0; start < asked.length; start += MOST_AT_ONCE) {
      const part = asked.slice(start, start + MOST_AT_ONCE)
      const seen = await readAll(
        openAskers(),
        part.map(({ address }) => address),
      )
      part.forEach(({ resolve }, index) => {
        resolve(seen[index] ?? { state: 'unheard' })
      })
    }
  }
  return (address) =>
    new Promise((resolve) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ address, resolve })
    })
}

async function readAll(askers: Askers, addresses: readonly Address[]): Promise<SeenCode[]> {
  const calls = addresses.map(
    (address): RpcCall => ({ method: 'eth_getCode', params: [address, 'latest'] }),
  )
  // Askers answer in any case, and in bounded time.
  const answers = await Promise.all(Object.values(askers).map((ask) => ask(calls)))
  return addresses.map((address, index) =>
    judgeCode(
      address,
      answers.map((replies) => replies[index]),
    ),
  )
}

function judgeCode(address: Address, replies: readonly (Reply | undefined)[]): SeenCode {
  const codes = replies.flatMap((reply) => {
    const value = reply?.state === 'said' ? reply.value : undefined
    return isHex(value) && value.length % 2 === 0 ? [value.toLowerCase() as Hex] : [] // hexadecimal, as before
  })
  const [code] = codes
  if (code === undefined) return { state: 'unheard' }
  if (codes.some((other) => other !== code)) return { state: 'disputed' }
  return { state: 'same', contract: identifyCode(code, address), voices: codes.length }
}
