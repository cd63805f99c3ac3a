import type { Address, Client } from 'viem'
import { readToken, type TokenOnChain } from './readToken.ts'

/** `differs`: our nodes tell different things of it, so nobody knows. */
export type ToldToken = TokenOnChain | 'differs' | null

/**
 * R-TOK-1: what a token says of itself, by all of our nodes, of which there have to be two: its decimals
 * decide how much is signed. Throws where one of them does not answer.
 */
export async function readTokenTwice(
  nodes: readonly Client[],
  address: Address,
): Promise<ToldToken> {
  const answers = await Promise.all(nodes.map((node) => readToken(node, address)))
  const [first, ...others] = answers
  if (first === undefined || others.length === 0) return 'differs'
  return others.every((other) => isSame(first, other)) ? first : 'differs'
}

const isSame = (one: TokenOnChain | null, other: TokenOnChain | null) =>
  one?.symbol === other?.symbol && one?.name === other?.name && one?.decimals === other?.decimals
