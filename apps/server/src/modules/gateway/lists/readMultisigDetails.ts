import type { TransactionDetails } from '@countersign/gateway'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { readMined } from '../chain/readMined.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NotFoundError } from '../errors/errors.ts'
import { neutralPicture } from '../mapping/neutralPicture.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { progressOf, toMultisigTransaction } from '../mapping/toMultisigTransaction.ts'
import { findConfirmations } from '../store/confirmations.ts'
import { findDelegationOf } from '../store/delegations.ts'
import { findMultisig, findRejectors } from '../store/multisig.ts'
import { confirmationsOf } from './confirmationsOf.ts'
import { readBasics } from './readBasics.ts'
import { tokensOf } from './tokensOf.ts'
import { toTransactionData } from './toTransactionData.ts'

/** A multisig transaction in full. */
export async function readMultisigDetails(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  safeTxHash: Hex,
): Promise<TransactionDetails> {
  const key = { chainId: chain.id, safe }
  const { record, delegation, stored, rejectors } = await context.database.run(async (db) => {
    const [record] = await findMultisig(db, key, [safeTxHash])
    return {
      record,
      delegation: record && (await findDelegationOf(db, key, record, context.now())),
      stored: record ? await findConfirmations(db, key, [safeTxHash]) : [],
      rejectors: record ? await findRejectors(db, key, record) : [],
    }
  })
  if (!record) throw new NotFoundError('Transaction not found')
  const basics = await readBasics(context, chain, safe)
  const counted = stored.filter(({ owner }) => basics.owners.includes(owner))
  const confirmations = await confirmationsOf(context, record, counted)
  const tokens = await tokensOf(context, chain, safe, { calls: [record.call] })
  const functionsOf = context.functionsOf(chain)
  const facts = { safe: basics, confirmations: stored, tokens, functionsOf, now: context.now() }
  const summary = toMultisigTransaction(record, facts)
  const { execution, proposal, gas } = record
  const mined = execution && (await readMined(chain, execution.txHash))
  const gasToken = gas?.gasToken ?? zeroAddress
  const gasTokenInfo =
    gasToken === zeroAddress
      ? undefined
      : (await context.tokens.look(chain, [gasToken])).get(gasToken)
  return {
    safeAddress: safe,
    txId: summary.id,
    executedAt: execution?.at.getTime() ?? null,
    txStatus: summary.txStatus,
    txInfo: summary.txInfo,
    txData: await toTransactionData(context, chain, safe, record.call, tokens),
    txHash: execution?.txHash ?? null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: (proposal?.submittedAt ?? execution?.at)?.getTime() ?? 0,
      nonce: record.nonce,
      safeTxGas: gas?.safeTxGas ?? '0',
      baseGas: gas?.baseGas ?? '0',
      gasPrice: gas?.gasPrice ?? '0',
      gasToken,
      // Texts, for clients of the hosted gateway; while no node tells the fee, nothing.
      fee: mined?.fee ?? '0',
      payment: execution?.payment ?? '0',
      refundReceiver: toAddressInfo(gas?.refundReceiver ?? zeroAddress),
      safeTxHash,
      executor: execution && toAddressInfo(execution.executor),
      signers: basics.owners.map((owner) => toAddressInfo(owner)),
      confirmationsRequired: progressOf(record, facts).required,
      confirmations: confirmations.map(({ owner, signature, submittedAt }) => ({
        signer: toAddressInfo(owner),
        signature,
        submittedAt: submittedAt.getTime(),
      })),
      rejectors: rejectors.map((owner) => toAddressInfo(owner as Address)), // stored checksummed
      gasTokenInfo: gasTokenInfo
        ? {
            type: 'ERC20',
            address: gasToken,
            decimals: gasTokenInfo.decimals,
            symbol: gasTokenInfo.symbol,
            name: gasTokenInfo.name,
            logoUri: neutralPicture,
          }
        : null,
      // Whatever was executed, its owners signed.
      trusted: execution !== null || (proposal?.trusted ?? false),
      proposer: proposal?.proposer ? toAddressInfo(proposal.proposer) : null,
      proposedByDelegate: proposal?.delegate ? toAddressInfo(proposal.delegate.address) : null,
      ...(delegation && { delegation }),
    },
    safeAppInfo: summary.safeAppInfo,
    note: summary.note,
  }
}
