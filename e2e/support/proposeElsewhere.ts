import type { Address, Hex, PrivateKeyAccount } from 'viem'
import { type GasTerms, safeTxOf } from './safeTx.ts'

type Proposal = GasTerms & {
  to: Address
  value: bigint
  data?: Hex
  operation?: 0 | 1
  nonce: number
  /** Who has signed it. */
  signers: readonly PrivateKeyAccount[]
}

/** Fills a Safe's queue as its owners' wallets would, somewhere else than in our app. */
export async function proposeElsewhere(
  url: string,
  safe: Address,
  { nonce, signers, ...call }: Proposal,
): Promise<void> {
  const { fields, safeTxHash } = safeTxOf(safe, nonce, call)
  for (const signer of signers) {
    const signature = await signer.sign({ hash: safeTxHash })
    const signed = { safeTxHash, sender: signer.address, signature, origin: null }
    const response = await fetch(`${url}/v1/chains/31337/transactions/${safe}/propose`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, data: call.data ?? null, ...signed }),
    })
    if (!response.ok) throw new Error(await response.text())
  }
}
