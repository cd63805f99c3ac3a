import type { Address } from 'viem'

/** The right of somebody to take something; who has it, and of which contract's things. */
export type Grant =
  /** An amount of a token. */
  | { kind: 'erc20'; contract: Address; spender: Address }
  /** One collectible. */
  | { kind: 'erc721'; contract: Address; spender: Address; tokenId: bigint }
  /** All collectibles of a contract, of either standard. */
  | { kind: 'all'; contract: Address; spender: Address }
  /** An amount of a token, by way of Permit2 (`through`), which itself was allowed to take the token. */
  | { kind: 'permit2'; contract: Address; spender: Address; through: Address }

/** Names a right, so that each is listed once. */
export function grantKey(grant: Grant): string {
  const id = grant.kind === 'erc721' ? `:${grant.tokenId}` : ''
  return `${grant.kind}:${grant.contract}:${grant.spender}${id}`.toLowerCase()
}
