import type { Operation } from '@countersign/safe'
import type { Selectable } from 'kysely'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ExecutionTable, ProposalTable } from '../../../database/gatewayTables.ts'

/** What a Safe is to do. */
export type SafeCall = { to: Address; value: string; data: Hex; operation: Operation }

export type GasTerms = {
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver: Address
}

/** A multisig transaction: proposed here, executed on the chain, or both. */
export type MultisigRecord = {
  safe: Address
  safeTxHash: Hex
  nonce: number
  /** `null`: it was executed and nobody could find out what it did. */
  call: SafeCall | null
  gas: GasTerms | null
  execution: {
    at: Date
    blockNumber: number
    txHash: Hex
    success: boolean
    executor: Address
    payment: string
    threshold: number | null
    signatures: Hex | null
  } | null
  proposal: {
    proposer: Address | null
    /** Who proposed it in their name, with their signature. */
    delegate: { address: Address; signature: Hex } | null
    origin: string | null
    trusted: boolean
    submittedAt: Date
    modifiedAt: Date
  } | null
}

type Execution = Selectable<ExecutionTable>
type Proposal = Selectable<ProposalTable>

/** One of the two is there; what was executed is what counts. */
export function toMultisigRecord(
  execution: Execution | undefined,
  proposal: Proposal | undefined,
): MultisigRecord {
  const main = execution ?? proposal
  if (!main) throw new TypeError('There is neither an execution nor a proposal.')
  // The same hash has the same contents: a proposal knows what an execution may not show.
  const contents = execution?.to ? execution : proposal
  return {
    safe: main.safe as Address, // stored checksummed, hashes and bytes as hexadecimal
    safeTxHash: main.safe_tx_hash as Hex,
    nonce: Number(main.nonce),
    call: contents ? toCall(contents) : null,
    gas: contents ? toGas(contents) : null,
    execution: execution
      ? {
          at: execution.block_time,
          blockNumber: Number(execution.block_number),
          txHash: execution.tx_hash as Hex,
          success: execution.success,
          executor: execution.executor as Address,
          payment: amount(execution.payment),
          threshold: execution.threshold,
          signatures: execution.signatures as Hex | null,
        }
      : null,
    proposal: proposal
      ? {
          proposer: proposal.proposer as Address | null,
          delegate:
            proposal.delegate === null || proposal.delegate_signature === null
              ? null
              : {
                  address: proposal.delegate as Address,
                  signature: proposal.delegate_signature as Hex,
                },
          origin: proposal.origin,
          trusted: proposal.trusted,
          submittedAt: proposal.submitted_at,
          modifiedAt: proposal.modified_at,
        }
      : null,
  }
}

type StoredCall = Pick<Execution, 'to' | 'value' | 'data' | 'operation'>

/** What is stored of a call; `null` when that is nothing. */
export function toCall({ to, value, data, operation }: StoredCall): SafeCall | null {
  if (to === null) return null
  return {
    to: to as Address, // stored checksummed, bytes as hexadecimal
    value: amount(value),
    data: (data ?? '0x') as Hex,
    operation: operation === 1 ? 1 : 0,
  }
}

function toGas(row: Execution | Proposal): GasTerms | null {
  if (row.to === null) return null
  return {
    safeTxGas: amount(row.safe_tx_gas),
    baseGas: amount(row.base_gas),
    gasPrice: amount(row.gas_price),
    gasToken: (row.gas_token ?? zeroAddress) as Address, // stored checksummed
    refundReceiver: (row.refund_receiver ?? zeroAddress) as Address,
  }
}

/** Drivers read large numbers as they please. */
export function amount(value: number | string | bigint | null): string {
  return BigInt(value ?? 0).toString()
}
