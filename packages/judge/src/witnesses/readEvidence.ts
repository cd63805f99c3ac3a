import type { Evidence, StatedProof } from '@countersign/safe'
import { type Address, type Hex, isHex } from 'viem'
import type { Reply } from './asker.ts'

/** What of a node's answers can be proven; undefined when it brought no proof that could be read. */
export function readEvidence(
  header: Reply | undefined,
  proof: Reply | undefined,
  singleton: { address: Address; proof: Reply | undefined },
): Evidence | undefined {
  const block = valueIn(header)
  const stated = toProof(valueIn(proof))
  if (!isRecord(block) || !stated) return undefined
  const account = valueIn(singleton.proof)
  const accountProof = isRecord(account) ? toNodes(account.accountProof) : null
  return {
    header: block,
    proof: stated,
    singletonProof: accountProof && { address: singleton.address, accountProof },
  }
}

function toProof(value: unknown): StatedProof | null {
  if (!isRecord(value) || !Array.isArray(value.storageProof)) return null
  const accountProof = toNodes(value.accountProof)
  const storageProof = value.storageProof.flatMap((entry: unknown) => {
    const nodes = isRecord(entry) ? toNodes(entry.proof) : null
    return isRecord(entry) && nodes && isHex(entry.key) ? [{ key: entry.key, proof: nodes }] : []
  })
  return accountProof && storageProof.length === value.storageProof.length
    ? { accountProof, storageProof }
    : null
}

const toNodes = (value: unknown): Hex[] | null =>
  Array.isArray(value) && value.every((node): node is Hex => isHex(node)) ? value : null

const valueIn = (reply: Reply | undefined) => (reply?.state === 'said' ? reply.value : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
