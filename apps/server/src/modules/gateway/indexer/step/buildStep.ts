import type { Address } from 'viem'
import { mapLimited } from '../../chain/mapLimited.ts'
import { topics } from '../../store/topics.ts'
import { readBorrowedCode } from '../executions/readBorrowedCode.ts'
import { MovedError } from '../node/createNodeReader.ts'
import type { Block, Log } from '../node/nodeAnswers.ts'
import { readTransactions } from '../node/readTransactions.ts'
import { findProposals, readBalances, readBalancesAfter, readStarts } from '../store/lookups.ts'
import type { Rows } from '../store/rows.ts'
import { readPayments } from '../transfers/readPayments.ts'
import { buildRows, listExecuting } from './buildRows.ts'
import { listHistory } from './listHistory.ts'
import { reconcile } from './reconcile.ts'
import { type SelectEventsParameters, type Selected, selectEvents } from './selectEvents.ts'

export type Step = { rows: Rows; last: Block }

export type BuildStepParameters = SelectEventsParameters & {
  /** The Safe up to which balances were compared in the last step; they take turns. */
  comparedTo: string
}

/** So many balances of Safes in which nothing seems to happen are compared in every step. */
export const COMPARED_AT_ONCE = 100

/** Everything that the fetched blocks mean for the tables. Reads, and changes nothing. */
export async function buildStep(
  parameters: BuildStepParameters,
): Promise<Step & { comparedTo: string }> {
  const { chainId, indexId, database, reader, identify, fetched, checkpoint } = parameters
  const selected = await selectEvents(parameters)
  const last = await lastBlock(selected, parameters)
  const [times, transactions] = await Promise.all([
    readTimes(selected, last, parameters),
    readTransactions(reader, listDeeds(selected)),
  ])
  const executing = listExecuting(selected)
  const starts = await database.run((db) =>
    readStarts(db, { indexId, block: checkpoint.number }, executing),
  )
  for (const { address, start } of selected.adopted) {
    // What was read of it before is surer than what the chain says now.
    if (!starts.get(address)?.nonce) starts.set(address, start)
  }
  const rows = await buildRows({ ...selected, transactions, times, starts })
  rows.unread_parts = toUnreadRows(parameters, selected, last)
  await fillFromProposals(rows, parameters)
  const executed = [...rows.executions, ...rows.module_executions]
  rows.transfers.push(...(await readPayments({ executed, transactions, identify })))
  rows.borrowed_code.push(...(await readBorrowedCode(executed, identify)))

  const compared = await readCompared(rows, parameters)
  if (fetched.at !== 'latest') {
    const { balances } = compared
    const { transfers } = rows
    rows.transfers.push(...(await reconcile({ chainId, balances, transfers, reader, last })))
  }
  rows.history = listHistory(rows)
  return { rows, last, comparedTo: compared.to }
}

function toUnreadRows(
  { chainId, fetched }: BuildStepParameters,
  { unread: earlier }: Selected,
  last: Block,
) {
  const before = earlier.map(({ safe, block }) => ({
    // Of an old block only its number is known here; when it was, about.
    block: { number: block, timestamp: last.timestamp },
    safe,
    topic: topics.transfer,
  }))
  return [...fetched.unread, ...before]
    .filter(({ block }) => block.number <= last.number)
    .map(({ block, safe, topic }) => ({
      chain_id: chainId,
      // Where no Safe is meant, one that nobody knows may be.
      safe: safe ?? '',
      block_number: block.number,
      block_time: new Date(block.timestamp * 1_000),
      topic,
    }))
}

async function lastBlock(
  { cutAfter }: Selected,
  { fetched, reader }: BuildStepParameters,
): Promise<Block> {
  if (cutAfter === null) return fetched.last
  const block = fetched.blocks.get(cutAfter) ?? (await reader.block(cutAfter))
  if (!block) throw new MovedError()
  return block
}

async function readTimes(
  { events }: Selected,
  last: Block,
  { fetched, reader }: BuildStepParameters,
): Promise<Map<number, number>> {
  const numbers = new Set([...events.values()].flat().map(({ log }) => log.blockNumber))
  const blocks = await mapLimited(numbers, async (number) => {
    const block = fetched.blocks.get(number) ?? (await reader.block(number))
    if (!block) throw new MovedError()
    return block
  })
  return new Map([last, ...blocks].map(({ number, timestamp }) => [number, timestamp]))
}

/** Of the transactions in which Safes did something matter who sent them and what they carried. */
function listDeeds({ events }: Selected): Log[] {
  return [...events.values()]
    .flat()
    .filter(({ event }) => event.type === 'executed' || event.type === 'moduleExecuted')
    .map(({ log }) => log)
}

/** What the calldata does not show may have been proposed here: under its hash, so it is the same. */
async function fillFromProposals(
  { executions }: Rows,
  { chainId, database }: BuildStepParameters,
): Promise<void> {
  const unknown = executions.filter(({ to }) => to === null)
  const hashes = unknown.map(({ safe_tx_hash }) => safe_tx_hash)
  const proposals = await database.run((db) => findProposals(db, chainId, hashes))
  for (const row of unknown) {
    const proposal = proposals.find(
      ({ safe, safe_tx_hash }) => safe === row.safe && safe_tx_hash === row.safe_tx_hash,
    )
    if (!proposal) continue
    const { to, value, data, operation, nonce } = proposal
    const { safe_tx_gas, base_gas, gas_price, gas_token, refund_receiver } = proposal
    Object.assign(row, { to, value, data, operation, nonce })
    Object.assign(row, { safe_tx_gas, base_gas, gas_price, gas_token, refund_receiver })
  }
}

/** The balances to compare: of Safes that the step is about, and of the next few others. */
async function readCompared(
  rows: Rows,
  { indexId, database, comparedTo, checkpoint }: BuildStepParameters,
): Promise<{ balances: Map<Address, bigint>; to: string }> {
  const touched = new Set([...rows.transfers, ...rows.executions].map(({ safe }) => safe))
  const page = { after: comparedTo, limit: COMPARED_AT_ONCE }
  const upTo = { indexId, block: checkpoint.number }
  const [concerned, others] = await database.run((db) =>
    Promise.all([readBalances(db, upTo, [...touched]), readBalancesAfter(db, upTo, page)]),
  )
  // Made in this step; as Safes they have had nothing before, as addresses they may have.
  const made = rows.safes.map(({ address }): [Address, bigint] => [address as Address, 0n])
  const balances = new Map([...concerned, ...others, ...made])
  // From the start again when the end was reached.
  const to = others.size < COMPARED_AT_ONCE ? '' : ([...others.keys()].at(-1) ?? '')
  return { balances, to }
}
