import type { OutboxEntry } from '../model/entry.ts'

/** What was signed, as a file that another owner, or another gateway, can be given. */
export function toSafeFile(entry: OutboxEntry): string {
  const { chainId, account: safe, safeTxHash, transaction } = entry
  const signatures = entry.signatures.map(({ signer, signature }) => ({ signer, signature }))
  const named = { kind: 'safe-tx', version: 1, chainId, safe, safeTxHash }
  return JSON.stringify({ ...named, transaction, signatures }, null, 2)
}
