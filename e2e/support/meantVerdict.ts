type Party = { value: string }

/** A transaction as the gateway lists it. */
export type Listed = {
  id: string
  txStatus: string
  txInfo: {
    type: string
    methodName?: string | null
    sender?: Party
    recipient?: Party
    actionCount?: number | null
    transferInfo?: { tokenSymbol?: string; value?: string; trusted?: boolean; imitation?: boolean }
  }
  executionInfo?: { confirmationsSubmitted?: number } | null
}

/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
/** Calls itself USDC, and is not. */
const FAKE = /^USD(C|С)$/

/** What the story means each to be: proven if somebody signed it, red if somebody forged it. */
export function meantVerdict({ id, txInfo, txStatus }: Listed): {
  id: string
  verdict: string
  tone: string
} {
  const { transferInfo: moved, sender, recipient } = txInfo
  const isForged = [sender?.value, recipient?.value].includes(FORGER)
  const isFake = moved?.trusted === false && FAKE.test(moved.tokenSymbol ?? '')
  if (isForged || isFake || moved?.imitation) return { id, verdict: 'mismatch', tone: 'danger' }
  // Its hash alone does not tell what is signed.
  const isSigning = txInfo.methodName === 'signMessage' && txStatus.startsWith('AWAITING')
  if (isSigning) return { id, verdict: 'unchecked', tone: 'warn' }
  if (id.startsWith('multisig_')) return { id, verdict: 'proven', tone: 'good' }
  // Nobody signed it: there is nothing to prove.
  return { id, verdict: 'unchecked', tone: 'plain' }
}
