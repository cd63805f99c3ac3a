import { type Hex, size, slice } from 'viem'
import type { StandardError, StandardFault } from '../types.ts'

type Field = 'who' | 'owner' | 'has' | 'needs' | 'id' | 'role'

/** Errors that many contracts share: those of ERC-6093, and of OpenZeppelin's rules about who may do what. */
const ERRORS: Readonly<
  Record<Hex, readonly [name: string, fault: StandardFault, fields?: string]>
> = {
  '0xe450d38c': ['ERC20InsufficientBalance', 'balance', 'who has needs'],
  '0xfb8f41b2': ['ERC20InsufficientAllowance', 'allowance', 'who has needs'],
  '0x96c6fd1e': ['ERC20InvalidSender', 'sender', 'who'],
  '0xec442f05': ['ERC20InvalidReceiver', 'receiver', 'who'],
  '0xe602df05': ['ERC20InvalidApprover', 'approver', 'who'],
  '0x94280d62': ['ERC20InvalidSpender', 'spender', 'who'],
  '0x89c62b64': ['ERC721InvalidOwner', 'owner', 'who'],
  '0x7e273289': ['ERC721NonexistentToken', 'missing', 'id'],
  '0x64283d7b': ['ERC721IncorrectOwner', 'notOwner', 'who id owner'],
  '0x73c6ac6e': ['ERC721InvalidSender', 'sender', 'who'],
  '0x64a0ae92': ['ERC721InvalidReceiver', 'receiver', 'who'],
  '0x177e802f': ['ERC721InsufficientApproval', 'approval', 'who id'],
  '0xa9fbf51f': ['ERC721InvalidApprover', 'approver', 'who'],
  '0x5b08ba18': ['ERC721InvalidOperator', 'spender', 'who'],
  '0x03dee4c5': ['ERC1155InsufficientBalance', 'edition', 'who has needs id'],
  '0x01a83514': ['ERC1155InvalidSender', 'sender', 'who'],
  '0x57f447ce': ['ERC1155InvalidReceiver', 'receiver', 'who'],
  '0xe237d922': ['ERC1155MissingApprovalForAll', 'approvalForAll', 'who owner'],
  '0x3e31884e': ['ERC1155InvalidApprover', 'approver', 'who'],
  '0xced3e100': ['ERC1155InvalidOperator', 'spender', 'who'],
  '0x5b059991': ['ERC1155InvalidArrayLength', 'lengths', 'has needs'],
  '0x118cdaa7': ['OwnableUnauthorizedAccount', 'access', 'who'],
  '0xe2517d3f': ['AccessControlUnauthorizedAccount', 'access', 'who role'],
  '0xd93c0665': ['EnforcedPause', 'paused'],
  '0x5274afe7': ['SafeERC20FailedOperation', 'unmoved', 'who'],
}

/**
 * An error by its name, with its values. They are the word of whoever raised it. Null for what is not
 * exactly as the standard says: then it is somebody's own.
 */
export function readStandardError(data: Hex): StandardError | null {
  const [name, fault, listed] = ERRORS[slice(data, 0, 4)] ?? []
  if (!name || !fault) return null
  const fields = listed?.split(' ') ?? []
  if (size(data) !== 4 + fields.length * 32) return null
  const found: StandardError = { kind: 'standard', name, fault }
  for (const [index, field] of fields.entries()) {
    const word = slice(data, 4 + index * 32, 36 + index * 32)
    // The table has no other fields.
    if (!put(found, field as Field, word)) return null
  }
  return found
}

function put(found: StandardError, field: Field, word: Hex): boolean {
  if (field === 'has' || field === 'needs' || field === 'id') found[field] = BigInt(word)
  if (field === 'who' || field === 'owner') {
    if (BigInt(word) >> 160n !== 0n) return false
    found[field] = slice(word, 12)
  }
  return true
}
