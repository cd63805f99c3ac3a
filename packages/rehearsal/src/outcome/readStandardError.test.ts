import { concat, encodeErrorResult, type Hex, pad, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { readRevert } from './readRevert.ts'
import { readStandardError } from './readStandardError.ts'

const who = `0x${'a1'.repeat(20)}` as const
const owner = `0x${'b2'.repeat(20)}` as const
const role = pad('0x5', { size: 32 })

/** As ERC-6093 and OpenZeppelin write them; the names are those of the fields. */
const abi = parseAbi([
  'error ERC20InsufficientBalance(address who, uint256 has, uint256 needs)',
  'error ERC20InsufficientAllowance(address who, uint256 has, uint256 needs)',
  'error ERC20InvalidSender(address who)',
  'error ERC20InvalidReceiver(address who)',
  'error ERC20InvalidApprover(address who)',
  'error ERC20InvalidSpender(address who)',
  'error ERC721InvalidOwner(address who)',
  'error ERC721NonexistentToken(uint256 id)',
  'error ERC721IncorrectOwner(address who, uint256 id, address owner)',
  'error ERC721InvalidSender(address who)',
  'error ERC721InvalidReceiver(address who)',
  'error ERC721InsufficientApproval(address who, uint256 id)',
  'error ERC721InvalidApprover(address who)',
  'error ERC721InvalidOperator(address who)',
  'error ERC1155InsufficientBalance(address who, uint256 has, uint256 needs, uint256 id)',
  'error ERC1155InvalidSender(address who)',
  'error ERC1155InvalidReceiver(address who)',
  'error ERC1155MissingApprovalForAll(address who, address owner)',
  'error ERC1155InvalidApprover(address who)',
  'error ERC1155InvalidOperator(address who)',
  'error ERC1155InvalidArrayLength(uint256 has, uint256 needs)',
  'error OwnableUnauthorizedAccount(address who)',
  'error AccessControlUnauthorizedAccount(address who, bytes32 role)',
  'error EnforcedPause()',
  'error SafeERC20FailedOperation(address who)',
])
const VALUES: Record<string, unknown> = { who, owner, role, has: 3n, needs: 5n, id: 7n }

function encode({ name, inputs }: (typeof abi)[number]): Hex {
  const args = inputs.map((input) => VALUES[input.name])
  // Each error with values of its own types, which no type can say of a list.
  return encodeErrorResult({ abi, errorName: name, args } as never)
}

describe('R-REH-2 errors that many contracts share', () => {
  it.each(abi.map((error) => [error.name, error] as const))('%s', (name, error) => {
    const values = error.inputs.filter((input) => input.name !== 'role')
    expect(readRevert(encode(error))).toEqual({
      kind: 'standard',
      name,
      fault: expect.any(String),
      ...Object.fromEntries(values.map((input) => [input.name, VALUES[input.name]])),
    })
  })

  it('are somebody’s own when they are not exactly so', () => {
    const data = encode(abi[0])
    const selector = '0xe450d38c'
    expect(readRevert(concat([data, '0x00']))).toEqual({ kind: 'custom', selector })
    expect(readRevert(selector)).toEqual({ kind: 'custom', selector })
    const dirty: Hex = `${selector}01${data.slice(12)}`
    expect(readStandardError(dirty)).toBeNull()
  })
})
