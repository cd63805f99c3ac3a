import type { Address } from 'viem'
import type { Book, WrittenSafe } from '../world/book.ts'

/** Items of one block, in any order: `[block, items]`, the newest block first. */
export type ByBlock = [number, string[]][]

/** Everything there is to know about a Safe, in a form that two sources can be compared in. */
export type SafeAccount = {
  address: string
  version: string
  creation: string
  owners: string[]
  threshold: number
  executions: string[]
  moduleExecutions: string[]
  transfers: string[]
  unattributed: string
  approvals: string[]
  messages: string[]
  history: ByBlock
  balance: string
}

export const join = (...parts: readonly (string | number | bigint | boolean | null)[]): string =>
  parts.map(String).join(' ')

export function groupByBlock(items: readonly (readonly [number, string])[]): ByBlock {
  const blocks = new Map<number, string[]>()
  for (const [block, item] of items) blocks.set(block, [...(blocks.get(block) ?? []), item])
  return [...blocks]
    .sort(([one], [other]) => other - one)
    .map(([block, each]): [number, string[]] => [block, each.sort()])
}

/** What the book says must be known of a Safe. */
export function expectedOf(safe: WrittenSafe): SafeAccount {
  const { creation, kind } = safe
  return {
    address: safe.address,
    version: kind.version,
    creation: join(
      creation.block,
      creation.hash,
      creation.creator,
      kind.factory.toLowerCase(),
      kind.singleton.toLowerCase(),
      creation.saltNonce,
    ),
    owners: [...safe.owners].sort(),
    threshold: safe.threshold,
    executions: safe.executions.map((each) =>
      join(
        each.nonce,
        each.safeTxHash,
        each.block,
        each.hash,
        each.success,
        each.executor,
        each.threshold,
        each.to.toLowerCase(),
        each.value,
        each.data,
        each.operation,
      ),
    ),
    moduleExecutions: safe.moduleExecutions
      .map((each) =>
        join(
          each.block,
          each.hash,
          each.module,
          each.success,
          each.to.toLowerCase(),
          each.value,
          each.data,
          each.operation,
        ),
      )
      .sort(),
    transfers: safe.transfers
      .map((each) =>
        join(
          each.block,
          each.hash,
          each.kind,
          each.token?.toLowerCase() ?? null,
          each.from,
          each.to,
          each.value,
        ),
      )
      .sort(),
    unattributed: String(safe.unattributed),
    approvals: safe.approvals.map(({ hash, owner }) => join(hash, owner)).sort(),
    messages: [...safe.messages].sort(),
    history: groupByBlock(historyOf(safe)),
    balance: String(safe.coins),
  }
}

/** What the history has to list: of one transaction only the kind that says most. */
function historyOf(safe: WrittenSafe): [number, string][] {
  const multisig = new Set(safe.executions.map(({ hash }) => hash))
  const modules = safe.moduleExecutions.filter(({ hash }) => !multisig.has(hash))
  const named = new Set([...multisig, ...modules.map(({ hash }) => hash)])
  return [
    ...safe.executions.map(({ block, safeTxHash }): [number, string] => [
      block,
      join('multisig', safeTxHash),
    ]),
    ...modules.map(({ block, hash }): [number, string] => [block, join('module', hash)]),
    ...safe.transfers
      .filter(({ hash }) => !named.has(hash))
      .map(({ block, hash, token }): [number, string] => [
        block,
        join('transfer', hash, token?.toLowerCase() ?? null),
      ]),
  ]
}

/** Which Safes each account owns. */
export function expectedOwnership(book: Book): Record<Address, string[]> {
  const owned: Record<Address, string[]> = {}
  for (const { address, owners } of book.safes) {
    for (const owner of owners) owned[owner] = [...(owned[owner] ?? []), address].sort()
  }
  return owned
}
