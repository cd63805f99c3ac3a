import type { Act } from './act.ts'

/** What was signed, as a file that another owner, or another gateway, can be given. */
export const toSafeFile = ({ chainId, account: safe, ...act }: Act): string => {
  const { safeTxHash, transaction } = act
  const signatures = act.signatures.map(({ signer, signature }) => ({ signer, signature }))
  const content = {
    kind: 'safe-tx',
    version: 1,
    chainId,
    safe,
    safeTxHash,
    transaction,
    signatures,
  }
  return JSON.stringify(content, null, 2)
}
