import type { Address, Hex } from 'viem'
import type { DecodeCallOptions } from '../calls/decodeCall.ts'
import { SafeError } from '../errors.ts'
import { hashSafeTransaction, type SafeTransactionHashes } from '../hashes/hashSafeTransaction.ts'
import { versionTraits } from '../hashes/versionTraits.ts'
import { plainHex } from '../internal/abiWords.ts'
import type { SafeTransaction } from '../types.ts'
import { checkDecoding } from './checkDecoding.ts'
import { compareFields, type StatedTransaction } from './compareFields.ts'
import { type ConfirmationClaim, judgeConfirmations } from './judgeConfirmations.ts'
import { type ChainExecution, judgeExecution } from './judgeExecution.ts'
import { proveSigner, type SignerClaim } from './proveSigner.ts'
import type { ForeignDecoding, ProofReason, ProofRow, Verdict } from './types.ts'

export type ProofClaims = {
  /** Which Safe, by what the *chain* says. `version` is null when the chain could not be asked. */
  safe: { chainId: number | bigint; address: Address; version: string | null }
  /** What the screen shows and the wallet will be asked to sign. */
  transaction: SafeTransaction
  /** What the gateway says; null when it does not answer. */
  gateway: GatewayClaim | null
  /** What the contract and the node say; null when they do not answer. */
  chain: ChainClaim | null
  /** What the wallet has signed. Left out until it has: nothing is claimed yet. */
  signer?: SignerClaim
}

export type GatewayClaim = {
  safeTxHash: string
  transaction?: StatedTransaction
  /** The gateway's reading of the calldata, if the screen shows it. */
  decoding?: ForeignDecoding | null
  confirmations?: readonly ConfirmationClaim[]
  /** What it says became of the transaction; left out while it waits. */
  execution?: 'success' | 'failure' | null
}

export type ChainClaim = {
  /** What `getTransactionHash` answers. */
  safeTxHash: string
  /** Null when the chain does not say them. Of an executed transaction: those before its block. */
  owners: readonly Address[] | null
  /** By owner: whether the chain vouches for an approved hash or a contract signature. */
  vouched?: Readonly<Record<Address, boolean>>
  /** What it has kept of the execution that the gateway states. */
  execution?: ChainExecution | null
}

export type Proof = {
  verdict: Verdict
  rows: readonly ProofRow[]
  hashes: SafeTransactionHashes | null
}

/** Executed, says the gateway, and nobody else says anything. */
const unknownExecution: ChainExecution = { outcome: null, signatures: [], executor: null }

/**
 * Lays every claim about a transaction beside our own arithmetic. One lie anywhere makes the whole
 * a mismatch; one silence makes it unproven; only when every row agrees is it proven. Never throws.
 */
export async function prove(claims: ProofClaims, options: DecodeCallOptions = {}): Promise<Proof> {
  const { gateway, chain, transaction } = claims
  const own = ownHashes(claims)
  const hash = own.hashes?.safeTxHash
  const rows: ProofRow[] = [own.row, compareHash('gatewayHash', hash, gateway?.safeTxHash)]
  if (gateway?.transaction) rows.push(...compareFields(transaction, gateway.transaction))
  if (gateway?.decoding) rows.push(decodingRow(transaction.data, gateway.decoding, options))
  rows.push(compareHash('chainHash', hash, chain?.safeTxHash))
  const judging = {
    hash,
    version: claims.safe.version,
    owners: chain?.owners ?? undefined,
    vouched: chain?.vouched ?? {},
  }
  if (claims.signer) rows.push(await proveSigner(judging, claims.signer))
  if (gateway?.execution)
    rows.push(outcomeRow(gateway.execution, chain?.execution, claims.safe.version))
  if (gateway?.confirmations) {
    const { confirmations, execution } = gateway
    const past = execution && (chain?.execution ?? unknownExecution)
    rows.push(
      ...(past
        ? await judgeExecution(judging, confirmations, past)
        : await judgeConfirmations(judging, confirmations)),
    )
  }
  return { verdict: worst(rows), rows, hashes: own.hashes }
}

function worst(rows: readonly ProofRow[]): Verdict {
  if (rows.some(({ verdict }) => verdict === 'mismatch')) return 'mismatch'
  return rows.every(({ verdict }) => verdict === 'proven') ? 'proven' : 'could not check'
}

function ownHashes({ safe, transaction }: ProofClaims): {
  row: ProofRow
  hashes: SafeTransactionHashes | null
} {
  const row = { subject: 'ownHash', verdict: 'could not check' } as const
  const { version } = safe
  if (version === null) return { row: { ...row, reason: 'unknownVersion' }, hashes: null }
  try {
    const hashes = hashSafeTransaction({ ...safe, version }, transaction)
    const expected = hashes.safeTxHash
    return { row: { ...row, verdict: 'proven', reason: 'computed', expected }, hashes }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    const unknown = error.name === 'UnsupportedVersionError'
    return {
      row: { ...row, reason: unknown ? 'unknownVersion' : 'invalidTransaction' },
      hashes: null,
    }
  }
}

function compareHash(subject: string, own: Hex | undefined, claimed: unknown): ProofRow {
  const row = { subject, verdict: 'could not check' } as const
  if (typeof claimed !== 'string') return { ...row, reason: 'noAnswer' }
  if (own === undefined) return { ...row, reason: 'noOwnHash', claimed }
  // Letters may be of either case; every other difference is a different hash.
  const same = plainHex(claimed) === own
  return {
    ...row,
    verdict: same ? 'proven' : 'mismatch',
    reason: same ? 'equal' : 'different',
    expected: own,
    claimed,
  }
}

function decodingRow(data: Hex, claim: ForeignDecoding, options: DecodeCallOptions): ProofRow {
  const subject = 'gateway.decoding'
  try {
    const { verdict, reason } = checkDecoding(data, claim, options)
    return { subject, verdict, reason }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { subject, verdict: 'could not check', reason: 'invalidTransaction' }
  }
}

/** Whether the Safe's own record agrees with what the gateway says became of a transaction. */
function outcomeRow(
  stated: 'success' | 'failure',
  execution: ChainExecution | null | undefined,
  version: string | null,
): ProofRow {
  const row = (verdict: Verdict, reason: ProofReason): ProofRow => ({
    subject: 'execution',
    verdict,
    reason,
  })
  if (!execution) return row('could not check', 'noAnswer')
  if (execution.outcome === null) {
    return isSilent(version)
      ? row('could not check', 'chainCannotSay')
      : row('mismatch', 'notExecuted')
  }
  return execution.outcome === stated ? row('proven', 'executed') : row('mismatch', 'otherOutcome')
}

/** Whether a Safe's silence about an execution says nothing: it is too old, or nobody knows how old. */
function isSilent(version: string | null): boolean {
  try {
    return version === null || !versionTraits(version).tellsExecutions
  } catch (error) {
    if (error instanceof SafeError) return true
    throw error
  }
}
