import {
  encodeExecution,
  hashSafeTransaction,
  parseSignature,
  type SafeTransaction,
} from '@countersign/safe'
import { createWalletClient, keccak256 } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { RehearsalWorld, WorldSafe } from './startWorld.ts'

type ExecuteOptions = {
  safe: WorldSafe
  transaction: SafeTransaction
  signers: readonly HDAccount[]
  from: HDAccount
  /** What is paid for each gas; if left out, what the node says. */
  gasPrice?: bigint
}

/** Signs with real keys and sends it, with gas enough to be mined whatever becomes of it. */
export async function executeSafe(
  { chain }: Pick<RehearsalWorld, 'chain'>,
  { safe, transaction, signers, from, gasPrice }: ExecuteOptions,
) {
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const signatures = await Promise.all(
    signers.map(async (account) => ({
      signer: account.address,
      signature: parseSignature(await account.sign({ hash: safeTxHash })),
    })),
  )
  const wallet = createWalletClient({
    account: from,
    chain: chain.chain,
    transport: chain.transport,
  })
  const request = await wallet.prepareTransactionRequest({
    to: safe.address,
    data: encodeExecution(transaction, signatures),
    gas: 12_000_000n,
    ...(gasPrice !== undefined && { gasPrice, type: 'legacy' as const }),
  })
  const raw = await wallet.signTransaction(request)
  // The engine throws at what it mines as reverted.
  await chain.request('eth_sendRawTransaction', [raw]).catch(() => undefined)
  return chain.client.waitForTransactionReceipt({ hash: keccak256(raw) })
}
