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
  /** Others of the same Safe that are executed before it, in this order: it runs in the state that they leave. */
  before?: readonly SafeTransaction[]
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
 * What is executed before it is executed in the same way; what is told of is what all of them come to.
 */
export function planSafe(
  { state, sender, isGuarded }: Setting,
  { safe, transaction, signatures, before = [] }: SafeScript,
  { circumstances, stranger }: Sending,
): Plan {
  const { owners, threshold, nonce } = state
  if (threshold > owners.length) throw new RehearsalError('failed', 'The Safe is not a whole one.')
  const line = [...before, transaction]
  const first = line[0]?.nonce ?? transaction.nonce
  const isEarly = first !== BigInt(nonce)
  const consents = line.map((each) =>
    signatures && each === transaction
      ? { signatures, slots: {} }
      : pretendConsent(safe, each, owners.slice(0, threshold)),
  )
  const slots: Record<Hex, Hex> = Object.assign({}, ...consents.map((consent) => consent.slots))
  if (isEarly) slots[toHex(NONCE_SLOT, { size: 32 })] = toHex(first, { size: 32 })
  const opened = expandCalls(safe.address, transaction)
  const earlier = before.map((each) => expandCalls(safe.address, each))
  return {
    at: isGuarded && sender ? sender : stranger,
    slots: { [safe.address]: slots },
    circumstances,
    acts: line.map((each, index) => ({
      to: safe.address,
      value: 0n,
      isDelegated: false,
      data: encodeExecution(each, consents[index]?.signatures ?? []),
    })),
    spare: null,
    questions: [
      ...askSafe(safe.address),
      askCoin(safe.address),
      ...(sender ? [askCoin(sender)] : []),
      ...line.flatMap((each) => askRefund(safe.address, each, circumstances)),
      ...[...earlier, opened].flatMap(({ calls }) => questionsOfCalls(calls)),
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
