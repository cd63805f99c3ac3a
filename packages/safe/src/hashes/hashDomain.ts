import { type Hex, keccak256 } from 'viem'
import { addressWord, uintWord } from '../internal/abiWords.ts'
import type { SafeAccount } from '../types.ts'
import { versionTraits } from './versionTraits.ts'

/** keccak256 of `EIP712Domain(uint256 chainId,address verifyingContract)`. */
const withChain = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
/** keccak256 of `EIP712Domain(address verifyingContract)`. */
const withoutChain = '035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749'

/** The EIP-712 domain hash of a Safe: its `domainSeparator()`. */
export function hashDomain(safe: SafeAccount): Hex {
  const address = addressWord(safe.address, 'address')
  // Checked even where it is not hashed: a bad chain id means that somebody mixed something up.
  const chain = uintWord(safe.chainId, 'chainId')
  return versionTraits(safe.version).domainHasChainId
    ? keccak256(`0x${withChain}${chain}${address}`)
    : keccak256(`0x${withoutChain}${address}`)
}
