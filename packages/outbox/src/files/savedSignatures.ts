import { address, hex, list, record } from '../model/readers.ts'

const MOST_SIGNATURES = 100

/** Signatures as they are saved: each with whose it is, and nothing else. */
export const savedSignatures = list(record({ signer: address, signature: hex }), MOST_SIGNATURES)
