import { describe } from '../errors/base.ts'
import { WalletFailedError } from '../errors/connection.ts'

/**
 * Coinbase's SDK is an optional peer: only who offers its window installs it. Bundlers let it be
 * missing because the import is inside of `try`.
 */
export async function loadCoinbaseSdk(): Promise<typeof import('@coinbase/wallet-sdk')> {
  try {
    return await import(/* turbopackOptional: true */ '@coinbase/wallet-sdk')
  } catch (error) {
    throw explainMissingSdk(error)
  }
}

/** Visitors read that the wallet failed; the developer reads what to install. */
export function explainMissingSdk(error: unknown): unknown {
  // Anything else is a download that failed, and is tried again.
  if (!/resolve|cannot find (module|package)/i.test(describe(error))) return error
  console.warn(`Countersign: ${MISSING}`)
  return new WalletFailedError({ cause: error, details: MISSING })
}

const MISSING =
  'Coinbase Wallet opens its own window only where its SDK is installed. Run `npm install @coinbase/wallet-sdk`, or leave that wallet out.'
