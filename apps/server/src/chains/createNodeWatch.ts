import * as v from 'valibot'
import type { Logger } from '../log/createLogger.ts'
import { chooseLead, type NodeHead } from './chooseLead.ts'
import type { Node } from './createNode.ts'

export type NodeWatch = {
  /** All nodes, the one that leads first. */
  order: () => readonly Node[]
  /** The newest block of each, as far as it was heard, in the order of the configuration. */
  heads: () => readonly (NodeHead | undefined)[]
  /** How often another node was ahead and had other blocks. */
  disagreements: () => number
  /** Asks each node where it stands. */
  look: (signal?: AbortSignal) => Promise<void>
}

type CreateNodeWatchParameters = { chainId: number; nodes: readonly Node[]; logger: Logger }

const headSchema = v.pipe(
  v.object({
    number: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,12}$/i), v.transform(Number)),
    hash: v.pipe(v.string(), v.toLowerCase()),
    timestamp: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,12}$/i), v.transform(Number)),
  }),
)

/** As long as a page waits for a node. */
const TIMEOUT_MS = 5_000

/**
 * Follows where each node stands, so that one that fell behind is not asked first. The one that leads
 * has to have the newest block of the one that it goes before: a node on another chain leads nobody.
 */
export function createNodeWatch({ chainId, nodes, logger }: CreateNodeWatchParameters): NodeWatch {
  let heads: readonly (NodeHead | undefined)[] = nodes.map(() => undefined)
  let lead = 0
  let disagreements = 0
  let isTold = false

  async function blockOf(node: Node, block: string, signal?: AbortSignal) {
    const limits = { timeoutMs: TIMEOUT_MS, connectTimeoutMs: TIMEOUT_MS, signal }
    try {
      const answer = await node.ask({
        method: 'eth_getBlockByNumber',
        params: [block, false],
        ...limits,
      })
      const parsed = v.safeParse(headSchema, answer)
      return parsed.success ? parsed.output : undefined
    } catch {
      // Whatever it was is in the log and in the metrics of its attempts.
      return undefined
    }
  }

  /** Whether the other one has the block that the preferred one ends with. */
  async function agrees(other: Node, { number, hash }: NodeHead, signal?: AbortSignal) {
    const same = await blockOf(other, `0x${number.toString(16)}`, signal)
    return same && same.hash === hash
  }

  function follow(next: number): void {
    isTold = false
    if (next === lead) return
    lead = next
    const blocks = Object.fromEntries(
      nodes.map(({ name }, index) => [name, heads[index]?.number ?? 'no answer']),
    )
    logger.warn({ chain: chainId, first: nodes[lead]?.name, blocks }, 'another node leads')
  }

  return {
    order: () => {
      const first = nodes[lead]
      return lead === 0 || !first ? nodes : [first, ...nodes.filter((node) => node !== first)]
    },
    heads: () => heads,
    disagreements: () => disagreements,
    async look(signal) {
      const heard = await Promise.all(
        // One that rests is tried again once it may be, though nobody else would ask it.
        nodes.map((node) => (node.mayAsk() ? blockOf(node, 'latest', signal) : undefined)),
      )
      if (signal?.aborted) return
      // What a node that is away said last stays known; it leads nobody.
      heads = heard.map((head, index) => head ?? heads[index])
      const next = chooseLead(heard)
      const [preferred, ahead] = [heard.find((head) => head !== undefined), nodes[next]]
      if (!ahead || !preferred || heard[next] === preferred) {
        // One that is away at the moment has not caught up.
        if (heard[0]) follow(next)
        return
      }
      const same = await agrees(ahead, preferred, signal)
      if (same) follow(next)
      if (same !== false) return
      disagreements += 1
      if (isTold) return
      logger.error(
        { chain: chainId, block: preferred.number },
        'a node that is ahead has other blocks: it is not followed',
      )
      follow(0)
      isTold = true
    },
  }
}
