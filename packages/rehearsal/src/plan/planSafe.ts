import {
  encodeExecution,
  expandCalls,
  hashSafeTransaction,
  type SafeAccount,
  type SafeTransaction,
  type SignedBy,
} from '@countersign/safe'
import { type Address, encodeAbiParameters, type Hex, keccak256, toHex, zeroAddress } from 'viem'
import { RehearsalError } from '../errors.ts'
import { askSafe } from '../questions/askSafe.ts'
import { askCoin, askToken, type Question } from '../questions/question.ts'
import { questionsOfCalls } from '../questions/questionsOfCalls.ts'
import type { Circumstances } from '../stage.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './readSetting.ts'

export type SafeScript = {
  kind: 'safe'
  safe: SafeAccount
  transaction: SafeTransaction
  /** Who will send it, if that is known: guards and refunds look at it. */
  executor: Address | null
  /** By enough owners, once they have signed: then nothing is pretended of the Safe, and nothing can be seen
   * to be. */
  signatures?: readonly SignedBy[]
}

/** How it is sent. */
export type Sending = {
  circumstances: Circumstances
  /** An account that nobody knows, which calls the Safe where nobody looks at who does. */
  stranger: Address
}

/** Where a Safe of any version keeps them. */
const NONCE_SLOT = 5n
const APPROVED_HASHES_SLOT = 8n

/**
 * The Safe's own `execTransaction`, as it will be called: with guards, refunds and nonce. Where there are no
 * signatures yet, the owners are pretended to have confirmed the hash on the chain. Who sends it is played by
 * the probe only where a guard may look at who calls: elsewhere they stay as they are, without any code.
 */
export function planSafe(
  { state, sender, isGuarded }: Setting,
  { safe, transaction, signatures }: SafeScript,
  { circumstances, stranger }: Sending,
): Plan {
  const { owners, threshold, nonce } = state
  if (threshold > owners.length) throw new RehearsalError('failed', 'The Safe is not a whole one.')
  const isEarly = transaction.nonce !== BigInt(nonce)
  const consent = signatures
    ? { signatures, slots: {} }
    : pretendConsent(safe, transaction, owners.slice(0, threshold))
  const slots: Record<Hex, Hex> = { ...consent.slots }
  if (isEarly) slots[toHex(NONCE_SLOT, { size: 32 })] = toHex(transaction.nonce, { size: 32 })
  const opened = expandCalls(safe.address, transaction)
  return {
    at: isGuarded && sender ? sender : stranger,
    slots: { [safe.address]: slots },
    circumstances,
    acts: [
      {
        to: safe.address,
        value: 0n,
        isDelegated: false,
        data: encodeExecution(transaction, consent.signatures),
      },
    ],
    spare: null,
    questions: [
      ...askSafe(safe.address),
      askCoin(safe.address),
      ...(sender ? [askCoin(sender)] : []),
      ...askRefund(safe.address, transaction, circumstances),
      ...questionsOfCalls(opened.calls),
    ],
    isEarly,
    safe: { address: safe.address, opened },
  }
}

/** Whoever is paid for having sent it, and the Safe that pays. */
function askRefund(
  safe: Address,
  { gasPrice, gasToken, refundReceiver }: SafeTransaction,
  { origin }: Circumstances,
): Question[] {
  if (gasPrice === 0n) return []
  const payee = refundReceiver === zeroAddress ? origin : refundReceiver
  return gasToken === zeroAddress
    ? [askCoin(payee)]
    : [askToken(gasToken, payee), askToken(gasToken, safe)]
}

/** As if each of them had confirmed the hash on the chain. */
function pretendConsent(
  safe: SafeAccount,
  transaction: SafeTransaction,
  signers: readonly Address[],
) {
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  return {
    signatures: signers.map(
      (owner): SignedBy => ({ signer: owner, signature: { kind: 'approvedHash', owner } }),
    ),
    slots: Object.fromEntries(
      signers.map((owner) => [approvedSlot(owner, safeTxHash), toHex(1n, { size: 32 })]),
    ),
  }
}

/** `approvedHashes[owner][hash]` */
function approvedSlot(owner: Address, hash: Hex): Hex {
  const inner = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, APPROVED_HASHES_SLOT]),
  )
  return keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [hash, inner]))
}
