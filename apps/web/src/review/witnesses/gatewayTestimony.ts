import type { TransactionDetails } from '@countersign/gateway'
import { checkDecoding, SafeError, type Testimony, type Told, writeFact } from '@countersign/safe'
import { type Hex, isHex } from 'viem'
import { signedTransaction } from '../proof/signedTransaction.ts'

/** A multisig's id ends in its hash. */
const LAST_HASH = /0x[0-9a-f]{64}$/i

/**
 * What the gateway says of a transaction that waits. Whoever was asked for one and answers with another
 * has said two hashes, which equal none.
 */
export function gatewayTestimony(details: TransactionDetails, id: string): Testimony {
  const signed = signedTransaction(details)
  if (!signed) return {}
  const { info, transaction } = signed
  const asked = LAST_HASH.exec(id)?.[0]
  const hashes = new Set([info.safeTxHash, ...(isHex(asked) ? [asked] : [])].map(writeFact))
  const decoding = readingOf(details, transaction.data)
  return {
    safeTxHash: said([...hashes].join(' ')),
    owners: said(writeFact(info.signers.map(({ value }) => value))),
    threshold: said(writeFact(info.confirmationsRequired)),
    ...(decoding && { decoding: said(decoding) }),
  }
}

const said = (value: string): Told => ({ state: 'said', value })

/** Null for what cannot be told: the proof has its own row for that. */
function readingOf(details: TransactionDetails, data: Hex): 'same' | 'other' | null {
  const claim = details.txData?.dataDecoded
  if (!claim) return null
  try {
    const { verdict } = checkDecoding(data, claim)
    return verdict === 'could not check' ? null : verdict === 'proven' ? 'same' : 'other'
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
