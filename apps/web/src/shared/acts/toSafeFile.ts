import type { Act } from './act.ts'

/** What was signed, as a file that another owner, or another gateway, can be given. */
export const toSafeFile = ({
  chainId,
  account,
  safeTxHash,
  transaction,
  signatures,
}: Act): string =>
  JSON.stringify(
    { kind: 'safe-tx', version: 1, chainId, safe: account, safeTxHash, transaction, signatures },
    null,
    2,
  )
