import { createGateway, proposeTransaction } from '@countersign/gateway'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { type Address, type Client, type PrivateKeyAccount, zeroAddress } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { deploySafe, planSafe } from './safe.ts'

type Plan = {
  url: string
  client: Client
  owners: readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]
  /** For each nonce from 0: how much is paid, and who has signed. */
  queue: readonly { to: Address; value: bigint; signers: readonly PrivateKeyAccount[] }[]
}

/** A new Safe of two signatures with some coin and a queue, as owners' wallets would have filled it. */
export async function readySafe({ url, client, owners, queue }: Plan): Promise<Address> {
  const planned = await planSafe(client, owners, BigInt(Date.now()), { threshold: 2 })
  await deploySafe(client, owners[0], planned)
  const account = owners[0]
  const paid = { account, chain: null, to: planned.address, value: 10n ** 18n }
  await waitForTransactionReceipt(client, { hash: await sendTransaction(client, paid) })
  const gateway = createGateway({ baseUrl: url })
  const safe = { chainId: 31337, address: planned.address, version: '1.4.1' }
  for (const [nonce, { to, value, signers }] of queue.entries()) {
    const transaction: SafeTransaction = {
      ...{ to, value, data: '0x', operation: 0, nonce: BigInt(nonce) },
      ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
      ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
    }
    const { safeTxHash } = hashSafeTransaction(safe, transaction)
    for (const signer of signers) {
      await gateway.call(proposeTransaction, {
        ...{ chainId: '31337', safeAddress: safe.address },
        body: {
          ...{ to, value: String(value), data: null, operation: 0, nonce },
          ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0' },
          ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, origin: null },
          ...{ safeTxHash, sender: signer.address },
          signature: await signer.sign({ hash: safeTxHash }),
        },
      })
    }
  }
  return planned.address
}
