import { expandCalls, type SafeTransaction } from '@countersign/safe'
import type { TestChain } from '@countersign/testbed'
import { type Address, type Hex, isAddressEqual, numberToHex } from 'viem'
import { askSafe } from '../questions/askSafe.ts'
import { askCoin, type Question } from '../questions/question.ts'
import { questionsOfCalls } from '../questions/questionsOfCalls.ts'
import { questionsOfLogs } from '../questions/questionsOfLogs.ts'
import type { Change, HeardLog } from '../types.ts'

type Executed = {
  safe: Address
  transaction: SafeTransaction
  /** The execution's receipt. */
  receipt: {
    blockNumber: bigint
    from: Address
    gasUsed: bigint
    effectiveGasPrice: bigint
    logs: readonly HeardLog[]
  }
  /** Further holders of coins. */
  holders?: readonly Address[]
}

/**
 * What really changed, asked of a node at the block before and at the block itself, without the probe: for
 * whom the data names, and for everybody, whom the mined events name, too. The fee, which no rehearsal
 * counts, is given back.
 */
export async function readActual(
  { request }: Pick<TestChain, 'request'>,
  { safe, transaction, receipt, holders = [] }: Executed,
): Promise<{ named: Change[]; everybody: Change[] }> {
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  const answer = async ({ target, data }: Question, height: bigint): Promise<Hex | null> => {
    const block = numberToHex(height)
    if (data !== '0x') {
      const told = await request('eth_call', [{ to: target, data }, block]).catch(() => null)
      return told as Hex | null // what eth_call answers
    }
    const held = BigInt((await request('eth_getBalance', [target, block])) as Hex) // as that answers
    const isPaid = height === receipt.blockNumber && isAddressEqual(target, receipt.from)
    return numberToHex(isPaid ? held + fee : held, { size: 32 })
  }
  const changes = new Map<string, Change | null>()
  const read = async (questions: readonly Question[]) => {
    for (const question of questions) {
      const key = JSON.stringify(plain(question.subject))
      if (changes.has(key)) continue
      const before = await answer(question, receipt.blockNumber - 1n)
      const told = question.tell(before, await answer(question, receipt.blockNumber))
      // Safes of different ages are asked for their modules in different ways.
      if (told || question.subject.kind !== 'modules')
        changes.set(key, told === 'unread' || told === 'unknown' ? null : told)
    }
    return withoutCounts([...changes.values()].filter((each) => each !== null))
  }
  const opened = expandCalls(safe, transaction)
  const coins = (who: readonly Address[]) => who.map((each) => askCoin(each))
  const named = await read([
    ...askSafe(safe),
    ...coins([safe, receipt.from]),
    ...questionsOfCalls(opened.calls),
  ])
  return { named, everybody: await read([...coins(holders), ...questionsOfLogs(receipt.logs)]) }
}

/** How many of a collection somebody has is told by each that moves. */
function withoutCounts(changes: readonly Change[]): Change[] {
  const collections = new Set(
    changes.flatMap((each) => (each.kind === 'nft' ? each.token.toLowerCase() : [])),
  )
  return changes.filter(
    (each) => each.kind !== 'token' || !collections.has(each.token.toLowerCase()),
  )
}

/** In an order, and in a form, that can be compared. */
export function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => {
      if (typeof inner === 'bigint') return String(inner)
      return typeof inner === 'string' ? inner.toLowerCase() : inner
    }),
  )
}

export const sorted = (changes: readonly Change[]): unknown[] =>
  changes
    .map(plain)
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
