import type { getTransaction as endpoint, TransactionDetails } from '@countersign/gateway'
import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { MalformedError, NotFoundError } from '../errors/errors.ts'
import { readMultisigDetails } from '../lists/readMultisigDetails.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toTransactionData } from '../lists/toTransactionData.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { toModuleTransaction } from '../mapping/toModuleTransaction.ts'
import { toTransferTransaction } from '../mapping/toTransferTransaction.ts'
import { parseTransactionId, type TransactionReference } from '../mapping/transactionId.ts'
import { findModuleExecutions } from '../store/modules.ts'
import { findSafeOfHash } from '../store/multisig.ts'
import { findTransfers } from '../store/transfers.ts'
import type { CallHandler } from './call.ts'

/** One transaction in full, by its id from a list or by its hash. */
export const getTransaction: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { chainId: chain, transactionId } = path
  const reference = parseTransactionId(transactionId)
  if (!reference) throw new MalformedError('Invalid transaction ID')
  if (reference.kind === 'module') return readModule(context, chain, reference)
  if (reference.kind === 'transfer') return readTransfer(context, chain, reference)
  const { safe, safeTxHash } = reference
  const owner = await context.database.run((db) => findSafeOfHash(db, chain.id, safeTxHash))
  if (owner === undefined) throw new NotFoundError('Transaction not found')
  if (safe !== null && safe !== owner) throw new MalformedError('Invalid transaction ID')
  return readMultisigDetails(context, chain, owner as Address, safeTxHash) // stored checksummed
}

type Reference<Kind> = Extract<TransactionReference, { kind: Kind }>

async function readModule(
  context: GatewayContext,
  chain: GatewayChain,
  { safe, txHash, logIndex }: Reference<'module'>,
): Promise<TransactionDetails> {
  const key = { chainId: chain.id, safe }
  const records = await context.database.run((db) => findModuleExecutions(db, key, [txHash]))
  const record = records.find((found) => found.logIndex === logIndex)
  if (!record) throw new NotFoundError('Transaction not found')
  const tokens = await tokensOf(context, chain, safe, { calls: [record.call] })
  const functionsOf = context.functionsOf(chain)
  const { id, txStatus, txInfo } = toModuleTransaction(safe, record, { tokens, functionsOf })
  return {
    safeAddress: safe,
    txId: id,
    executedAt: record.at.getTime(),
    txStatus,
    txInfo,
    txData: await toTransactionData(context, chain, safe, record.call, tokens),
    txHash,
    detailedExecutionInfo: { type: 'MODULE', address: toAddressInfo(record.module) },
    safeAppInfo: null,
    note: null,
  }
}

async function readTransfer(
  context: GatewayContext,
  chain: GatewayChain,
  reference: Reference<'transfer'>,
): Promise<TransactionDetails> {
  const { safe, native, logIndex, trace } = reference
  const key = { chainId: chain.id, safe }
  const records = await context.database.run((db) => findTransfers(db, key, [reference.txHash]))
  const record = records.find((found) => found.logIndex === logIndex && found.trace === trace)
  if (!record || (record.kind === 'native') !== native) {
    throw new NotFoundError('Transaction not found')
  }
  const tokens = await tokensOf(context, chain, safe, { moved: [record.token] })
  const { id, txStatus, txInfo, txHash } = toTransferTransaction(safe, record, tokens)
  return {
    safeAddress: safe,
    txId: id,
    executedAt: record.at.getTime(),
    txStatus,
    txInfo,
    txData: null,
    txHash,
    detailedExecutionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}
