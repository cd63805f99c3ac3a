import { type Hex, isHex } from 'viem'
import { ChainUnavailableError, RpcError } from '../../../errors/chainErrors.ts'
import { aggregate } from './aggregate.ts'
import type { Asked, ContractCall } from './contractCall.ts'
import type { GatewayChain } from './gatewayChain.ts'

export type MulticallOptions = {
  /** `read`: as good as a moment ago; `request`: as it is now. */
  how?: 'read' | 'request'
  /** An answer of more bytes is none, and its contract is not asked again for a while. */
  maxBytes?: number
}

/** What fits into one question without a node calling it too long. */
const CALLS_AT_ONCE = 250
/** Where a chain has no multicall contract, questions go one by one; not all at the same time. */
const SINGLES_AT_ONCE = 16
/** A contract must not be able to keep a node busy. More than this no transaction may have (EIP-7825). */
const MAX_GAS = '0x1000000'
/** The longest that anybody here can use: where a collectible's metadata is, written out. */
const MAX_BYTES = 96 * 1024
/** So many more questions are put to find out who spoils the answers of the others. */
const MAX_EXTRA = 40
/** So few that they are better asked one by one, when one of them spoils the others' answers. */
const FEW = 4

/**
 * Asks many contracts in one question about one block, or one by one on chains without the contract
 * for that. `null` stands for a call that failed. Strangers' contracts are among them: one that
 * answers without end, or never, costs its own answer and not that of the others.
 */
export async function multicall(
  chain: GatewayChain,
  calls: readonly ContractCall[],
  { how = 'read', maxBytes = MAX_BYTES }: MulticallOptions = {},
): Promise<(Hex | null)[]> {
  const asking: Asking = {
    ask: (call) => callOne(chain, call, how),
    multicall3: chain.config.contracts.multicall3,
    extra: MAX_EXTRA,
    maxBytes,
    suspect: chain.suspects.add,
  }
  const open = calls.filter((call) => !chain.suspects.has(call))
  const parts: Promise<(Hex | null)[]>[] = []
  for (let start = 0; start < open.length; start += CALLS_AT_ONCE) {
    parts.push(callPart(asking, open.slice(start, start + CALLS_AT_ONCE)))
  }
  const answers = (await Promise.all(parts)).flat()
  const answerOf = new Map(open.map((call, index) => [call, answers[index] ?? null]))
  return calls.map((call) => answerOf.get(call) ?? null)
}

type Asking = {
  ask: (call: ContractCall) => Promise<Asked>
  multicall3: string | undefined
  /** How many more questions may be put than if all were well. */
  extra: number
  maxBytes: number
  suspect: (call: ContractCall) => void
}

async function callPart(
  asking: Asking,
  calls: readonly ContractCall[],
  inDoubt = false,
): Promise<(Hex | null)[]> {
  const { ask, multicall3 } = asking
  // One call alone is as quick without the contract.
  const few = inDoubt ? FEW : 1
  if (!multicall3 || calls.length <= few) return callSingly(asking, calls, inDoubt)
  const answers = await aggregate(ask, multicall3, calls)
  if (answers === 'absent') return callSingly(asking, calls, false)
  if (answers === 'failed') return divide(asking, calls)
  const judged = answers.map((answer, index) => judge(asking, calls[index], answer))
  // Who burns all gas lets those behind it fail: only up to the last that did not, nobody has.
  const reached = answers.findLastIndex((answer) => answer !== null) + 1
  const rest = calls.slice(reached)
  if (rest.length === 0) return judged
  const again = reached === 0 ? divide(asking, rest) : askAgain(asking, rest)
  return [...judged.slice(0, reached), ...(await again)]
}

/** In halves, one after the other: what stands in front is answered even if the rest is not. */
async function divide(asking: Asking, calls: readonly ContractCall[]): Promise<(Hex | null)[]> {
  const middle = calls.length >> 1
  const first = await askAgain(asking, calls.slice(0, middle))
  return [...first, ...(await askAgain(asking, calls.slice(middle)))]
}

async function askAgain(asking: Asking, calls: readonly ContractCall[]): Promise<(Hex | null)[]> {
  if (asking.extra <= 0) return calls.map(() => null)
  asking.extra -= 1
  return callPart(asking, calls, true)
}

async function callSingly(
  asking: Asking,
  calls: readonly ContractCall[],
  /** Whether others failed together with these. */
  inDoubt: boolean,
): Promise<(Hex | null)[]> {
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += SINGLES_AT_ONCE) {
    const group = calls.slice(start, start + SINGLES_AT_ONCE)
    const asked = group.map(async (call) => {
      const { answer, bad } = await asking.ask(call)
      if (bad || (inDoubt && answer === null)) asking.suspect(call)
      return judge(asking, call, answer)
    })
    results.push(...(await Promise.all(asked)))
  }
  return results
}

function judge(
  { maxBytes, suspect }: Asking,
  call: ContractCall | undefined,
  answer: Hex | null,
): Hex | null {
  if (!call || answer === null || answer.length <= 2 + maxBytes * 2) return answer
  suspect(call)
  return null
}

async function callOne(
  { client }: GatewayChain,
  { to, data }: ContractCall,
  how: 'read' | 'request',
): Promise<Asked> {
  try {
    const answer = await client[how]('eth_call', [{ to, data, gas: MAX_GAS }, 'latest'])
    return { answer: isHex(answer) ? answer : null, bad: false }
  } catch (error) {
    if (error instanceof RpcError) return { answer: null, bad: false }
    if (isTooLong(error)) return { answer: null, bad: true }
    throw error
  }
}

/** A node answered, and the answer was longer than we read: that is the contract's doing. */
function isTooLong(error: unknown): boolean {
  return (
    error instanceof ChainUnavailableError &&
    error.failures.some(({ kind }) => kind === 'too-large')
  )
}
