import type { TransactionDetails } from '@countersign/gateway'
import { encodeExecution, parseSignature, toSafeTransaction } from '@countersign/safe'
import { createWalletClient, custom, type Hex } from 'viem'
import type { Desk } from './types.ts'

/** Executes a proposal that enough owners have signed; the person at the desk pays for it. */
export async function executeProposal(desk: Desk, details: TransactionDetails): Promise<Hex> {
  const info = details.detailedExecutionInfo
  const transaction = toSafeTransaction(details)
  if (!transaction || info?.type !== 'MULTISIG') throw new Error('This is not a proposal')
  const signatures = info.confirmations.flatMap(({ signer, signature }) =>
    signature ? [{ signer: signer.value, signature: parseSignature(signature) }] : [],
  )
  const client = createWalletClient({
    account: desk.person,
    transport: custom({
      request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
        desk.rpc(method, params ?? []),
    }),
  })
  return client.sendTransaction({
    chain: null,
    to: desk.address,
    data: encodeExecution(transaction, signatures),
  })
}
