import type { OutboxEntry } from '../model/entry.ts'

/** What was signed, as a file that another owner, or another gateway, can be given. */
export function toMessageFile({ chainId, account: safe, message, ...entry }: OutboxEntry): string {
  const signatures = entry.signatures.map(({ signer, signature }) => ({ signer, signature }))
  const named = { kind: 'safe-message', version: 1, chainId, safe }
  const meant = { messageHash: message?.hash, message: message?.content }
  return JSON.stringify({ ...named, ...meant, signatures }, null, 2)
}
