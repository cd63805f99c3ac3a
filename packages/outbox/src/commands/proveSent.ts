import {
  type Address,
  type Client,
  type Hex,
  keccak256,
  recoverTransactionAddress,
  serializeTransaction,
  type Transaction,
  type TransactionSerializable,
  type TransactionSerialized,
} from 'viem'
import { getTransaction } from 'viem/actions'
import { orNull } from '../follow/orNull.ts'
import { OutboxError } from '../wallet/outboxError.ts'

/** A transaction that hashes to the hash it is known by, and who signed it. */
export type ProvenTransaction = {
  from: Address
  nonce: number
  to: Address | null
  value: bigint
  data: Hex
  gas: bigint
  /** What it pays for each unit of gas at most; to whoever mines it, where both are told apart. */
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint | null
  isMined: boolean
  /** As it was signed. */
  serialized: TransactionSerialized
}

/**
 * What was really sent under a hash. A node's word alone could be any transaction: it is put together
 * again with its signature, has to hash to the hash that the wallet gave, and its sender is recovered.
 * @throws OutboxError when a node says something else, or nothing that can be checked
 */
export async function proveSent(client: Client, hash: Hex): Promise<ProvenTransaction> {
  const said = await orNull(getTransaction(client, { hash }))
  const serialized = said && serialize(said)
  if (!serialized || keccak256(serialized) !== hash) throw new OutboxError('unproven')
  const from = await recoverTransactionAddress({ serializedTransaction: serialized })
  return {
    from,
    nonce: said.nonce,
    to: said.to,
    value: said.value,
    data: said.input,
    gas: said.gas,
    maxFeePerGas: said.maxFeePerGas ?? said.gasPrice ?? 0n,
    maxPriorityFeePerGas: said.maxPriorityFeePerGas ?? null,
    isMined: said.blockNumber !== null,
    serialized,
  }
}

/** Its bytes as they were signed; null for a kind that nobody here can write. */
function serialize(said: Transaction): TransactionSerialized | null {
  const { r, s, v, yParity, type, gasPrice, input: data, ...fields } = said
  const legacy = type === 'legacy' || type === 'eip2930'
  // Before EIP-155 the chain was not signed.
  const { chainId, ...others } = fields
  const isBound = type !== 'legacy' || v >= 35n
  const written = {
    ...others,
    ...(isBound && { chainId }),
    ...(legacy && { gasPrice }),
    ...{ type, data },
  }
  try {
    // The node's own kind of transaction, which viem's types tell apart only by each.
    const transaction = written as TransactionSerializable
    const parity = yParity === undefined ? {} : { yParity }
    return serializeTransaction(transaction, { r, s, v, ...parity }) as TransactionSerialized
  } catch {
    return null
  }
}
