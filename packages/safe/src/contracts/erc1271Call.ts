import type { Hex } from 'viem'

/** The magic values: each form's own selector, padded to the whole word that a contract answers. */
const YES = {
  bytes: `0x20c13b0b${'00'.repeat(28)}`,
  bytes32: `0x1626ba7e${'00'.repeat(28)}`,
} as const

export type Erc1271Question = { hash: Hex; signature: Hex } & (
  | { form?: 'bytes32' }
  /** As `versionTraits` says what a Safe of some version asks its owners: about these bytes, or their hash. */
  | { form: 'bytes' | 'bytes32'; preimage: Hex }
)

/**
 * How a contract is asked whether a signature is its own (ERC-1271, and the form before it), and the
 * one answer that means yes. The answer is read as a whole word, not as its first four bytes: a
 * contract that only echoes what it is asked begins with the right ones.
 */
export function erc1271Call(question: Erc1271Question) {
  const { form = 'bytes32', hash, signature } = question
  const subject = form === 'bytes' && 'preimage' in question ? question.preimage : hash
  const abi = [
    {
      type: 'function',
      stateMutability: 'view',
      name: 'isValidSignature',
      inputs: [{ type: form }, { type: 'bytes' }],
      outputs: [{ type: 'bytes32' }],
    },
  ] as const
  const args = [subject, signature] as const
  return { abi, functionName: 'isValidSignature', args, yes: YES[form] } as const
}
