import {
  eachPage,
  type Gateway,
  getMessages,
  getTransaction,
  getTransactionQueue,
  type TransactionDetails,
} from '@countersign/gateway'
import { getDelegates } from '@countersign/gateway/wallet'
import { type Address, getAddress, type Hex } from 'viem'
import type { FoundMessage, FoundProposal, FoundQueue } from './foundQueue.ts'
import { MAX_PAGES } from './maxPages.ts'

/** Reads what waits in a Safe from a gateway. */
export async function readFromGateway(
  gateway: Gateway,
  chainId: string,
  safe: Address,
): Promise<FoundQueue> {
  const where = { chainId, safeAddress: safe }
  const options = { maximumPages: MAX_PAGES }
  const proposals: FoundProposal[] = []
  for await (const { results } of eachPage(gateway, getTransactionQueue, where, options)) {
    for (const item of results) {
      if (item.type !== 'TRANSACTION') continue
      const asked = { chainId, transactionId: item.transaction.id }
      proposals.push(...toProposal(await gateway.call(getTransaction, asked)))
    }
  }
  const messages: FoundMessage[] = []
  for await (const { results } of eachPage(gateway, getMessages, where, options)) {
    for (const item of results) {
      if (item.type !== 'MESSAGE') continue
      const { messageHash, message, origin, confirmations } = item
      const signatures = confirmations.map(({ owner, signature }) => ({
        owner: owner.value,
        signature,
      }))
      messages.push({ messageHash, message, safeAppId: null, origin, signatures })
    }
  }
  const { count } = await gateway.call(getDelegates, { chainId, safe })
  return { proposals, messages, delegates: count ?? 0 }
}

function toProposal({
  txData,
  detailedExecutionInfo: info,
  safeAppInfo,
  note,
}: TransactionDetails): FoundProposal[] {
  if (!txData || info?.type !== 'MULTISIG') return []
  const app = safeAppInfo && { name: safeAppInfo.name, url: safeAppInfo.url }
  return [
    {
      transaction: {
        to: getAddress(txData.to.value),
        value: BigInt(txData.value ?? 0),
        data: (txData.hexData ?? '0x').toLowerCase() as Hex, // the same bytes
        operation: txData.operation,
        safeTxGas: BigInt(info.safeTxGas),
        baseGas: BigInt(info.baseGas),
        gasPrice: BigInt(info.gasPrice),
        gasToken: getAddress(info.gasToken),
        refundReceiver: getAddress(info.refundReceiver.value),
        nonce: BigInt(info.nonce),
      },
      nonce: info.nonce,
      safeTxHash: info.safeTxHash,
      origin: app || note ? JSON.stringify({ ...app, ...(note && { note }) }) : null,
      proposer: info.proposer?.value ?? null,
      signatures: info.confirmations.map(({ signer, signature }) => ({
        owner: signer.value,
        signature,
      })),
    },
  ]
}
