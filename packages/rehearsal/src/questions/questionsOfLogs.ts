import { decodeResult } from '@countersign/safe'
import { type Address, getAddress, type Hex, toEventSelector, zeroAddress } from 'viem'
import type { HeardLog } from '../types.ts'
import { askSafe } from './askSafe.ts'
import {
  askAllowance,
  askConfirmation,
  askEdition,
  askNft,
  askNftApproval,
  askOperator,
  askPermit2,
  askToken,
  type Question,
} from './question.ts'

const address = (topic: Hex | undefined): Address => getAddress(`0x${topic?.slice(-40)}`)

/** A batch of editions names its ids in one event. */
const MOST_IDS = 50

type Reader = (log: HeardLog) => Question[]

/** Which events are known, by their name and how many places are indexed. */
const READERS = new Map<string, Reader>()
const on = (event: string, indexed: number, reader: Reader) => {
  READERS.set(`${toEventSelector(event)} ${indexed}`, reader)
}

on('Transfer(address,address,uint256)', 2, ({ address: token, topics }) =>
  people(topics.slice(1)).map((each) => askToken(token, each)),
)
on('Transfer(address,address,uint256)', 3, ({ address: token, topics }) => {
  const id = BigInt(topics[3] ?? 0)
  return [askNft(token, id), askNftApproval(token, id)]
})
on('Approval(address,address,uint256)', 2, ({ address: token, topics }) => [
  askAllowance(token, address(topics[1]), address(topics[2])),
])
on('Approval(address,address,uint256)', 3, ({ address: token, topics }) => [
  askNftApproval(token, BigInt(topics[3] ?? 0)),
])
on('ApprovalForAll(address,address,bool)', 2, ({ address: token, topics }) => [
  askOperator(token, address(topics[1]), address(topics[2])),
])
on('TransferSingle(address,address,address,uint256,uint256)', 3, (log) => {
  const [id] = decodeResult([{ type: 'uint256' }, { type: 'uint256' }], log.data) ?? []
  return id === undefined ? [] : editions(log, [id])
})
on('TransferBatch(address,address,address,uint256[],uint256[])', 3, (log) => {
  const [ids] = decodeResult([{ type: 'uint256[]' }, { type: 'uint256[]' }], log.data) ?? []
  return editions(log, ids ?? [])
})
// Wrapped coins come and go without a transfer.
for (const event of ['Deposit(address,uint256)', 'Withdrawal(address,uint256)']) {
  on(event, 1, ({ address: token, topics }) => [askToken(token, address(topics[1]), true)])
}
for (const event of [
  'Approval(address,address,address,uint160,uint48)',
  'Permit(address,address,address,uint160,uint48,uint48)',
]) {
  on(event, 3, ({ address: permit2, topics: [, owner, token, spender] }) => [
    askPermit2(permit2, {
      owner: address(owner),
      token: address(token),
      spender: address(spender),
    }),
  ])
}
on('ApproveHash(bytes32,address)', 2, ({ address: safe, topics: [, hash, owner] }) =>
  hash ? [askConfirmation(safe, address(owner), hash)] : [],
)
// Some of a Safe's events index nothing before 1.4.0.
for (const event of [
  ...['AddedOwner(address)', 'RemovedOwner(address)', 'ChangedThreshold(uint256)'],
  ...['EnabledModule(address)', 'DisabledModule(address)', 'ChangedGuard(address)'],
  ...['ChangedFallbackHandler(address)', 'ChangedMasterCopy(address)'],
  ...['ExecutionSuccess(bytes32,uint256)', 'ExecutionFailure(bytes32,uint256)'],
  'ExecutionFailed(bytes32)',
]) {
  for (const indexed of [0, 1]) on(event, indexed, ({ address: safe }) => askSafe(safe, true))
}

/** Everybody whom events name, and what is to be asked of them: events say who, never how much. */
export function questionsOfLogs(logs: readonly HeardLog[]): Question[] {
  return logs.flatMap(
    (log) => READERS.get(`${log.topics[0]} ${log.topics.length - 1}`)?.(log) ?? [],
  )
}

/** Nobody holds what is made or destroyed. */
const people = (topics: readonly Hex[]) =>
  topics.map(address).filter((each) => each !== zeroAddress)

const editions = ({ address: token, topics }: HeardLog, ids: readonly bigint[]): Question[] =>
  ids
    .slice(0, MOST_IDS)
    .flatMap((id) => people(topics.slice(2)).map((each) => askEdition(token, id, each)))
