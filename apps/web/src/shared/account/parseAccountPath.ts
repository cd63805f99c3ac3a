import { isAddress } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import type { Account } from './account.ts'
import { accountAt } from './accountAt.ts'

export type AccountPath =
  | { status: 'found'; account: Account }
  /** The same account in another spelling than ours. */
  | { status: 'respelled'; account: Account }
  | { status: 'bad'; reason: 'noAddress' | 'badChecksum' }
  | { status: 'bad'; reason: 'unknownChain'; chain: string }

/** Reads the account in a path: a chain's short name and an address, in any letter case. */
export function parseAccountPath(text: string, chains: readonly ChainConfig[]): AccountPath {
  const colon = text.lastIndexOf(':')
  const name = colon < 0 ? undefined : text.slice(0, colon)
  const digits = text.slice(colon + 1)
  if (!/^0x[0-9a-f]{40}$/i.test(digits)) return { status: 'bad', reason: 'noAddress' }
  // Without a name it is the first chain's: better than nothing for what was pasted.
  const chain =
    name === undefined
      ? chains[0]
      : chains.find(({ shortName }) => shortName.toLowerCase() === name.toLowerCase())
  if (!chain) return { status: 'bad', reason: 'unknownChain', chain: name ?? '' }
  const body = digits.slice(2)
  // One letter case carries no checksum; both must carry the right one, or a digit is wrong.
  const isPlain = body === body.toLowerCase() || body === body.toUpperCase()
  if (!isPlain && !isAddress(`0x${body}`)) return { status: 'bad', reason: 'badChecksum' }
  const account = accountAt(chain, `0x${body}`)
  return { status: account.path === text ? 'found' : 'respelled', account }
}
