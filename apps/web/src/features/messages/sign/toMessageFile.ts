import type { SignedMessage } from '../../../shared/local/createMemory.ts'

/** What was signed, as a file that another owner, or another gateway, can be given. */
export function toMessageFile(record: SignedMessage): string {
  const { chainId, address: safe, hash: messageHash, message, signer, signature } = record
  const signatures = [{ signer, signature }]
  const content = { kind: 'safe-message', version: 1, chainId, safe, messageHash, message }
  return JSON.stringify({ ...content, signatures }, null, 2)
}
