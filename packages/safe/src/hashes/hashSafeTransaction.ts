import { type Hex, keccak256 } from 'viem'
import { addressWord, hexDigits, operationDigit, uintWord } from '../internal/abiWords.ts'
import type { SafeAccount, SafeTransaction } from '../types.ts'
import { hashDomain } from './hashDomain.ts'
import { versionTraits } from './versionTraits.ts'

/** keccak256 of `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,…)`. */
const typeHashes = {
  baseGas: 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8',
  dataGas: '14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20',
}

export type SafeTransactionHashes = {
  /** What a device shows as domain hash. */
  domainHash: Hex
  /** What a device shows as message hash: the hash of the structure alone. */
  messageHash: Hex
  /** What the owners sign. */
  safeTxHash: Hex
  /** The 66 bytes before the last hashing: up to 1.4.1 they are what a contract owner is asked about. */
  preimage: Hex
}

/** The hashes of a Safe transaction, from nothing but its fields. */
export function hashSafeTransaction(
  safe: SafeAccount,
  transaction: SafeTransaction,
): SafeTransactionHashes {
  const domainHash = hashDomain(safe)
  const messageHash = keccak256(
    `0x${[
      typeHashes[versionTraits(safe.version).gasField],
      addressWord(transaction.to, 'to'),
      uintWord(transaction.value, 'value'),
      keccak256(`0x${hexDigits(transaction.data, 'data')}`).slice(2),
      uintWord(operationDigit(transaction.operation, 'operation'), 'operation'),
      uintWord(transaction.safeTxGas, 'safeTxGas'),
      uintWord(transaction.baseGas, 'baseGas'),
      uintWord(transaction.gasPrice, 'gasPrice'),
      addressWord(transaction.gasToken, 'gasToken'),
      addressWord(transaction.refundReceiver, 'refundReceiver'),
      uintWord(transaction.nonce, 'nonce'),
    ].join('')}`,
  )
  const preimage: Hex = `0x1901${domainHash.slice(2)}${messageHash.slice(2)}`
  return { domainHash, messageHash, safeTxHash: keccak256(preimage), preimage }
}
