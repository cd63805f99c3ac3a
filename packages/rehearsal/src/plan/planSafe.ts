import {
  encodeExecution,
  expandCalls,
  hashSafeTransaction,
  type SafeAccount,
  type SafeTransaction,
} from '@countersign/safe'
import { type Address, encodeAbiParameters, type Hex, keccak256, toHex, zeroAddress } from 'viem'
import { RehearsalError } from '../errors.ts'
import { askSafe } from '../questions/askSafe.ts'
import { askCoin, askToken } from '../questions/question.ts'
import { questionsOfCalls } from '../questions/questionsOfCalls.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './readSetting.ts'

export type SafeScript = {
  kind: 'safe'
  safe: SafeAccount
  transaction: SafeTransaction
  /** Who will send it, if that is known: guards and refunds look at it. */
  executor: Address | null
}

/** Where a Safe of any version keeps them. */
const NONCE_SLOT = 5n
const APPROVED_HASHES_SLOT = 8n
/** Nobody's: the hash of “countersign: nobody in particular”, cut. Whoever is not known to be a person's account is played here. */
const STAND_IN: Address = '0x45DB2C4e25989ad9d2c901C2aeb1C0c21fF256C2'

/**
 * The Safe's own `execTransaction`, as it will be called: with guards, refunds and nonce. Instead of
 * signatures, the owners are pretended to have confirmed the hash on the chain.
 */
export function planSafe({ state, sender }: Setting, { safe, transaction }: SafeScript): Plan {
  const { owners, threshold, nonce } = state
  if (threshold > owners.length) throw new RehearsalError('failed', 'The Safe is not a whole one.')
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const signers = owners.slice(0, threshold)
  const isEarly = transaction.nonce !== BigInt(nonce)
  const slots: Record<Hex, Hex> = Object.fromEntries(
    signers.map((owner) => [approvedSlot(owner, safeTxHash), toHex(1n, { size: 32 })]),
  )
  if (isEarly) slots[toHex(NONCE_SLOT, { size: 32 })] = toHex(transaction.nonce, { size: 32 })
  const data = encodeExecution(
    transaction,
    signers.map((owner) => ({ signer: owner, signature: { kind: 'approvedHash', owner } })),
  )
  const opened = expandCalls(safe.address, transaction)
  const { gasPrice, gasToken, refundReceiver } = transaction
  const payee = refundReceiver === zeroAddress ? sender : refundReceiver
  const isRefund = gasPrice > 0n && payee !== null
  return {
    at: sender ?? STAND_IN,
    slots: { [safe.address]: slots },
    acts: [{ to: safe.address, value: 0n, isDelegated: false, data }],
    questions: [
      ...askSafe(safe.address),
      askCoin(safe.address),
      ...(sender ? [askCoin(sender)] : []),
      ...(isRefund
        ? gasToken === zeroAddress
          ? [askCoin(payee)]
          : [askToken(gasToken, payee), askToken(gasToken, safe.address)]
        : []),
      ...questionsOfCalls(opened.calls),
    ],
    isEarly,
    safe: { address: safe.address, opened },
  }
}

/** `approvedHashes[owner][hash]` */
function approvedSlot(owner: Address, hash: Hex): Hex {
  const inner = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, APPROVED_HASHES_SLOT]),
  )
  return keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [hash, inner]))
}
