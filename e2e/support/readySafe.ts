import type { Address, Client, PrivateKeyAccount } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { proposeElsewhere } from './proposeElsewhere.ts'
import { deploySafe, planSafe } from './safe.ts'

type Plan = {
  url: string
  client: Client
  owners: readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]
  /** How many of them have to sign: two, if nothing is said. */
  threshold?: number
  /** The code it runs: that of 1.4.1, if nothing is said. */
  singleton?: Address
  /** For each nonce from 0: how much is paid, and who has signed. */
  queue: readonly { to: Address; value: bigint; signers: readonly PrivateKeyAccount[] }[]
}

/** A new Safe with some coin and a queue, as owners' wallets would have filled it. */
export async function readySafe({
  url,
  client,
  owners,
  threshold = 2,
  singleton,
  queue,
}: Plan): Promise<Address> {
  const planned = await planSafe(client, owners, BigInt(Date.now()), {
    threshold,
    ...(singleton && { singleton }),
  })
  await deploySafe(client, owners[0], planned)
  const account = owners[0]
  const paid = { account, chain: null, to: planned.address, value: 10n ** 18n }
  await waitForTransactionReceipt(client, { hash: await sendTransaction(client, paid) })
  for (const [nonce, each] of queue.entries()) {
    await proposeElsewhere(url, planned.address, { ...each, nonce })
  }
  return planned.address
}
